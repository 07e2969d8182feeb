import type { AnswerBlock, Tone } from '@slipway/report';
import { type Book, fromFigure } from './book.ts';
import type { Part } from './part.ts';
import { questionOf } from './question.ts';
import { type Score, scoreLabels } from './scores.ts';

const strongFrom = 75;
const weakUnder = 50;
/** So many of the five scores speak for the brand as a whole. */
const mostOfFive = 3;

/** The answer first: what holds, what fails, and the one thing to change. */
export function answerOf(
  book: Book,
  scores: readonly Score[],
  parts: readonly Part[],
  brand: string | null,
): AnswerBlock {
  const known = scores.filter(({ points }) => points !== null);
  const byPoints = known.toSorted((a, b) => (a.points ?? 0) - (b.points ?? 0));
  const faults = faultsOf(parts);
  const [fault] = faults;
  const taken = book.put({
    id: 'taken',
    label: 'Measures taken',
    value: parts.filter(({ figure }) => figure !== null).length,
    unit: 'count',
    provenance: { kind: 'assumed', why: 'Counted from what was given.' },
  });
  book.put({
    id: 'all',
    label: 'Measures there are',
    value: parts.length,
    unit: 'count',
    noun: 'measures',
    provenance: { kind: 'assumed', why: 'The parts of the five scores.' },
  });
  const open = scores.filter(({ points }) => points === null).map(({ id }) => scoreLabels[id].toLowerCase());
  const reasons = [...faults, ...strengthsOf(parts)].slice(0, 3);
  const verdict = verdictOf(book, byPoints);
  const question = questionOf(book);
  return {
    id: 'answer',
    kind: 'answer',
    tone: verdict.tone,
    word: null,
    verdict: book.say('verdict', verdict.text),
    ...(brand !== null && { big: { label: 'Brand score (of 100)', figure: brand } }),
    dials: [],
    reasons: reasons.flatMap(({ id, label, finding }) =>
      finding === null ? [] : [{ label, statement: { ...finding, id: `reason.${id}` } }],
    ),
    ...(fault?.fix && { next: { do: { ...fault.fix, id: 'next' }, dueDays: 7 } }),
    ...(open.length > 0 && {
      assumed: book.say('open', `Not scored, too little was given: ${open.join(', ')}.`, fromFigure(taken)),
    }),
    ...(question !== null && { question }),
  };
}

/** What costs most points and can be mended, one of each label. */
export function faultsOf(parts: readonly Part[]): readonly Part[] {
  return parts.filter(({ fix }) => fix !== null).toSorted((a, b) => (a.points ?? 0) - (b.points ?? 0));
}

function strengthsOf(parts: readonly Part[]): readonly Part[] {
  return parts
    .filter(({ points, finding }) => points !== null && points >= strongFrom && finding !== null)
    .toSorted((a, b) => (b.points ?? 0) - (a.points ?? 0));
}

function verdictOf(book: Book, byPoints: readonly Score[]): { readonly tone: Tone; readonly text: string } {
  const { name } = book;
  const [worst] = byPoints;
  const best = byPoints.at(-1);
  if (worst === undefined || best === undefined)
    return {
      tone: 'plain',
      text: `No score for ${book.input.company === undefined ? 'your brand' : name} yet: {{f:taken}} of {{f:all}} could be taken.`,
    };
  const low = worst.points ?? 0;
  const high = best.points ?? 0;
  const weak = `${scoreLabels[worst.id].toLowerCase()}, {{f:${worst.figure}}} of {{f:full}}`;
  if (worst === best)
    return low >= strongFrom
      ? { tone: 'good', text: `${name} holds in ${weak}; nothing else could be scored.` }
      : {
          tone: low < weakUnder ? 'poor' : 'fair',
          text: `${name} has a problem in ${weak}; nothing else could be scored.`,
        };
  const strong = `${scoreLabels[best.id].toLowerCase()}, {{f:${best.figure}}}`;
  if (low >= strongFrom && byPoints.length < mostOfFive)
    return { tone: 'good', text: `${name} is good where it could be scored; its lowest is ${weak}.` };
  if (low >= strongFrom)
    return { tone: 'good', text: `${name} holds together. Its weakest side is ${weak}.` };
  if (high < weakUnder)
    return {
      tone: 'poor',
      text: `${name} does not hold yet: its best side is ${strong}, its worst ${weak}.`,
    };
  return {
    tone: low < weakUnder ? 'poor' : 'fair',
    text: `${name} is strong in ${strong}, and held back by ${weak}.`,
  };
}
