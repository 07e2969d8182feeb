import type { Figure, Source } from '@slipway/core';
import { type Collector, collectFigures, collectSources, type Evidence, stemsOf } from '@slipway/report';
import { readEvidence } from '../hearing/read-evidence.ts';
import type { Insight } from '../insights/index.ts';
import { nameThing } from '../insights/name-thing.ts';
import type { People } from '../people/people.ts';
import type { Reading } from '../reading/index.ts';
import { shortQuote } from '../wording/index.ts';
import type { SwotBasis } from './basis.ts';
import { fields, type SwotInput } from './fields.ts';
import { findSign, type Sign, type SignId, withoutSentence } from './heard/signs.ts';
import { findHardware, findHarm, findPlatform, isGraveHarm, type Platform } from './heard/stakes.ts';
import { insightsOf } from './insights.ts';
import { findMoney, type Money } from './money.ts';
import { findPeople } from './people.ts';
import { customerSource } from './sources.ts';
import { findText, listTexts, type Text } from './texts.ts';

/** One company as it is understood: what the rules look at, and where they put figures and sources. */
export interface Case extends People {
  readonly input: SwotInput;
  readonly basis: SwotBasis;
  readonly reading: Reading;
  readonly texts: readonly Text[];
  /** "the kettle sensor", else "your product". */
  readonly thing: string;
  readonly money: Money;
  readonly evidence: ReturnType<typeof readEvidence> & { readonly field: string };
  readonly platform: Platform | null;
  readonly harm: string | null;
  readonly isGrave: boolean;
  /** The word for what must be made of matter. */
  readonly hardware: string | null;
  /** The customer's name alone tells this founder from any other. */
  readonly isWhoTelling: boolean;
  /** The words that name the customer, or else the idea's first words. */
  readonly whoSaid: Evidence;
  readonly figures: Collector<Figure>;
  readonly sources: Collector<Source>;
  /** What the trade knows about this niche, most specific first. */
  readonly insights: readonly Insight[];
  sign(id: SignId): Sign | null;
  /** Adds the figure and answers its placeholder. */
  figure(figure: Figure): string;
  cite(source: Source): Evidence;
}

export function makeCase(input: SwotInput, basis: SwotBasis): Case {
  const { reading, field } = basis;
  const texts = listTexts(input, ['idea', 'edge', 'channel']);
  const idea = findText(input, 'idea') ?? { field: 'idea', text: '' };
  const offer = reading.offer?.value ?? null;
  const around = withoutSentence(idea, offer);
  const answer = withoutSentence(idea, reading.problem?.value ?? null);
  const figures = collectFigures();
  const sources = collectSources();
  const people = findPeople(input, reading, basis.niche, field?.customers ?? []);
  const cite: Case['cite'] = (source) => {
    sources.add(source);
    return { kind: 'source', id: source.id };
  };
  const told: Omit<Case, 'insights'> = {
    ...people,
    input,
    basis,
    reading,
    texts,
    thing: nameThing(reading) ?? 'your product',
    money: findMoney(input, basis),
    evidence: { ...readEvidence(idea.text), field: 'idea' },
    platform: findPlatform(answer.text === '' ? (offer ?? '') : answer.text),
    harm: findHarm(idea.text),
    isGrave: isGraveHarm(findHarm(idea.text)),
    hardware: findHardware(idea.text),
    isWhoTelling: isOwnWord(people, listTexts(input)),
    whoSaid: wordsForWho(input, basis, people, cite),
    figures,
    sources,
    sign(id) {
      if (id === 'byHand') return findSign(id, [around]);
      const isOfOffer = id === 'handwork' || id === 'goods';
      return findSign(id, isOfOffer && answer.text !== '' ? [answer] : texts);
    },
    figure(figure) {
      figures.add(figure);
      return `{{f:${figure.id}}}`;
    },
    cite,
  };
  return { ...told, insights: insightsOf(told) };
}

/** Every word of the founder that a sentence repeats, as its evidence. */
export function said(field: string, quote: string): Evidence {
  return { kind: 'said', field, quote };
}

/** An answer chosen from a list, by its label. */
export function chosen(name: 'evidence' | 'stage', input: SwotInput): Evidence {
  const field = fields.find((one) => one.name === name);
  const options = field !== undefined && 'options' in field ? field.options : [];
  return said(name, options.find(({ value }) => value === input[name])?.label ?? name);
}

function wordsForWho(
  input: SwotInput,
  { reading, field }: SwotBasis,
  { isNamed, who }: People,
  cite: Case['cite'],
): Evidence {
  const typed = findText(input, 'customer');
  if (typed !== null) return said('customer', typed.text);
  if (!isNamed && field !== null && !who.startsWith('buyers')) return cite(customerSource(field));
  const heard = reading.customer?.value ?? reading.phrases[0];
  return said('idea', heard ?? (shortQuote(input.idea ?? '', 8) || 'idea'));
}

function isOwnWord({ who }: People, texts: readonly Text[]): boolean {
  const own = texts.flatMap(({ text }) => [...stemsOf(text)]);
  return [...stemsOf(who)].some((stem) => own.includes(stem));
}
