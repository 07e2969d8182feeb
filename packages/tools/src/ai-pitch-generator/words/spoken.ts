import type { Case } from '../case.ts';
import type { Audience, Opening } from '../fields.ts';
import type { Beat, Line } from './line.ts';
import type { Lines } from './lines.ts';
import { wordCount } from './sentence.ts';

/** What must not be missing, first; a beat that is named twice gives a second sentence. What is left follows as it is spoken. */
const wants: Readonly<Record<Audience, string>> = {
  investor:
    'product problem traction ask edge market problem price team founder rivals now route ask economics more market traction ask runway rivals economics',
  customer: 'product problem ask edge proof price problem more founder proof team more rivals now',
  partner: 'product problem route proof ask edge market price problem more team founder rivals now',
  hire: 'product problem traction team founder ask runway now edge market problem more traction rivals',
};
/** What these listeners are not told, however long it takes. */
const unsaid: Readonly<Record<Audience, string>> = {
  investor: '',
  customer: 'revenue economics market runway route gaps rules',
  partner: 'economics runway gaps',
  hire: 'economics',
};

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
  const taken = new Set<Line>();
  let words = 0;
  const take = (line: Line | undefined) => {
    const count = line === undefined ? 0 : wordCount(of.shown(line.text));
    if (line === undefined || (taken.size > 0 && words + count > wordsMost)) return;
    taken.add(line);
    words += count;
  };
  for (const want of `${opens[of.opening]}${wants[of.audience]}`.split(' '))
    take(
      beatsFor(want)
        .flatMap((beat) => lines[beat] ?? [])
        .find((line) => !taken.has(line)),
    );
  const silent = unsaid[of.audience].split(' ');
  const spoken = orderOf(of).flatMap((beat) => lines[beat] ?? []);
  for (const line of spoken) if (!taken.has(line) && !silent.includes(line.beat)) take(line);
  return spoken.filter((line) => taken.has(line));
}

const beatsFor = (want: string): readonly Beat[] =>
  want === 'traction' ? ['revenue', 'proof'] : [want as Beat];
