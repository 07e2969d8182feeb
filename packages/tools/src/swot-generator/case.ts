import { type Finding, type Findings, isPrintable, isProgramme } from '@slipway/analyst';
import { flatText, shortQuote } from '@slipway/language';
import type { Evidence, Writer } from '@slipway/report';
import type { IdeaBasis } from '../idea/gather.ts';
import type { SwotInput } from './fields.ts';
import type { Proof } from './proof.ts';

/** Everything one sheet is made from. */
export interface Case {
  readonly input: SwotInput;
  readonly basis: IdeaBasis;
  readonly findings: Findings;
  readonly writer: Writer;
  readonly proof: Proof;
}

const quoteWords = 12;
const nameWords = 6;

/** Said of this company, and not of every business of the kind. */
export const isNear = ({ isGeneral }: Finding): boolean => isGeneral !== true;

export const isAbout = (finding: Finding): boolean => isNear(finding) && isPrintable(finding);

type TextName = 'edge' | 'channel' | 'team' | 'idea';

/** A founder's answer as it may stand in a sentence; null where nothing is left of it. */
export function textOf(input: SwotInput, name: TextName): string | null {
  const text = flatText(input[name] ?? '');
  return text === '' ? null : text;
}

export function said(field: string, quote: string): Evidence {
  return { kind: 'said', field, quote };
}

/** What was looked through where something is missing. */
export function saidIdea(input: SwotInput): readonly Evidence[] {
  const text = textOf(input, 'idea');
  return text === null ? [] : [said('idea', shortQuote(text, quoteWords) || text.slice(0, 80))];
}

export interface Named {
  readonly name: string;
  readonly evidence: readonly Evidence[];
}

/** Who pays, as they may be called in a sentence; where that is a guess, the answer says what was assumed. */
export function payersOf({ input, basis }: Pick<Case, 'input' | 'basis'>): Named {
  const { value, standing, quote } = basis.profile.pays;
  const name = flatText(value ?? '');
  if (name === '' || name.split(' ').length > nameWords)
    return { name: isProgramme(basis.profile) ? 'funders' : 'customers', evidence: saidIdea(input) };
  return {
    name,
    evidence: [standing === 'confirmed' ? said('customer', name) : said('idea', quote ?? name)],
  };
}

/** As answered, else as the text names them. */
export function rivalsNamed({
  input: { rivals },
  basis: { profile },
}: Pick<Case, 'input' | 'basis'>): readonly string[] {
  return (rivals ?? profile.rivals).map(flatText).filter((name) => name !== '');
}

/** Where the founder named it. */
export function saidRival({ input }: Pick<Case, 'input'>, name: string): Evidence {
  return said(input.rivals === undefined ? 'idea' : 'rivals', name);
}
