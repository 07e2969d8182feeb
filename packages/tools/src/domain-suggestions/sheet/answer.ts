import { constant, roundUp, times } from '@slipway/core';
import { listWords } from '@slipway/language';
import type { AnswerBlock, Evidence, Statement, Writer } from '@slipway/report';
import type { Basis } from '../basis.ts';
import type { Input } from '../fields.ts';
import { type Ranked, usedAxes } from '../rank.ts';
import { styleLabels, styles } from '../styles.ts';
import { byDictionary, listenersId, weightFigure } from './figures.ts';

const leadersMost = 3;
const passShare = 0.8;
/** The names to test first are about the business as much as any on the list. */
const fitsFrom = 0.8;

/** The founder's picks where there are any; else the best of the kind that was asked for, or of three different kinds. */
function leadersOf(ranked: readonly Ranked[], asked: string | undefined): readonly Ranked[] {
  const isAsked = ({ style }: Ranked): boolean => style === asked;
  const best = ranked.toSorted((a, b) => Number(isAsked(b)) - Number(isAsked(a)) || a.rank - b.rank);
  const picked = best.filter(({ isPicked }) => isPicked);
  if (picked.length > 0) return picked.slice(0, leadersMost);
  const nearest = Math.max(...best.map(({ rates }) => rates.meaning));
  // Whoever cannot be spelled after hearing is not recommended, however well it looks.
  const fitting = best.filter(
    ({ rates, address, share, misread }) =>
      rates.meaning >= fitsFrom * nearest && share >= 0.65 && misread === null && address === null,
  );
  const pool = fitting.length >= leadersMost ? fitting : best;
  const leaders: Ranked[] = [];
  for (const one of pool)
    if (!leaders.some((other) => (other.style === one.style && !isAsked(one)) || isAkin(other, one)))
      leaders.push(one);
  // Where only one kind fits so well, its next ones do better than the best of another kind.
  for (const one of pool) if (!leaders.some((other) => isAkin(other, one))) leaders.push(one);
  return leaders.slice(0, leadersMost);
}

/** "Floss" and "FlossKit" are one idea. */
const isAkin = (a: Ranked, b: Ranked): boolean =>
  a.name.slice(0, 3).toLowerCase() === b.name.slice(0, 3).toLowerCase();

export function answerOf(ranked: readonly Ranked[], input: Input, basis: Basis, writer: Writer): AnswerBlock {
  const leaders = leadersOf(ranked, input.nameStyle);
  const said: readonly Evidence[] =
    input.idea === undefined ? [] : [{ kind: 'said', field: 'idea', quote: beginningOf(input.idea) }];
  const [first] = leaders;
  if (first === undefined)
    return {
      id: 'answer',
      kind: 'answer',
      tone: 'fair',
      word: null,
      verdict: writer.say(
        'verdict',
        'No name fits all your wishes. Allow more letters or fewer must-have words.',
        ...said,
      ),
      dials: [],
      reasons: [],
    };
  const names = listWords(leaders.map(({ name }) => name));
  const right = writer.derive({
    id: 'test.right',
    label: 'Must write it right',
    unit: 'count',
    noun: 'people',
    formula: roundUp(times(listenersId, constant(passShare, 'share'))),
  });
  return {
    id: 'answer',
    kind: 'answer',
    tone: 'plain',
    word: null,
    verdict: writer.say(
      'verdict',
      leaders.some(({ isPicked }) => isPicked)
        ? `Your shortlist: ${names}. Test them by ear before you buy.`
        : `Test ${names} first: of {{f:count}}, they fit the business and are spelled as they sound.`,
      ...said,
    ),
    big: { label: `Score of ${first.name}`, figure: scoreFigure(first, writer) },
    dials: [],
    reasons: leaders.map((leader) => ({ label: leader.name, statement: whyOf(leader, writer) })),
    next: {
      do: writer.say('next', `Say each of them to {{f:${listenersId}}} and have them type it.`),
      passes: writer.say('passes', `{{f:${right}}} or more write it right.`),
      dueDays: 7,
    },
    assumed: writer.say('assumed', assumedWords(input, basis), ...said),
  };
}

function scoreFigure(leader: Ranked, writer: Writer): string {
  const { name, score } = leader;
  return writer.figure({
    id: `score.${name}`,
    label: `${name}, score`,
    value: score,
    unit: 'count',
    provenance: {
      kind: 'derived',
      formula: 'each rate × its weight, as a share of all weights',
      inputs: usedAxes([leader]).map(weightFigure),
    },
  });
}

function whyOf(leader: Ranked, writer: Writer): Statement {
  const { name, style, from, share, nearest, syllables } = leader;
  const heard = writer.figure({
    id: `heard.${name}`,
    label: `${name}: written right after hearing it`,
    value: share,
    unit: 'share',
    provenance: byDictionary(writer),
  });
  const count = writer.figure({
    id: `syllables.${name}`,
    label: `${name}: syllables`,
    value: syllables,
    unit: 'count',
    noun: syllables === 1 ? 'syllable' : 'syllables',
    provenance: byDictionary(writer),
  });
  const made = style === 'real-word' ? from : `${styleLabels[style].toLowerCase()}, ${from}`;
  const near = nearest === null || nearest.edits > 2 ? '' : ` Close to ${nearest.name}.`;
  return writer.say(
    `why-${name}`,
    `${made.slice(0, 1).toUpperCase()}${made.slice(1)}; {{f:${count}}}. About {{f:${heard}}} who hear it spell it right.${near}`,
  );
}

const listFull = 60;

function assumedWords({ nameStyle }: Input, { words, endings, unpriced, candidates }: Basis): string {
  const checked = [...endings.map(({ ending }) => ending), ...unpriced];
  const about = words.length === 0 ? 'your text' : listWords(words.slice(0, 4).map((word) => `“${word}”`));
  const few = candidates.length < listFull ? ' Few words we know fit it, so the list is short.' : '';
  const style = styles.find((one) => one === nameStyle);
  const other =
    style === undefined || candidates.some((one) => one.style === style)
      ? ''
      : ` No name of the kind “${styleLabels[style]}” reads well here; these are of other kinds.`;
  return `Made around ${about}.${few}${other} Addresses end in ${listWords(checked.map((ending) => `“${ending}”`))}.`;
}

/** The founder's first words, none of them cut. */
function beginningOf(idea: string): string {
  return idea.length <= 120 ? idea : idea.slice(0, idea.lastIndexOf(' ', 120)).replace(/[\s,;:.]+$/u, '');
}
