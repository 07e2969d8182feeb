import { sentencesOf } from '@slipway/language';
import type { Brief } from './brief.ts';
import type { Content, Other } from './draft.ts';
import { capitalise, fit, withoutStop, withStop } from './phrase.ts';
import { pointsBack } from './sort-sentences.ts';

type Hero = NonNullable<Content['hero']>;

const headingMost = 110;
const leadMost = 320;
/** Sentences are added to a lead up to here; the others stand below. */
const leadEnough = 200;
/** Longer ones are cut where they can end, and what is left says enough from so many letters on. */
const longHeading = 70;
const leastHeading = 28;
/** Less than this would stand alone under it: "With nobody watching." */
const leastTail = 28;
/** "In Wellington and the Hutt Valley" says nothing by itself. */
const where = /^(?:in|at|near|on|from|by|for|within|inside|with)\b/iu;
const leastWhere = 45;
/** "A marketplace where farmers sell to spinners" says what it is and for whom, so it stays whole where it fits. */
const wholeHeading = 90;
const bareKind = 3;
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
  // "We're a grooming van in Bristol", "Marula is three cottages": the visitor meets the van and the cottages.
  const is = new RegExp(
    `^(?:we(?:['’]re| are)|i(?:['’]m| am)|(?:${namesOf(name).map(literally).join('|')}) (?:is|are))\\s(?=(?:an?|the|one|two|three|four|five|\\d+)\\s)`,
    'iu',
  );
  const bare = withoutStop(sentence).replace(is, '');
  const where = /^((?:an?|the)\s[^,]{3,60}?)\s(?:where|on which)\s(.+)$/iu.exec(bare);
  if (where && (where[1] ?? '').split(' ').length <= bareKind && bare.length > wholeHeading)
    return cut(capitalise(where[2] ?? ''), capitalise(where[1] ?? ''));
  const that = /^((?:an?|the)\s[^,]{3,60}?)\s(?:that|which)\s(\p{Ll}+s\b.+)$/iu.exec(bare);
  // "An app that …" is said by its name; "A two-chair nail studio in Lyon that …" is what a visitor looks for.
  const isBare = (that?.[1] ?? '').split(' ').length <= bareKind;
  if (that && name !== '' && (isBare || bare.length > wholeHeading))
    return cut(`${name} ${that[2]}`, capitalise(that[1] ?? ''));
  const our = /^(?:our|my)\s((?:[\p{L}-]+\s){1,4}?)(\p{Ll}{2,}s\s(?!of\b|for\b|in\b).+)$/iu.exec(bare);
  if (our && name !== '') return cut(`${name} ${our[2]}`, '');
  return cut(capitalise(bare), '');
}

/** "Nightjar" is Nightjar Audio. */
const namesOf = (name: string): readonly string[] =>
  [name, ...name.split(' ').slice(0, 1)].filter((one) => one.length > 2);

const literally = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/gu, '\\$&');

/** After these a headline goes on without changing what it said. */
const goesOn =
  /^(?:(?:online|in|from|with|without|for|inside|by|at|on|within|before|after|made|sold|sent|built|no)\b|\p{L}+ed\s(?:in|on|at|by|to|from|for|with|and|within)\b|\d)/iu;
/** "gives each chapter to one person, shows what is done and collects them": verbs in a row, each with what it is done to. */
const verbs =
  /^(.{40,}?), (\p{Ll}+s\s(?:the|an?|what|which|who|where|when|how|each|every|all|it|them|their|its|your|you)\b.+ and \p{Ll}+s\s.+)$/u;

