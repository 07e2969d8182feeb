import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Library } from '@slipway/tools';
import { gather } from '../../packages/tools/src/competitor-matrix/gather.ts';

/** Content may be written with all of them in view but the unseen one, which was looked at once, the fifth, the seventh and the eighth. The ideas of the fresh one were seen, its answers were not. */
const files = {
  first: 'rivals.tsv',
  held: 'rivals-held.tsv',
  second: 'rivals-second.tsv',
  unseen: 'rivals-unseen.tsv',
  fresh: 'rivals-fresh.tsv',
  third: 'rivals-third.tsv',
  fourth: 'rivals-fourth.tsv',
  fifth: 'rivals-fifth.tsv',
  sixth: 'rivals-sixth.tsv',
  seventh: 'rivals-seventh.tsv',
  eighth: 'rivals-eighth.tsv',
  ninth: 'rivals-ninth.tsv',
  tenth: 'rivals-tenth.tsv',
  eleventh: 'rivals-eleventh.tsv',
  twelfth: 'rivals-twelfth.tsv',
  thirteenth: 'rivals-thirteenth.tsv',
  fourteenth: 'rivals-fourteenth.tsv',
  fifteenth: 'rivals-fifteenth.tsv',
};
const looked = 5;
const enough = 3;

type Books = Pick<Library, 'knowledge' | 'analyst'>;

const namesIn = (cell: string): readonly string[] => cell.split('|').filter((name) => name !== '');

/** Ideas, and whom somebody in that business would name; where `wrong` is a list, names in neither were not judged. `added`: right, seen once companies were added; nothing is learnt from them. */
export function readRivals(set: keyof typeof files) {
  return readFileSync(join(import.meta.dirname, '../../packages/evals/corpora', files[set]), 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => {
      const [idea = '', named = '', wrong, added = ''] = line.split('\t');
      return {
        idea,
        named: namesIn(named),
        wrong: wrong === undefined ? null : namesIn(wrong),
        added: namesIn(added),
      };
    });
}

/** The first rivals suggested for each idea, and those of them that are right. */
export async function measureRivals(library: Books, set: keyof typeof files) {
  return Promise.all(
    readRivals(set).map(async ({ idea, named: before, added }) => {
      const named = [...before, ...added];
      const {
        rivals,
        isOpen,
        perhaps = [],
      } = await gather({ idea }, { library } as unknown as Parameters<typeof gather>[1]);
      const isRight = (name: string) => named.some((other) => isSameName(name, other));
      const first = isOpen ? [] : rivals.slice(0, looked).map(({ name }) => name);
      const known = first.filter(isRight);
      const sure = isOpen ? rivals.map(({ name }) => name) : [];
      // Where nobody could be named, asking is right.
      return {
        idea,
        first,
        known,
        sure,
        sureRight: sure.filter(isRight),
        /** Where it asks, somebody right can be picked with one press. */
        canPick: [...sure, ...perhaps.map(({ name }) => name)].some(isRight),
        isNameless: named.length === 0,
        isGood: named.length === 0 ? first.length === 0 : known.length >= enough,
      };
    }),
  );
}

const summed: readonly string[] = [
  'unseen',
  'fresh',
  'fifth',
  'seventh',
  'eighth',
  'tenth',
  'eleventh',
  'thirteenth',
  'fourteenth',
  'fifteenth',
] satisfies (keyof typeof files)[];

export async function rivalsSection(library: Books): Promise<string> {
  const sets = Object.keys(files) as (keyof typeof files)[];
  const parts = sets.map(async (set) => {
    const part = await (summed.includes(set) ? sumUp(library, set) : describeSet(library, set));
    return `The ${set} set:\n${part}`;
  });
  return (await Promise.all(parts)).join('\n\n');
}

async function describeSet(library: Books, set: keyof typeof files): Promise<string> {
  const judged = await measureRivals(library, set);
  return [
    sum(judged),
    ...judged.map(({ idea, first, known }) => {
      const marked = first.map((name) => (known.includes(name) ? `${name} *` : name)).join(', ');
      return `  ${known.length}  ${idea}\n     ${marked === '' ? 'asks: our notes have none' : marked}`;
    }),
  ].join('\n');
}

/** Who reads the answers to the unseen ideas cannot add companies with a clean conscience. */
async function sumUp(library: Books, set: keyof typeof files): Promise<string> {
  return sum(await measureRivals(library, set));
}

function sum(judged: Awaited<ReturnType<typeof measureRivals>>): string {
  const nameless = judged.filter(({ isNameless }) => isNameless);
  const named = judged.filter(({ isNameless }) => !isNameless);
  const answered = named.filter(({ first }) => first.length > 0);
  const good = answered.filter(({ isGood }) => isGood);
  const all = answered.flatMap(({ first }) => first).length;
  const right = answered.flatMap(({ known }) => known).length;
  return [
    `${named.length} ideas: ${good.length} with at least ${enough} of the first ${looked} right, ${answered.length - good.length} below (${answered.filter(({ known }) => known.length === 0).length} with none), ${named.length - answered.length} asked back`,
    `of all suggested, ${right} of ${all} right (${Math.round((100 * right) / Math.max(1, all))} %)`,
    sumAsked(judged.filter(({ first }) => first.length === 0)),
    `${nameless.length} where nobody can be named: ${nameless.filter(({ first }) => first.length === 0).length} asked back, ${nameless.filter(({ first }) => first.length > 0).length} shown somebody`,
  ].join('\n');
}

function sumAsked(asked: Awaited<ReturnType<typeof measureRivals>>): string {
  const sure = asked.flatMap((one) => one.sure).length;
  const right = asked.flatMap((one) => one.sureRight).length;
  const picks = asked.filter(({ canPick }) => canPick).length;
  return `of ${asked.length} asked, ${right} of ${sure} said to be sure are right, ${picks} have one right name or more to pick`;
}

/** "Blossom Educational" is Blossom, "Avail (Realtor.com)" is Avail. */
export function isSameName(one: string, other: string): boolean {
  const [a, z] = [wordsOf(one), wordsOf(other)];
  return a.every((word, at) => z[at] === word) || z.every((word, at) => a[at] === word);
}

function wordsOf(name: string): readonly string[] {
  return name
    .toLowerCase()
    .replaceAll(/\([^)]*\)/gu, ' ')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');
}
