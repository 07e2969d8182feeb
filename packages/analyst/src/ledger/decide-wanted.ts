import { pluralise } from '@slipway/language';
import type { Writer } from '@slipway/report';
import type { IdeaProfile } from '../profile/idea-profile.ts';
import type { Fact } from '../read/facts/fact.ts';
import type { Decider } from './decide.ts';
import { counted, daysOpenFigure, money, saidFigure, timed } from './figures.ts';
import type { Ledger } from './ledger.ts';
import { monthlyOf } from './monthly.ts';
import { oneOf, openMonthsOf, type Period } from './periods.ts';
import { marginFigure, sayBooks } from './say-ledger.ts';
import { readWanted, type Wanted } from './wanted.ts';

const monthsInYear = 12;

/** How many cover what goes out, and how many pay back what was bought: the number that the founder asks for. */
export const decideWanted: Decider = (ledger, profile, writer) => {
  const wanted = readWanted(profile.worry.value ?? '');
  if (wanted === null || !(ledger.margin > 0) || ledger.others.length + ledger.unplaced.length > 0)
    return null;
  // What one leaves is known only where the founder says what it costs, or what goes out anyway.
  if (ledger.period !== null && wanted.per === 'day') return null;
  const fixed = monthlyOf(ledger.fixed);
  const once = onceOf(ledger, profile, wanted);
  if (fixed === null || (fixed === 0 && once.length === 0)) return null;
  if (wanted.what === 'worth' && ledger.sold !== null) return null;
  return fixed > 0
    ? { verdict: sayEven(ledger, profile, wanted, fixed, once, writer), step: null }
    : { verdict: sayBack(ledger, profile, wanted, once, writer), step: null };
};

/** Paid once: what the question names ("until the van pays for itself"), else all of it where it asks for that. */
function onceOf({ price }: Ledger, { numbers, worry }: IdeaProfile, wanted: Wanted): readonly Fact[] {
  const all = numbers.filter(
    ({ kind, currency, per }) =>
      /^(?:spent|needs|considered)$/u.test(kind) && currency === price.currency && per === null,
  );
  const words = new Set((worry.value ?? '').toLowerCase().match(/\p{L}+/gu) ?? []);
  const named = all.filter(({ of }) => of !== undefined && words.has(of));
  if (named.length > 0) return named;
  const isAsked =
    wanted.what !== 'count' || wanted.within !== null || /\bpa(?:y|ys|id)\b/u.test(worry.value ?? '');
  return isAsked ? all : [];
}

const sumOf = (facts: readonly Fact[]): number =>
  facts.reduce((sum, { value, each }) => sum + value * (each ?? 1), 0);

function figuresOf(id: string, label: string, facts: readonly Fact[], writer: Writer): readonly string[] {
  return facts.map((fact, at) => saidFigure(`${id}-${at + 1}`, label, fact, writer));
}

const listed = (parts: readonly string[]): string =>
  parts.length < 2 ? (parts[0] ?? '') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`;

function nounOf({ unit, sold, period }: Ledger, { noun }: Wanted): string {
  return noun ?? sold?.noun ?? (unit === null ? (period === null ? 'sales' : 'customers') : pluralise(unit));
}

/** "£420 a month and £190 a month are paid by 17 callouts a month, at £37 left of each." */
function sayEven(
  ledger: Ledger,
  profile: IdeaProfile,
  wanted: Wanted,
  fixed: number,
  once: readonly Fact[],
  writer: Writer,
): string {
  sayBooks(profile, writer);
  const ids = figuresOf('book-fixed', 'What it costs you to run', ledger.fixed, writer);
  const bought = figuresOf('book-once', 'Paid once', once, writer);
  const isPaidBack = once.length > 0 && wanted.within !== null;
  const monthly = fixed + (isPaidBack ? sumOf(once) / (wanted.within ?? 1) : 0);
  const per: Period = ledger.period ?? wanted.per ?? 'month';
  const months = openMonthsOf(per) ?? 1;
  const left = marginFigure(ledger, profile, writer);
  const days = per === 'day' ? [daysOpenFigure(writer)] : [];
  const count = counted(
    'book-wanted',
    'Enough to cover it',
    Math.ceil((monthly * months) / ledger.margin - 1e-9),
    nounOf(ledger, wanted),
    'what goes out in that time ÷ what one leaves',
    [...ids, ...(isPaidBack ? bought : []), left, ...days],
    writer,
  );
  const costs = listed([
    ...ids.map((id, at) => timed(id, ledger.fixed[at]?.per ?? null)),
    ...(isPaidBack
      ? bought.map((id) => `{{f:${id}}} in {{f:${withinFigure(wanted.within ?? 1, profile, writer)}}}`)
      : []),
  ]);
  const every = ledger.period === null ? ` ${oneOf(per)}` : '';
  const open = per === 'day' ? `, with {{f:book-days-open}} a month` : '';
  const verb = ids.length + (isPaidBack ? bought.length : 0) === 1 ? 'is' : 'are';
  const first = `${costs} ${verb} covered by {{f:${count}}}${every}, at {{f:${left}}} left of each${open}.`;
  if (once.length === 0 || isPaidBack) return `${first} Your own pay comes on top.`;
  const back = backFigure(ledger, wanted, once, bought, left, writer);
  return `${first} Then {{f:${back}}} more pay back ${listed(bought.map((id) => `{{f:${id}}}`))}.`;
}

/** As the founder asks: "in two years". */
const withinFigure = (months: number, { worry }: IdeaProfile, writer: Writer): string =>
  writer.figure({
    id: 'book-within',
    label: 'To be paid back in',
    value: months,
    unit: 'months',
    provenance: { kind: 'measured', field: 'idea', quote: worry.quote ?? worry.value ?? '' },
  });

function backFigure(
  ledger: Ledger,
  wanted: Wanted,
  once: readonly Fact[],
  bought: readonly string[],
  left: string,
  writer: Writer,
): string {
  return counted(
    'book-back',
    'Enough to pay it back',
    Math.ceil(sumOf(once) / ledger.margin - 1e-9),
    nounOf(ledger, wanted),
    'what was paid once ÷ what one leaves',
    [...bought, left],
    writer,
  );
}

/** "$17,500 is back after 92 jobs, at $191 left of each: 8 a month for a year." */
function sayBack(
  ledger: Ledger,
  profile: IdeaProfile,
  wanted: Wanted,
  once: readonly Fact[],
  writer: Writer,
): string {
  sayBooks(profile, writer);
  const bought = figuresOf('book-once', 'Paid once', once, writer);
  const left = marginFigure(ledger, profile, writer);
  const back = backFigure(ledger, wanted, once, bought, left, writer);
  const [first] = bought;
  const sum =
    bought.length === 1
      ? `{{f:${first}}}`
      : money(
          'book-once',
          'Paid once, in all',
          sumOf(once),
          null,
          'all that was paid once',
          bought,
          ledger,
          writer,
        ).says;
  const inMonths = wanted.within ?? monthsInYear;
  const pace = counted(
    'book-back-month',
    'In each month',
    Math.ceil(sumOf(once) / ledger.margin / inMonths - 1e-9),
    null,
    `enough to pay it back ÷ ${inMonths} months`,
    [back],
    writer,
  );
  const time = inMonths === monthsInYear ? 'a year' : `{{f:${withinFigure(inMonths, profile, writer)}}}`;
  const each = ledger.margin < ledger.price.amount ? `at {{f:${left}}} left of each` : 'before any costs';
  return `${sum} is back after {{f:${back}}}, ${each}. That is {{f:${pace}}} a month for ${time}, before your own pay.`;
}
