/** What may be set, as it stands behind an assumption in the file: `growth|-0.5|1`, or `curve|power=Power law|…`. */
interface Assumption {
  readonly id: string;
  readonly control:
    | { readonly type: 'number'; readonly min: number; readonly max: number }
    | {
        readonly type: 'choice';
        readonly options: readonly { readonly value: string; readonly label: string }[];
      };
}

const clean = (text: string): string => text.replaceAll('|', '/');

export function noteAssumption({ id, control }: Assumption): string {
  const rest =
    control.type === 'number'
      ? [String(control.min), String(control.max)]
      : control.options.map(({ value, label }) => `${clean(value)}=${clean(label)}`);
  return [clean(id), ...rest].join('|');
}

/** Null where it is not one of ours any more. */
export function readNote(text: string): Assumption | null {
  const [id = '', ...rest] = text.split('|');
  if (id === '' || rest.length === 0) return null;
  const [min, max] = rest.map(Number);
  if (rest.length === 2 && min !== undefined && max !== undefined && min <= max)
    return { id, control: { type: 'number', min, max } };
  const options = rest.flatMap((one) => {
    const at = one.indexOf('=');
    return at < 0 ? [] : [{ value: one.slice(0, at), label: one.slice(at + 1) }];
  });
  return options.length === rest.length ? { id, control: { type: 'choice', options } } : null;
}
