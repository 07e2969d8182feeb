import { sentencesOf } from '@slipway/language';
import { type Brief, isAboutPrice } from './brief.ts';
import type { Content, Other } from './draft.ts';
import { capitalise, fit, withoutStop, withStop } from './phrase.ts';

type Hero = NonNullable<Content['hero']>;

const headingMost = 110;
const leadMost = 320;
/** Longer ones are cut where they can end, and what is left says enough from so many letters on. */
const longHeading = 70;
const leastHeading = 28;
/** So long, a headline is a list. */
const listedHeading = 90;

interface Line {
  readonly heading: string;
  /** What the heading leaves of its sentence. */
  readonly rest: string;
  /** "A bakery in Porto". */
  readonly kind: string;
  /** Heading, rest and kind say all of the sentence. */
  readonly isWhole: boolean;
}

/** The first sentence about the product, as a headline: its subject becomes the name where the sentence only points at it. */
export function headlineOf(sentence: string, name: string): Line {
  // "We're a grooming van in Bristol": the visitor meets the van, not the founders.
  const bare = withoutStop(sentence).replace(/^(?:we(?:['’]re| are)|i(?:['’]m| am))\s(?=an?\s)/iu, '');
  const where = /^((?:an?|the)\s[^,]{3,60}?)\s(?:where|on which)\s(.+)$/iu.exec(bare);
  if (where) return cut(capitalise(where[2] ?? ''), capitalise(where[1] ?? ''));
  const that = /^((?:an?|the)\s[^,]{3,60}?)\s(?:that|which)\s(\p{Ll}+s\b.+)$/iu.exec(bare);
  if (that && name !== '') return cut(`${name} ${that[2]}`, capitalise(that[1] ?? ''));
  const our = /^(?:our|my)\s((?:[\p{L}-]+\s){1,4}?)(\p{Ll}{2,}s\s(?!of\b|for\b|in\b).+)$/iu.exec(bare);
  if (our && name !== '') return cut(`${name} ${our[2]}`, '');
  return cut(capitalise(bare), '');
}

/** After these a headline goes on without changing what it said. */
const goesOn =
  /^(?:(?:online|in|from|with|without|for|inside|by|at|on|within|before|after|delivered|made|sold|sent|shipped|built|printed|picked|no)\b|\d)/iu;

function cut(whole: string, kind: string): Line {
  // "A newsletter about the water under our cities: who owns the pipes, what breaks": after the colon it is told in full.
  const colon = whole.indexOf(': ');
  if (whole.length > longHeading && colon >= leastHeading && colon <= headingMost)
    return { heading: whole.slice(0, colon), rest: capitalise(whole.slice(colon + 2)), kind, isWhole: true };
  // "An online club for children, groups of six with a coach, Tuesdays after school": what it is, then what belongs to it.
  const listed =
    /^([^,]{28,}), (?!(?:and|or|but|so|which|that|who|whose|where)\b)(\S+(?: [^\s,]+){3,},.+)$/iu.exec(whole);
  if (listed && whole.length > listedHeading)
    return { heading: listed[1] ?? '', rest: capitalise(listed[2] ?? ''), kind, isWhole: true };
  for (const found of whole.matchAll(/, /gu)) {
    const tail = whole.slice(found.index + 2);
    if (found.index >= leastHeading && goesOn.test(tail) && (whole.length > longHeading || /^\d/u.test(tail)))
      return { heading: whole.slice(0, found.index), rest: capitalise(tail), kind, isWhole: true };
  }
  if (whole.length <= headingMost) return { heading: whole, rest: '', kind, isWhole: true };
  return { heading: fit(whole, headingMost), rest: '', kind, isWhole: false };
}

/** "Most of them keep dates in a spreadsheet": who they are stands in the sentence before. */
const startsWithPronoun = /^(?:\p{L}+ of )?(?:them|they|their|these|those|its?|this|that|he|she|his|her)\b/iu;

