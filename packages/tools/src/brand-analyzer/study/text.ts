import {
  findStockPhrase,
  isEnglish,
  leastWords,
  listSaidNumbers,
  readVoice,
  sentencesOf,
  stemsOf,
  type Voice,
  wordsOf,
} from '@slipway/language';
import type { Basis } from '../basis.ts';
import type { Input } from '../fields.ts';

export interface TextStudy {
  readonly field: 'copy' | 'site';
  readonly text: string;
  readonly voice: Voice;
  readonly isShort: boolean;
  /** Sentences that could be in anybody's pitch. */
  readonly stock: readonly { readonly sentence: string; readonly phrase: string }[];
  /** Sentences that name a number or a name. */
  readonly specific: number;
}

/** Fewer words are a headline, not a voice. */
const scoredFrom = 40;

/** Why a text that was given is not scored; null where it is, or where there is none. */
export function findTextGap(input: Input, basis: Basis): 'short' | 'not English' | null {
  const text = textOf(input, basis);
  if (text === '' || readText(input, basis) !== null) return null;
  return isEnglish(text) ? 'short' : 'not English';
}

function textOf({ copy }: Input, { site }: Basis): string {
  return copy ?? (site?.kind === 'found' ? site.page.text : '');
}

/** Null without a text, with a few words, or where it is not English: the formulas are for English alone. */
export function readText(input: Input, basis: Basis): TextStudy | null {
  const text = textOf(input, basis);
  if (!isEnglish(text) || wordsOf(text).length < scoredFrom) return null;
  const voice = readVoice(text);
  const sentences = sentencesOf(text);
  return {
    field: input.copy === undefined ? 'site' : 'copy',
    text,
    voice,
    isShort: voice.words < leastWords,
    stock: sentences.flatMap((sentence) => {
      const phrase = findStockPhrase(sentence);
      return phrase === null ? [] : [{ sentence, phrase }];
    }),
    specific: sentences.filter(isSpecific).length,
  };
}

/** A number in digits or words, or a name that is not just the first word. */
function isSpecific(sentence: string): boolean {
  return listSaidNumbers(sentence).length > 0 || /[\p{Ll},] \p{Lu}\p{Ll}+/u.test(sentence);
}

export interface TaglineStudy {
  readonly words: number;
  /** Share of its own words that the text says too; null without a text. */
  readonly echoed: number | null;
}

export function readTagline({ tagline }: Input, text: TextStudy | null): TaglineStudy | null {
  if (tagline === undefined) return null;
  const words = wordsOf(tagline).length;
  if (words === 0) return null;
  const stems = [...stemsOf(tagline)];
  const said = text === null ? null : stemsOf(text.text);
  return {
    words,
    echoed:
      said === null || stems.length === 0
        ? null
        : stems.filter((stem) => said.has(stem)).length / stems.length,
  };
}
