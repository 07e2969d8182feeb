import listeners from '../../../../../content/pitch/listeners.json' with { type: 'json' };
import type { Case } from '../case.ts';
import type { Opening } from '../fields.ts';
import type { Beat, Line, Lines } from './line.ts';
import { wordCount } from './sentence.ts';

/** What the founder wants to begin with has its place before the others. */
const opens: Readonly<Record<Opening, string>> = {
  plain: '',
  numbers: 'product traction ',
  personal: 'product founder ',
};

const end = 'market rivals now route rules founder team runway gaps ask';
const orders: Readonly<Record<Opening, string>> = {
  plain: `problem product more edge proof revenue economics price ${end}`,
  numbers: `revenue proof problem product more edge economics price ${end}`,
  personal: `founder team problem product more edge proof revenue economics price ${end}`,
};

const split = (beats: string): readonly Beat[] => [...new Set(beats.split(' '))] as Beat[];

/** Whoever began the idea with themselves is followed: what comes next speaks of them. */
function orderOf({ opening, input }: Case): readonly Beat[] {
  const isPersonal =
    opening === 'plain' && input.problem === undefined && /^\s*(?:I|My)\b(?! want)/u.test(input.idea ?? '');
  return split(orders[isPersonal ? 'personal' : opening]);
}

/** As much of it as fits into so many words, in the order in which it is said. */
export function fitLines(of: Case, lines: Lines, wordsMost: number): readonly Line[] {
  const { wants, notSaid } = listeners[of.audience];
  const taken = new Set<Line>();
  let words = 0;
  const take = (line: Line | undefined) => {
    const count = line === undefined ? 0 : wordCount(of.shown(line.text));
    if (line === undefined || (taken.size > 0 && words + count > wordsMost)) return;
    taken.add(line);
    words += count;
  };
  for (const want of `${opens[of.opening]}${wants}`.split(' '))
    take(
      beatsFor(want)
        .flatMap((beat) => lines[beat] ?? [])
        .find((line) => !taken.has(line)),
    );
  const silent = notSaid.split(' ');
  const spoken = orderOf(of).flatMap((beat) => lines[beat] ?? []);
  for (const line of spoken) if (!taken.has(line) && !silent.includes(line.beat)) take(line);
  return spoken.filter((line) => taken.has(line));
}

const beatsFor = (want: string): readonly Beat[] =>
  want === 'traction' ? ['revenue', 'proof'] : [want as Beat];