function cut(whole: string, kind: string): Line {
  // "A newsletter about the water under our cities: who owns the pipes, what breaks": after the colon it is told in full.
  const colon = whole.indexOf(': ');
  if (
    whole.length > wholeHeading &&
    colon >= leastHeading &&
    colon <= headingMost &&
    whole.length - colon > leastTail
  )
    return { heading: whole.slice(0, colon), rest: capitalise(whole.slice(colon + 2)), kind, isWhole: true };
  // "An online club for children, groups of six with a coach, Tuesdays after school": what it is, then what belongs to it.
  const row = verbs.exec(whole);
  if (row && whole.length > longHeading)
    return { heading: row[1] ?? '', rest: `It ${row[2]}`, kind, isWhole: true };
  const listed =
    /^([^,]{28,}), (?!(?:and|or|but|so|which|that|who|whose|where)\b)(\S+(?: [^\s,]+){3,},.+)$/iu.exec(whole);
  // "roof, facade and pipe repairs" are named in one breath.
  const isInOneBreath = /^[^,]*\b(?:and|or)\b/iu.test(listed?.[2] ?? '');
  if (listed && !isInOneBreath && whole.length > listedHeading)
    return { heading: listed[1] ?? '', rest: capitalise(listed[2] ?? ''), kind, isWhole: true };
  for (const found of whole.matchAll(/, /gu)) {
    const tail = whole.slice(found.index + 2);
    if (
      found.index >= leastHeading &&
      goesOn.test(tail) &&
      // "records them, at home in Hamburg, and makes a podcast" goes on behind it.
      !/, (?:and|or) /u.test(tail) &&
      ((whole.length > longHeading && tail.length >= leastTail) ||
        whole.length > wholeHeading ||
        /^\d/u.test(tail)) &&
      !(where.test(tail) && tail.length < leastWhere)
    )
      return { heading: whole.slice(0, found.index), rest: capitalise(tail), kind, isWhole: true };
  }
  if (whole.length <= headingMost) return { heading: whole, rest: '', kind, isWhole: true };
  // "… and the towns around it, mostly uprights": what follows is said of what stands before, and is none of a row.
  const clauses =
    /^(.{28,108}), (?!(?:and|or|but|so|because|which|that|who|whose|where|when|if)\b)((?:(?! and )[^,])+|\p{L}+ly [^,]+)$/iu.exec(
      whole,
    );
  if (clauses) return { heading: clauses[1] ?? '', rest: capitalise(clauses[2] ?? ''), kind, isWhole: true };
  // "I drive older people to their doctor, wait with them and take notes": the first of what they do, then the others.
  const does =
    /^((I|We)\s.{26,107}?), (\p{Ll}+ (?:(?:with|for|to) )?(?:them|him|her|it|you|the|their|your|his)\s.*\band\s.+)$/u.exec(
      whole,
    );
  if (does) return { heading: does[1] ?? '', rest: `${does[2]} ${does[3]}`, kind, isWhole: true };
  const [, first = fit(whole, headingMost)] =
    /^(.{28,108}?)(?:,| (?:so|because|which|while)) /u.exec(whole) ?? [];
  return { heading: first, rest: '', kind, isWhole: false };
}

/** "Most of them keep dates in a spreadsheet": who they are stands in the sentence before. */
const startsWithPronoun =
  /^(?:\p{L}+ of )?(?:them|they|their|these|those|its?|this|that|he|she|his|her|each|ours|both)\b/iu;

