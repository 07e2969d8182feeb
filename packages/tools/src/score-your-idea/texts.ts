import { countWords, flatText } from '../wording/index.ts';
import type { ScoreInput } from './fields.ts';

/** One of the founder's texts, with the field it stands in. */
export interface Text {
  readonly field: TextName;
  readonly text: string;
}

const textNames = [
  'idea',
  'problem',
  'solution',
  'customer',
  'workaround',
  'channel',
  'whyNow',
  'edge',
] as const satisfies readonly (keyof ScoreInput)[];
export type TextName = (typeof textNames)[number];

export function findText(input: ScoreInput, field: TextName): Text | null {
  const text = flatText(input[field] ?? '');
  return /[\p{L}\p{N}]/u.test(text) ? { field, text } : null;
}

export function listTexts(input: ScoreInput, names: readonly TextName[] = textNames): readonly Text[] {
  return names.flatMap((name) => findText(input, name) ?? []);
}

/** What the idea reader is given: one text, whichever fields were filled. */
export function wholeText(input: ScoreInput): string {
  return listTexts(input)
    .map(({ field, text }) => (field === 'customer' ? `For ${text}` : text))
    .map((text) => (/[.!?]$/u.test(text) ? text : `${text}.`))
    .join(' ');
}

export function countAllWords(input: ScoreInput): number {
  return listTexts(input).reduce((sum, { text }) => sum + countWords(text), 0);
}

/** Answers that are no free text: each says about as much as a short sentence. */
export function countAnswers(input: ScoreInput): number {
  const { frequency, workaroundCostPerMonth, pricePerMonth, evidence, founderYears, stage } = input;
  const answers = [frequency, workaroundCostPerMonth, pricePerMonth, evidence, founderYears, stage];
  return answers.filter((answer) => answer !== undefined).length;
}
