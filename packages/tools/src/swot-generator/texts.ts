import { flatText } from '../wording/index.ts';
import type { SwotInput } from './fields.ts';

/** One of the founder's texts, with the field it stands in. */
export interface Text {
  readonly field: TextName;
  readonly text: string;
}

const textNames = [
  'idea',
  'customer',
  'edge',
  'channel',
  'team',
] as const satisfies readonly (keyof SwotInput)[];
export type TextName = (typeof textNames)[number];

export function findText(input: SwotInput, field: TextName): Text | null {
  const text = flatText(input[field] ?? '');
  return text === '' ? null : { field, text };
}

export function listTexts(input: SwotInput, names: readonly TextName[] = textNames): readonly Text[] {
  return names.flatMap((name) => findText(input, name) ?? []);
}

/** What the idea reader is given: the idea and who pays, one text. */
export function wholeText(input: SwotInput): string {
  return listTexts(input, ['idea', 'customer', 'edge', 'channel'])
    .map(({ field, text }) => (field === 'customer' ? `For ${text}` : text))
    .map((text) => (/[.!?]$/u.test(text) ? text : `${text}.`))
    .join(' ');
}
