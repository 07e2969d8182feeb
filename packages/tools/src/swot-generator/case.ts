import type { Finding, Findings } from '@slipway/analyst';
import type { Evidence, Writer } from '@slipway/report';
import type { IdeaBasis } from '../idea/gather.ts';
import { flatText, shortQuote } from '../wording/index.ts';
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

/** Every second row from here on is about the idea (`npm run eval`). */
const bodyFrom = 0.4;
/** In the kind of business that the founder confirmed. */
const confirmedFrom = 0.3;
const quoteWords = 12;
const nameWords = 6;

/** Whether a row may be printed: likely enough, or of the kind of business that the founder confirmed. */
export function isAbout({ profile, notes }: IdeaBasis, { kind, likely, statement }: Finding): boolean {
  if (likely >= bodyFrom) return true;
  const isConfirmed = [profile.job, profile.niche].some(({ standing }) => standing === 'confirmed');
  return isConfirmed && likely >= confirmedFrom && statement.id.startsWith(`${kind}:${notes.niches[0]?.id}#`);
}

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

/** Who pays, as they may be called in a sentence; a guess is no name. */
export function payersOf({ input, basis }: Pick<Case, 'input' | 'basis'>): Named {
  const { value, standing, quote } = basis.profile.pays;
  const name = flatText(value ?? '');
  if (!isPayerSure(basis) || name === '' || name.split(' ').length > nameWords)
    return { name: 'customers', evidence: saidIdea(input) };
  return {
    name,
    evidence: [standing === 'confirmed' ? said('customer', name) : said('idea', quote ?? name)],
  };
}

export function isPayerSure({ profile: { pays } }: IdeaBasis): boolean {
  return pays.standing === 'confirmed' || pays.standing === 'read';
}

export function rivalsNamed({ rivals = [] }: SwotInput): readonly string[] {
  return rivals.map(flatText).filter((name) => name !== '');
}