export function writeOpening(
  brief: Brief,
  action: Hero['action'],
): {
  readonly hero: Hero;
  readonly label: string;
  readonly others: readonly Other[];
  readonly used: ReadonlySet<string>;
} {
  const { input, name, sorted } = brief;
  const [first = '', ...more] = sorted.what;
  const [pain = ''] = problemSentences(brief);
  const line = headlineOf(first, name);
  const about = [line.rest, ...(line.isWhole ? more : [first, ...more])].filter((one) => one !== '');
  const base = {
    action: action ?? { label: '', href: '' },
    note: '',
    mark: markOf(brief, action),
    markLink:
      input.phone === undefined ? { label: '', href: '' } : { label: input.phone, href: telOf(input.phone) },
    points: pointsOf(brief),
    sides: sidesOf(brief, action),
  };
  const all = leadOf(brief, [first, ...more]);
  const words = (heading: string, lead: string, kind = '') => ({
    kicker: kickerOf(brief, kind, heading),
    heading,
    lead,
  });
  const own = words(input.tagline ?? '', all);
  const options = [
    ...(own.heading === '' ? [] : [{ label: 'Your headline', data: own }]),
    ...(first === '' || !line.isWhole
      ? []
      : [{ label: 'What it does first', data: words(line.heading, leadOf(brief, about), line.kind) }]),
    ...(pain === '' || pain.length > 130 || startsWithPronoun.test(pain)
      ? []
      : [{ label: 'Problem first', data: words(withoutStop(pain), all) }]),
    ...(name === '' ? [] : [{ label: 'Name first', data: words(name, all) }]),
  ];
  // "We grind them and press new ones" is about what the sentence before it said.
  const pointsBack = /^(?:we|i)\b.*\b(?:them|those|these)\b/iu.test(line.heading);
  const leads =
    own.heading === '' && pain !== '' && pain.length <= 110 && (brief.offer === 'software' || pointsBack);
  const chosen = (leads ? options.find(({ label }) => label === 'Problem first') : options[0]) ?? options[0];
  const data = chosen?.data ?? words(name, all);
  return {
    hero: { ...base, ...data },
    label: chosen?.label ?? 'Name first',
    others: options.filter((one) => one !== chosen),
    // Two doors open with two sides, and say none of this.
    used: new Set(
      base.sides.length === 2
        ? []
        : [data.heading, ...sentencesOf(data.lead), ...(data.heading === line.heading ? [first] : [])].map(
            withoutStop,
          ),
    ),
  };
}

export function problemSentences({ input, sorted }: Brief): readonly string[] {
  if (input.problem === undefined) return sorted.problem;
  return input.problem
    .split(/(?<=[.!?])\s+|\n+/u)
    .map((one) => one.trim())
    .filter((one) => one !== '');
}

const shortPrice = 6;
const shortLead = 140;

/** What it is; where that is little, what else a price says: "One visit a year, 480 euros, with a written report". */
function leadOf({ sorted, price }: Brief, sentences: readonly string[]): string {
  const lead = sentences
    .filter((one) => one !== '')
    .map(withStop)
    .join(' ');
  // The price itself has a place of its own.
  const priced = sorted.price
    .filter((one) => one.split(' ').length > shortPrice && !isAboutPrice(one, price))
    .map(withStop);
  return fit(
    lead.length < shortLead ? [lead, ...priced].filter((one) => one !== '').join(' ') : lead,
    leadMost,
  );
}

/** Above the headline: whom it is for, what it is, or where. Not what the headline says itself. */
function kickerOf({ audience, place, sorted }: Brief, kind: string, heading: string): string {
  const [forWhom = ''] = sorted.audience;
  const isNew = (words: string) => words !== '' && !heading.toLowerCase().includes(words.toLowerCase());
  if (forWhom !== '') return fit(withoutStop(forWhom), 80);
  if (kind !== '') return fit(kind, 80);
  if (isNew(audience)) return fit(`For ${audience}`, 80);
  return isNew(place) ? place : '';
}

const months = 'January|February|March|April|May|June|July|August|September|October|November|December';
const day = new RegExp(
  `\\b\\d{1,2}(?:(?:st|nd|rd|th)?\\s?(?:to|until|and|-|–)\\s?\\d{1,2})?(?:st|nd|rd|th)?\\s(?:${months})\\b`,
  'u',
);

/** What the opening shows large: the command, the number to call, the day. */
function markOf({ input }: Brief, action: Hero['action']): string {
  const command =
    input.codeSample
      ?.split('\n')[0]
      ?.replace(/^[$>]\s*/u, '')
      .trim() ?? '';
  if (command !== '' && command.length <= 24) return command;
  const date = day.exec(input.idea ?? '')?.[0] ?? '';
  if (date !== '' && input.programme !== undefined) return date.slice(0, 24);
  return action?.href.startsWith('tel:') ? (input.phone ?? '') : '';
}

/** One of several prices would be the wrong one for most who read it. */
const hasList = ({ priceRows = [] }: Brief['input']): boolean => priceRows.length > 1;

function pointsOf({ input, price, place }: Brief): NonNullable<Hero['points']> {
  const facts = (input.keyFacts ?? []).flatMap(({ label, value }) =>
    label && value ? [{ label, value }] : [],
  );
  return [
    ...(price === null || hasList(input)
      ? []
      : [{ label: 'Price', value: `${price.amount} ${price.per}`.trim() }]),
    ...(input.area === undefined ? [] : [{ label: 'Where', value: input.area }]),
    ...(input.area === undefined && place !== '' ? [{ label: 'Where', value: place }] : []),
    ...facts,
  ]
    .slice(0, 5)
    .map(({ label, value }) => ({ label: fit(label, 60), value: fit(value, 140) }));
}

function sidesOf({ input }: Brief, action: Hero['action']): NonNullable<Hero['sides']> {
  const sides = (input.twoSides ?? []).flatMap(({ who, line, text }) =>
    who && line
      ? [
          {
            label: fit(who, 60),
            heading: fit(line, 120),
            lead: fit(text ?? '', 300),
            action: action ?? { label: '', href: '' },
          },
        ]
      : [],
  );
  return sides.length === 2 ? sides : [];
}

export function telOf(phone: string): string {
  const digits = phone.replace(/[^\d+]/gu, '');
  return /^\+?\d/u.test(digits) ? `tel:${digits}` : '';
}
