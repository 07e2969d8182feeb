import type { Block, Statement } from '@slipway/report';
import { capitalise, listWords } from '../../wording/index.ts';
import type { FieldNote } from '../basis.ts';
import type { Case } from '../case.ts';
import { labelOf } from '../rules/notes.ts';
import { factSource, fieldSource, placeSource, priceLevelSource } from '../sources.ts';
import { say } from '../speak.ts';
import type { Heading } from '../trade/index.ts';
import { nicheLines } from './niche-lines.ts';

const headings: readonly (readonly [Heading, string, string])[] = [
  ['P', 'Political', 'politics'],
  ['E', 'Economic', 'the economy'],
  ['S', 'Social', 'people’s habits'],
  ['T', 'Technological', 'technology'],
  ['N', 'Environmental', 'the environment'],
  ['L', 'Legal', 'the law'],
];

/** Families that are about rivals, doors or customers belong to the five forces and are left out here. */
const headingOf: Readonly<Record<string, Heading>> = {
  policy: 'P',
  funding: 'P',
  cycle: 'E',
  season: 'E',
  margin: 'E',
  budget: 'E',
  pricing: 'E',
  consolidation: 'E',
  capital: 'E',
  acquisition: 'E',
  labour: 'S',
  habit: 'S',
  supply: 'S',
  trust: 'S',
  adoption: 'S',
  churn: 'S',
  ai: 'T',
  rail: 'T',
  cost: 'T',
  substitute: 'T',
  distribution: 'T',
  gatekeeper: 'T',
  climate: 'N',
  rule: 'L',
  stop: 'L',
  mandate: 'L',
};

const cellMost = 3;
const tab = 'PESTEL';

export function pestel(one: Case): readonly Block[] {
  const { field, place } = one.basis;
  if (field === null) return [];
  const rows = headings.map(([letter, label, plain]) => {
    const notes = field.notes.filter((note) => (note.heading ?? headingOf[note.family]) === letter);
    // What holds for the whole field gives way to what is known of the niche, unless the idea speaks of it.
    const cell = (side: 'help' | 'hurt') => {
      const own = nicheLines(one, letter, side);
      const wide = notes.filter(
        (note) => note.side === side && (one.basis.niche === null || note.isSpoken || note.isLocal),
      );
      return [...own, ...wide.map((note) => noteLine(one, note))];
    };
    return {
      label,
      plain,
      cells: [
        [...cell('help'), ...extraHelp(one, letter)].slice(0, cellMost),
        [...cell('hurt'), ...extraHurt(one, letter)].slice(0, cellMost),
      ] as const,
    };
  });
  const known = rows.filter(({ cells }) => cells.some((cell) => cell.length > 0));
  const unknown = rows.filter(({ cells }) => cells.every((cell) => cell.length === 0));
  if (known.length === 0) return [];
  const where = place === null ? '' : ` in ${place.inName}`;
  return [
    {
      id: 'pestel',
      kind: 'matrix',
      tab,
      title: 'What surrounds you',
      columns: ['Helps', 'Hurts'],
      rows: known.map(({ label, cells }) => ({ label, cells })),
    },
    ...(unknown.length === 0
      ? []
      : [
          {
            id: 'pestel-unknown',
            kind: 'callout',
            tab,
            tone: 'plain',
            statement: say(
              one,
              'pestel-unknown',
              [
                `We hold nothing on ${listWords(
                  unknown.map(({ plain }) => plain),
                  'or',
                )} for this field${where}: what would ${one.who} name?`,
                `On ${listWords(unknown.map(({ plain }) => plain))} we know nothing that speaks to this field${where}: have ${one.who} mentioned any?`,
              ],
              [one.whoSaid],
            ),
          } satisfies Block,
        ]),
  ];
}

function noteLine(one: Case, note: FieldNote): Statement {
  const { field } = one.basis;
  return say(
    one,
    `pestel:${note.id}`,
    [isNamedIn(note) ? `${capitalise(note.says)}.` : `${capitalise(labelOf(note))}: ${note.says}.`],
    field === null ? [] : [one.cite(fieldSource(field, note.kind))],
  );
}

/** "HIPAA wants …" names its rule itself; a name with a number in it would read as a count. */
function isNamedIn({ of, says }: FieldNote): boolean {
  const [first = '', second = ''] = of.split(/[\s/,;(]/u);
  const name = first.length > 2 || second === '' ? first : `${first} ${second}`;
  return /\p{Nd}/u.test(of) || says.includes(name);
}

function extraHelp(one: Case, letter: Heading): readonly Statement[] {
  const { field, place } = one.basis;
  if (letter === 'E' && field !== null && one.basis.niche === null) {
    const fact = field.facts.find(({ unit }) => /^[A-Z]{3}(?:\/year)?$/u.test(unit));
    if (fact === undefined || one.figures.has('published')) return [];
    const cite = one.cite(factSource(fact));
    const value = one.figure({
      id: 'field-figure',
      label: fact.what,
      value: fact.value,
      unit: fact.unit.endsWith('/year') ? 'money/year' : 'money',
      currency: fact.unit.slice(0, 3),
      period: String(fact.year),
      provenance: { kind: 'sourced', sources: [`fact-${fact.id}`] },
    });
    const what = fact.what
      .replace(/^Global /u, '')
      .replace(/\s*\([^)]*\)/gu, '')
      .replace(/\bfor \d{4}\b/gu, '')
      .trim();
    const range = fact.region === 'global' || place === null ? 'worldwide' : `in ${place.inName}`;
    return [say(one, 'pestel:figure', [`${capitalise(what)} ${range}: ${value}.`], [cite])];
  }
  if (letter === 'T' && place?.rail != null)
    return [
      say(
        one,
        'pestel:rail',
        [
          `${capitalise(place.rail)}: how ${one.who} in ${place.inName} are used to paying small sums.`,
          `Small sums from ${one.who} arrive by ${place.rail}.`,
        ],
        [one.cite(placeSource(place))],
      ),
    ];
  return [];
}

function extraHurt(one: Case, letter: Heading): readonly Statement[] {
  const { place } = one.basis;
  if (place === null) return [];
  if (letter === 'E' && place.priceIndex !== null && place.priceIndex[1] < 0.6) {
    const [low, high] = place.priceIndex;
    const cite = one.cite(priceLevelSource(place));
    one.figure({
      id: 'price-level',
      label: `Prices in ${place.inName} against the United States`,
      value: null,
      unit: 'share',
      range: { low, high, means: 'our span for the place' },
      provenance: { kind: 'sourced', sources: ['price-level'] },
    });
    return [
      say(
        one,
        'pestel:price-level',
        [
          `Prices for ${one.who} in ${place.inName} run at {{f:price-level}} of American ones.`,
          `What sells in America sells to ${one.who} at {{f:price-level}} of the price.`,
        ],
        [cite],
      ),
    ];
  }
  if (letter === 'L' && place.privacy !== null)
    return [
      say(
        one,
        'pestel:privacy',
        [
          `What ${one.thing} stores about ${one.who} falls under ${place.privacy}.`,
          `Data about ${one.who} is a matter for ${place.privacy}.`,
        ],
        [one.cite(placeSource(place))],
      ),
    ];
  return [];
}
