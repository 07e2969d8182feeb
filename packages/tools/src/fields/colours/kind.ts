import { parseColour } from '@slipway/colour';
import type { FieldKind } from '../field-kind.ts';
import { keepWhole, oneText, scalarText } from '../shared/one-text.ts';
import { readEntries } from '../shared/read-entries.ts';
import { type Refusal, refuse } from '../shared/read-value.ts';
import type { ColoursField, ColoursValue } from './field.ts';

export const kind: FieldKind<ColoursField, ColoursValue> = {
  ...oneText,
  read,
  write: (_field, value) => (Array.isArray(value) ? value.map(scalarText).join('\n') : null),
  keep: keepWhole,
};

function read({ label, maxItems }: ColoursField, raw: unknown): ColoursValue | Refusal {
  return readEntries(raw, maxItems, {
    none: refuse(`${label} must be a list of colours.`),
    tooMany: refuse(`${label}: at most ${maxItems} colours.`),
    read: (entry, line) => {
      const text = typeof entry === 'string' ? entry.trim() : null;
      if (text === '') return '';
      const colour = text === null ? null : parseColour(text);
      return colour ?? refuse(`${label}, line ${line}: ${colourProblem(text ?? '')}`);
    },
  });
}

/** "1a2b3c" alone would be a colour too, so the example shows the sign. */
function colourProblem(text: string): string {
  const shown = text.length > 30 || text === '' || !text.isWellFormed() ? 'this' : `“${text}”`;
  return /^#?[\da-f]{8}$|^(?:rgba|hsla)\(/iu.test(text)
    ? `please give ${shown} without transparency, six digits after the #.`
    : `${shown} is no colour we know. Write # and six digits, or a name such as teal.`;
}
