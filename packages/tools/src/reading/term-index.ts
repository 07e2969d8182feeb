import type { Knowledge } from '@slipway/facts';
import { listBrands } from './brands.ts';
import { lexicon } from './lexicon/index.ts';
import { stem } from './stem.ts';
import { type Token, tokenise } from './tokens.ts';

interface Term {
  readonly stems: readonly string[];
  /** Points by vertical. */
  readonly points: Map<string, number>;
}

export interface TermIndex {
  /** By the first stem, longest term first. */
  readonly byFirst: ReadonlyMap<string, readonly Term[]>;
  /** Stems of long single words by each way of leaving out one letter: finds slips of the finger. */
  readonly byGap: ReadonlyMap<string, string>;
}

export interface Hit {
  readonly start: number;
  readonly end: number;
  readonly points: ReadonlyMap<string, number>;
}

const weights = { sure: 4, keyword: 3, looseKeyword: 1.2, likely: 2, brand: 2, hint: 0.7 } as const;
/** Keywords that mean other things as well, or that every second idea holds. */
const loose = new Set(
  'space practice management;clinic;booking;code;testing;api;cart;team;fan;video;coach;launch;identity;policy;property;listing;skills;game;automation;workflow;friends;credit;savings;merchant;guest;trip;parent;kids;student;sleep;community app;vehicle;merchant tools;event;sales;token;content platform;public safety;energy;climate;analytics;database;security;compliance legal;talent;onboarding;car;tax;budget;contract;practice;marketplace;on demand;fan'.split(
    ';',
  ),
);
/** Shorter words are too near to one another. */
const slipLength = 8;

export function buildTermIndex({ verticals }: Pick<Knowledge, 'verticals'>): TermIndex {
  const terms = new Map<string, Term>();
  const add = (stems: readonly string[], vertical: string, points: number): void => {
    const key = stems.join(' ');
    const before = terms.get(key);
    if (before === undefined) terms.set(key, { stems, points: new Map([[vertical, points]]) });
    else before.points.set(vertical, Math.max(points, before.points.get(vertical) ?? 0));
  };
  for (const { id, keywords, companies } of verticals) {
    for (const keyword of keywords)
      add(stemsOf(keyword), id, loose.has(keyword) ? weights.looseKeyword : weights.keyword);
    for (const brand of listBrands(companies)) add(stemsOf(brand), id, weights.brand);
  }
  for (const { vertical, ...tiers } of lexicon)
    for (const tier of ['sure', 'likely', 'hint'] as const)
      for (const term of tiers[tier].split('; ')) add(stemsOfPlain(term), vertical, weights[tier]);
  return indexTerms([...terms.values()]);
}

function stemsOf(text: string): readonly string[] {
  return tokenise(text).map((token) => token.stem);
}

/** The lexicon is written plainly: cutting at spaces and hyphens gives what `tokenise` would, in a tenth of the time. */
function stemsOfPlain(term: string): readonly string[] {
  return term.split(/[ /-]/u).map(stem);
}

function indexTerms(terms: readonly Term[]): TermIndex {
  const byFirst = new Map<string, Term[]>();
  const byGap = new Map<string, string>();
  for (const term of terms) {
    const [first] = term.stems;
    if (first === undefined) continue;
    const beside = byFirst.get(first);
    if (beside === undefined) byFirst.set(first, [term]);
    else beside.push(term);
    if (term.stems.length === 1 && first.length >= slipLength)
      for (const gap of listGaps(first)) if (!byGap.has(gap)) byGap.set(gap, first);
  }
  for (const list of byFirst.values()) list.sort((a, b) => b.stems.length - a.stems.length);
  return { byFirst, byGap };
}

function listGaps(word: string): readonly string[] {
  const gaps = [word];
  for (let at = 0; at < word.length; at++) gaps.push(word.slice(0, at) + word.slice(at + 1));
  return gaps;
}

/** Every term the text holds; a shorter one inside a longer one counts as well, but less. */
export function findTerms(tokens: readonly Token[], index: TermIndex): readonly Hit[] {
  const hits: Hit[] = [];
  tokens.forEach((token, at) => {
    const exact = index.byFirst.get(token.stem);
    if (exact === undefined) {
      const slip = findSlip(token, index);
      if (slip !== null) hits.push(slip);
      return;
    }
    let longest = 0;
    for (const { stems, points } of exact) {
      if (!stems.every((stem, offset) => tokens[at + offset]?.stem === stem)) continue;
      const last = tokens[at + stems.length - 1] ?? token;
      hits.push({ start: token.start, end: last.end, points: longest === 0 ? points : scale(points, 0.5) });
      longest = Math.max(longest, stems.length);
    }
  });
  return hits;
}

function findSlip({ stem, start, end }: Token, { byFirst, byGap }: TermIndex): Hit | null {
  if (stem.length < slipLength - 1 || !/^\p{L}+$/u.test(stem)) return null;
  for (const gap of listGaps(stem)) {
    const meant = byGap.get(gap);
    if (meant === undefined || meant.charAt(0) !== stem.charAt(0)) continue;
    const term = byFirst.get(meant)?.find(({ stems }) => stems.length === 1);
    if (term !== undefined) return { start, end, points: scale(term.points, 0.6) };
  }
  return null;
}

function scale(points: ReadonlyMap<string, number>, by: number): ReadonlyMap<string, number> {
  return new Map([...points].map(([vertical, value]) => [vertical, value * by]));
}
