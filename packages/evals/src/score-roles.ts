import type { Fact, IdeaReader, IdeaReading } from '@slipway/analyst';

/** A paragraph of which every number has its role, written down before the product read it. */
interface RolesText {
  readonly id: string;
  readonly paragraph: string;
  /** In the order of the text; any of the roles is a fair reading. */
  readonly numbers: readonly { readonly text: string; readonly roles: readonly string[] }[];
}

export const parseRoles = (lines: string): readonly RolesText[] =>
  lines
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as RolesText);

interface RolesScore {
  readonly numbers: number;
  /** The role read is one of those labelled; `other` where none is read. */
  readonly right: number;
  /** Of the numbers that matter to a sheet: how many there are, and how many are read right. */
  readonly named: number;
  readonly namedRight: number;
  /** The price, whatever is sure, and the first of each kind: what a sheet or its reading card shows. */
  readonly used: number;
  readonly usedWrong: number;
}

interface Read {
  readonly text: string;
  readonly roles: readonly string[];
  readonly role: string;
  readonly used: string | null;
}

export function scoreRoles(read: IdeaReader, texts: readonly RolesText[]): RolesScore {
  const all = texts.flatMap((text) => readRoles(read(text.paragraph), text));
  const isRight = ({ roles, role }: Read): boolean => roles.includes(role);
  const named = all.filter(({ roles }) => !roles.includes('other'));
  const used = all.filter((one) => one.used !== null);
  return {
    numbers: all.length,
    right: all.filter(isRight).length,
    named: named.length,
    namedRight: named.filter(isRight).length,
    used: used.length,
    usedWrong: used.filter(({ roles, used: role }) => !roles.includes(role ?? '')).length,
  };
}

/** What each number was read as. */
function readRoles({ claims, price }: IdeaReading, { paragraph, numbers }: RolesText): readonly Read[] {
  const shown = new Set(
    claims.facts.filter(
      (fact) =>
        fact.sure || claims.facts.filter(({ kind }) => kind === fact.kind).toSorted(bySure)[0] === fact,
    ),
  );
  let start = 0;
  return numbers.map(({ text, roles }) => {
    const next = paragraph.indexOf(text, start);
    const from = next < 0 ? paragraph.indexOf(text) : next;
    start = Math.max(start, from + 1);
    const to = from + text.length;
    const overlaps = (span: Span): boolean => span.from < to && from < span.to;
    const fact = claims.facts.find(({ number }) => overlaps(number));
    const isPrice = price?.words.some(overlaps) === true;
    const priced = price?.value.currency === '%' ? 'share' : 'price';
    const used = isPrice ? priced : fact !== undefined && shown.has(fact) ? roleOf(fact) : null;
    return { text, roles, role: fact === undefined ? 'other' : roleOf(fact), used };
  });
}

interface Span {
  readonly from: number;
  readonly to: number;
}

const bySure = (a: Fact, z: Fact): number => Number(z.sure) - Number(a.sure) || z.chance - a.chance;
const roleOf = ({ kind }: Fact): string => sameRole[kind] ?? kind;
/** Labelled as one role, kept apart by the product. */
const sameRole: Readonly<Record<string, string>> = {
  volume: 'sold',
  aim: 'goal',
  often: 'times',
  lost: 'returned',
  spent: 'needs',
  offer: 'asked-price',
};

/** A row for the table that `npm run eval` prints. */
export function rolesTable(name: string, score: RolesScore): string {
  const of = (part: number, all: number): string => `${part} of ${all} (${Math.round((100 * part) / all)} %)`;
  return `${name.padEnd(14)} role right ${of(score.right, score.numbers)}   of those that matter ${of(score.namedRight, score.named)}   used in a wrong role ${of(score.usedWrong, score.used)}`;
}
