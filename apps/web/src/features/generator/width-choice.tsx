const widths = [
  { px: 1280, label: 'Desktop' },
  { px: 820, label: 'Tablet' },
  { px: 390, label: 'Phone' },
] as const;

/** On a phone, a page as phones show it: a desk would be as small as a stamp. */
export function firstWidth(): number {
  return innerWidth < 640 ? 390 : 1280;
}

interface WidthChoiceProps {
  readonly px: number;
  readonly onChange: (px: number) => void;
}

export function WidthChoice({ px, onChange }: WidthChoiceProps) {
  return (
    <fieldset className="no-print flex flex-wrap gap-x-5 gap-y-1">
      <legend className="sr-only">Width of the preview</legend>
      {widths.map((one) => (
        <label key={one.px} className="flex min-h-9 cursor-pointer items-center gap-2">
          <input
            type="radio"
            name="preview-width"
            checked={px === one.px}
            onChange={() => onChange(one.px)}
          />
          {one.label} <span className="text-sm text-ink-soft">{one.px} px</span>
        </label>
      ))}
    </fieldset>
  );
}
