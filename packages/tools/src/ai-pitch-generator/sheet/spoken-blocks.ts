import { listWords } from '@slipway/language';
import type { Block, ScriptBlock, Statement } from '@slipway/report';
import type { Case } from '../case.ts';
import type { Topic } from '../topics/topic.ts';
import type { Lines } from '../words/line.ts';
import { countedLine } from '../words/line.ts';
import { withNotes } from '../words/note-lines.ts';
import { resultLines } from '../words/result-lines.ts';
import { fitLines } from '../words/spoken.ts';
import { paragraphsOf, sayLines, spokenFigures, wordsIn } from './scripts.ts';

const versions = [
  { id: 's30', title: 'In 30 seconds', seconds: 30 },
  { id: 's60', title: 'In 60 seconds', seconds: 60 },
  { id: 's180', title: 'In 3 minutes', seconds: 180 },
] as const;

/** A longer version has at least so much more to say. */
const worthMore = 1.25;
/** Filled less than this, a version is left out: a shorter one says all there is. */
const halfFull = 0.5;
/** Spoken within so much of its length it is called whole. */
const slack = 0.1;

/** The three lengths. What was not said is left out, and a version that stays short says what would fill it. */
export function spokenBlocks(of: Case, lines: Lines, topics: readonly Topic[]): readonly Block[] {
  const noted = withNotes(of, lines);
  const more = Object.groupBy([...Object.values(noted).flat(), ...resultLines(of)], ({ beat }) => beat);
  const full: Lines = { ...more, ...gapLines(of, topics) };
  let longest = 0;
  return versions.flatMap(({ id, title, seconds }) => {
    const most = Math.round((seconds / 60) * of.pace * (1 + slack / 2));
    const least = (seconds / 60) * of.pace * (1 - slack);
    const own = fitLines(of, lines, most);
    const fit = seconds > 30 && wordsIn(of, own) < least ? fitLines(of, full, most) : own;
    const [first, ...rest] = sayLines(of, id, fit);
    if (first === undefined) return [];
    const spoken = spokenFigures(of, id, fit);
    const isWorth = spoken.count >= longest * worthMore && spoken.count >= least * halfFull;
    if (longest > 0 && !isWorth) return [];
    longest = spoken.count;
    const block: ScriptBlock = {
      id,
      kind: 'script',
      title: spoken.count < least ? `In ${sayTime(of.valueOf(spoken.seconds) ?? 0)}` : title,
      tab: 'Spoken',
      ...(spoken.count < least && { intro: shortOf(of, id, spoken.seconds, topics) }),
      measures: [spoken.seconds, spoken.words],
      paragraphs: paragraphsOf([first, ...rest]),
    };
    return [block];
  });
}

/** "40 seconds", "1:40 minutes": a version that stays short is called what it is. */
function sayTime(seconds: number): string {
  if (seconds < 60) return `${seconds} seconds`;
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')} minutes`;
}

/** Nothing is said to fill the time: what is not known or only claimed is named instead. */
function shortOf(of: Case, id: string, spoken: string, topics: readonly Topic[]): Statement {
  const open = topics
    .filter((topic) => topic.strength <= 1 && fillable.includes(topic.id))
    .toSorted((a, b) => a.strength - b.strength)
    .slice(0, 4)
    .map(({ label }) => label.toLowerCase());
  const fill = open.length === 0 ? '' : ` Facts about these would fill the rest: ${listWords(open)}.`;
  return of.say(`${id}.short`, `You have material for {{f:${spoken}}}.${fill}`);
}

/** What a listener wants more of; the other topics only come up as questions. */
const fillable =
  'problem demand retention growth price market cac margin rivals edge now route team runway ask field'.split(
    ' ',
  );
const gapsMost = 2;

/** What is not known yet, said before it is asked. */
function gapLines(of: Case, topics: readonly Topic[]): Lines {
  const open = topics.flatMap(({ strength, unknown, evidence }) =>
    strength === 0 && unknown !== undefined ? [{ unknown, evidence }] : [],
  );
  if (open.length === 0 || (of.audience !== 'investor' && of.audience !== 'hire')) return {};
  const shown = open.slice(0, gapsMost);
  const evidence = shown.flatMap((one) => one.evidence);
  const text = `What we do not know yet: ${listWords(shown.map((one) => one.unknown))}.`;
  return { gaps: [countedLine('gaps', text, ...evidence)] };
}