/** "Each sleeps four" cannot begin a page: what it is comes first. */
function inOrder(what: readonly string[]): readonly string[] {
  const at = what.findIndex((one) => !startsWithPronoun.test(one));
  return at <= 0 ? what : [...what.slice(at, at + 1), ...what.slice(0, at), ...what.slice(at + 1)];
}

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
  const [first = '', ...more] = inOrder(sorted.what);
  const [pain = ''] = problemSentences(brief);
  const line = headlineOf(withoutPrice(first, brief), name);
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
  // "We grind them and press new ones" is about what the sentence before it said.
  const isToldBefore = pain !== '' && (input.idea ?? '').startsWith(pain);
  // "We cook school meals and bring them hot" begins the text, and has in it what it points at.
  const isBeginning = (input.idea ?? '').trim().startsWith(withoutStop(first));
  const isPointing =
    (!isBeginning && pointsBack.test(line.heading)) ||
    (isToldBefore && /\b(?:their|them)\b/u.test(line.heading));
  const leads = input.tagline === undefined && pain !== '' && pain.length <= wholeHeading && isPointing;
  const all = leadOf([first, ...more]);
  const named = isPointing ? leadOf([pain, first, ...more]) : withoutName(all, name);
  const words = (heading: string, lead: string, kind = '') => ({
    kicker: kickerOf(brief, kind, `${heading} ${lead}`),
    heading,
    lead,
  });
  const own = words(input.tagline ?? '', all);
  const options = [
    ...(own.heading === '' ? [] : [{ label: 'Your headline', data: own }]),
    ...(first === '' || !line.isWhole || isPointing
      ? []
      : [{ label: 'What it does first', data: words(line.heading, leadOf(about), line.kind) }]),
    ...(pain === '' || pain.length > wholeHeading || startsWithPronoun.test(pain)
      ? []
      : [{ label: 'Problem first', data: words(withoutStop(pain), all) }]),
    ...(name === '' ? [] : [{ label: 'Name first', data: words(name, named) }]),
    // A page without a name begins with something all the same.
    ...(name !== '' || line.isWhole || first === ''
      ? []
      : [{ label: 'What it does first', data: words(line.heading, all) }]),
  ];
  const chosen = (leads ? options.find(({ label }) => label === 'Problem first') : options[0]) ?? options[0];
  const data = chosen?.data ?? words(name, named);
  return {
    hero: {
      ...base,
      ...data,
      points: base.points.filter(({ label, value }) => label !== 'Where' || !data.heading.includes(value)),
    },
    label: chosen?.label ?? 'Name first',
    others: options.filter((one) => one !== chosen),
    // Two doors open with two sides, and say none of this.
    used: new Set(
      base.sides.length === 2
        ? []
        : [
            data.heading,
            ...sentencesOf(data.lead),
            ...(data.heading === line.heading ? [first] : []),
            // "Lektor is a web app" is there without its name.
            ...[first, ...more].filter((one) => data.lead.startsWith(withStop(withoutName(one, name)))),
          ].map(withoutStop),
    ),
  };
}

/** "Knife sharpening in Montreal, $6 a knife": the price has a place of its own. */
function withoutPrice(sentence: string, { price }: Brief): string {
  if (price === null || price.per === '') return sentence;
  const end = `, ${price.amount} ${price.per}`;
  const bare = withoutStop(sentence);
  return bare.endsWith(end) ? bare.slice(0, -end.length) : sentence;
}

/** Under "Lektor": "A web app for publishers", and not its name again. */
function withoutName(lead: string, name: string): string {
  const said = namesOf(name).find((one) => lead.startsWith(`${one} is `));
  const left = said === undefined ? '' : lead.slice(`${said} is `.length);
  return /^(?:an?|the)\s/u.test(left) ? capitalise(left) : lead;
}

export function problemSentences({ input, sorted }: Brief): readonly string[] {
  if (input.problem === undefined) return sorted.problem;
  return input.problem
    .split(/(?<=[.!?])\s+|\n+/u)
    .map((one) => one.trim())
    .filter((one) => one !== '');
}

/** What it is, in a few sentences; the price has a place of its own. */
function leadOf(sentences: readonly string[]): string {
  const [first = '', ...more] = sentences.filter((one) => one !== '').map(withStop);
  const lead = more.reduce(
    (all, one) => (all.endsWith('…') || all.length + one.length > leadEnough ? all : `${all} ${one}`),
    first,
  );
  return fit(lead, leadMost);
}

/** Above the headline: whom it is for, or what it is. Not what the headline says itself. */
function kickerOf({ audience, sorted }: Brief, kind: string, heading: string): string {
  const [forWhom = ''] = sorted.audience;
  const isNew = (words: string) => words !== '' && !heading.toLowerCase().includes(words.toLowerCase());
  if (forWhom !== '') return fit(withoutStop(forWhom), 80);
  if (kind !== '') return fit(kind, 80);
  return isNew(audience) ? fit(`For ${audience}`, 80) : '';
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
    ...(price === null || hasList(input) || (price.per === '' && input.price === undefined)
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
