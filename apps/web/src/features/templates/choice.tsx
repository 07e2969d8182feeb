import { useId } from 'react';

/** Whose words a preview shows. */
export const shownWith = [
  { value: 'own', label: 'Your company' },
  { value: 'sample', label: 'Sample' },
] as const;

interface ChoiceProps {
  readonly label: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  readonly value: string;
  readonly onChoose: (value: string) => void;
}

/** A few words side by side of which one holds. */
export function Choice({ label, options, value, onChoose }: ChoiceProps) {
  const name = useId();
  return (
    <fieldset className="preview-choice">
      <legend className="sr-only">{label}</legend>
      {options.map((one) => (
        <label key={one.value}>
          <input
            type="radio"
            name={name}
            className="sr-only"
            checked={one.value === value}
            onChange={() => onChoose(one.value)}
          />
          {one.label}
        </label>
      ))}
    </fieldset>
  );
}
