import { readFileSync } from 'node:fs';
import type { TextFeatures } from '../../packages/analyst/src/classify/text-features.ts';
import { kindFeatures } from '../../packages/analyst/src/read/number-kinds/features.ts';
import { type NumberKind, numberKinds } from '../../packages/analyst/src/read/number-kinds/number-kind.ts';
import { findNumbers, type NumberMention } from '../../packages/analyst/src/read/numbers.ts';
import { type Language, parseText } from '../../packages/analyst/src/read/parse-text.ts';
import type { ParsedText } from '../../packages/analyst/src/read/party-features.ts';

/** A paragraph of a founder in which each number is labelled: "£[249|price] a month". */
export interface LabelledNumbers {
  readonly text: string;
  readonly parsed: ParsedText;
  readonly numbers: readonly NumberMention[];
  /** Null for a number that has no label. */
  readonly kinds: readonly (NumberKind | null)[];
}

const label = /\[([^|\]]+)\|([a-z-]+)\]/gu;

export function loadNumbers(file: string, language: Language): readonly LabelledNumbers[] {
  return readFileSync(file, 'utf8')
    .trim()
    .split('\n')
    .map((line) => readLine(line, language));
}

function readLine(line: string, language: Language): LabelledNumbers {
  const labels: { readonly from: number; readonly to: number; readonly kind: NumberKind }[] = [];
  let text = '';
  let last = 0;
  for (const match of line.matchAll(label)) {
    const [whole, number = '', name = ''] = match;
    text += line.slice(last, match.index);
    const kind = numberKinds.find((one) => one === name);
    if (kind === undefined) throw new Error(`No number is called "${name}" ("${line.slice(0, 60)}").`);
    labels.push({ from: text.length, to: text.length + number.length, kind });
    text += number;
    last = match.index + whole.length;
  }
  text += line.slice(last);
  const parsed = parseText(text, language);
  const numbers = findNumbers(parsed);
  const kinds = numbers.map(({ at, sum }) => {
    const [from, to] = [parsed.tokens[at]?.from ?? 0, parsed.tokens[sum?.at ?? at]?.to ?? 0];
    return labels.find((one) => from < one.to && to > one.from)?.kind ?? null;
  });
  return { text, parsed, numbers, kinds };
}

export function featuresAt(
  { numbers, parsed }: LabelledNumbers,
  place: number,
  before: readonly NumberKind[],
  language: Language,
): TextFeatures {
  const { parties, classes, sentences } = language;
  return kindFeatures(place, numbers, before, parsed, {
    vectors: sentences.vectors,
    parties,
    factWords: classes.factWords,
  });
}
