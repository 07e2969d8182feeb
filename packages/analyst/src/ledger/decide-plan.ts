import { pluralise } from '@slipway/language';
import type { Writer } from '@slipway/report';
import type { IdeaProfile } from '../profile/idea-profile.ts';
import type { Fact } from '../read/facts/fact.ts';
import { hasBegun } from '../read/facts/has-begun.ts';
import { daysOf, heads, isSame, lastWord } from './count-sold.ts';
import type { Decider, Decision } from './decide.ts';
import { trustPrice } from './decide-unit-loss.ts';
import { counted, daysOpenFigure, money, priceId, saidFigure, timed } from './figures.ts';
import { type Ledger, readLedger } from './ledger.ts';
import { monthlyOf } from './monthly.ts';
import { asPeriod, monthsOf, oneOf, openMonthsOf, type Period } from './periods.ts';
import { marginFigure, notCounted, sayBooks } from './say-ledger.ts';
import { needsFigure, sayGap, sayStart, totalOf } from './start-sum.ts';

/** How many the founder counts on, and in what time; a price that comes again is paid by each of them in its own time. */
interface Hoped {
  readonly fact: Fact;
  readonly per: Period;
  /** In each of it. */
  readonly months: number;
  readonly isRoom: boolean;
}

interface Plan {
  /** In a month. */
  readonly out: number;
  /** What is paid once, before the first sale. */
  readonly needs: readonly Fact[];
}

/** Nothing is sold yet: what would be left at the count that the founder hopes for, and what it takes to begin. */
export const decideHoped: Decider = (ledger, profile, writer) => {
  const plan = planOf(ledger, profile);
  const hoped = findHoped(ledger, profile.numbers, ['expected', 'aim']);
  return plan === null || hoped === null ? null : sayHoped(ledger, hoped, plan, profile, writer);
};

/** The same at all that can be done, and else what covers the costs. */
export const decidePlan: Decider = (ledger, profile, writer) => {
  const plan = planOf(ledger, profile);
  if (plan === null) return null;
  const room = findHoped(ledger, profile.numbers, ['capacity']);
  return room === null
    ? sayCover(ledger, plan, profile, writer)
    : sayHoped(ledger, room, plan, profile, writer);
};

/** "If €245 is your price: with 30 weekends a year it leaves …" */
export function decideDoubtfulPlan(profile: IdeaProfile, writer: Writer): Decision | null {
  const trusted = trustPrice(profile);
  const ledger = trusted === null ? null : readLedger(trusted);
  if (trusted === null || ledger === null) return null;
  const decision = decideHoped(ledger, trusted, writer) ?? decidePlan(ledger, trusted, writer);
  if (decision === null) return null;
  const { verdict, step } = decision;
  const own = priceId(ledger, trusted, writer);
  const first = verdict.charAt(0).toLowerCase() + verdict.slice(1);
  return { verdict: `If {{f:${own}}} is your price: ${first}`, step };
}

function planOf({ margin, sold, others, fixed }: Ledger, { numbers }: IdeaProfile): Plan | null {
  if (hasBegun(numbers) || sold !== null || others.length > 0 || !(margin > 0)) return null;
  const out = monthlyOf(fixed);
  const needs = numbers.filter(({ kind }) => kind === 'needs');
  return out === null || out + needs.length === 0 ? null : { out, needs };
}

function findHoped(
  { period, unit }: Ledger,
  numbers: readonly Fact[],
  kinds: readonly Fact['kind'][],
): Hoped | null {
  const read = (fact: Fact): Hoped | null => {
    const isPriced =
      fact.noun === null || isSame(fact.noun, unit) || (unit === null && heads.test(lastWord(fact.noun)));
    const own = asPeriod(fact.per ?? '');
    const per = period ?? own;
    // Those who pay by the month are counted once; what is sold is counted in a time.
    const fits = period === null ? isPriced && own !== null : own === null || own === period;
    const months = per === null || !fits ? undefined : monthsIn(per, numbers);
    return per === null || months === undefined
      ? null
      : { fact, per, months, isRoom: fact.kind === 'capacity' };
  };
  const all = kinds.flatMap((kind) => numbers.filter((fact) => fact.kind === kind));
  return all.map(read).find((hoped) => hoped !== null) ?? null;
}

/** A day is one of those that the founder works. */
function monthsIn(per: Period, numbers: readonly Fact[]): number | undefined {
  const days =
    per === 'day' ? daysOf((...kinds) => numbers.filter(({ kind }) => kinds.includes(kind))) : null;
  const months = days === null ? openMonthsOf(per) : monthsOf[days.per];
  return days === null || months === undefined ? months : months / days.fact.value;
}

/** Days that the text names, else those on which most are open. */
function workedFigure(numbers: readonly Fact[], writer: Writer): string {
  const days = daysOf((...kinds) => numbers.filter(({ kind }) => kinds.includes(kind)));
  return days === null
    ? daysOpenFigure(writer)
    : saidFigure('book-days', 'Days you work', { ...days.fact, per: days.per }, writer);
}

function sayHoped(
  ledger: Ledger,
  { fact, per, months, isRoom }: Hoped,
  { out, needs }: Plan,
  profile: IdeaProfile,
  writer: Writer,
): Decision {
  sayBooks(profile, writer);
  const left = (fact.value * ledger.margin) / months - out;
  const count = saidFigure('book-hoped', isRoom ? 'What you can do' : 'What you hope for', fact, writer);
  const inputs = [
    count,
    ...(per === 'day' ? [workedFigure(profile.numbers, writer)] : []),
    marginFigure(ledger, profile, writer),
    ...fixedFigures(ledger, writer),
  ];
  const sum = money(
    'book-hoped-left',
    left < 0 ? 'Missing in a month then' : 'Left in a month then',
    Math.abs(left),
    'month',
    'how many × what one leaves − what goes out, in a month',
    inputs,
    ledger,
    writer,
  );
  const often = ledger.period === null ? ` ${oneOf(per)}` : '';
  const at = `{{f:${count}}}${often}`;
  const even = evenFigure(ledger, out * months, inputs, fact.noun, writer);
  if (left < 0)
    return {
      verdict: `Not at these numbers: with ${at} ${sum.says} is missing. It takes {{f:${even}}}${often} to cover what goes out.`,
      step: null,
    };
  const start = sayStart(ledger, needs, left, sum.id, profile.numbers, writer);
  const cover =
    out > 0
      ? ` {{f:${even}}}${often} ${out * months <= ledger.margin ? 'covers' : 'cover'} what goes out.`
      : '';
  return {
    verdict: `${isRoom ? 'Full, with' : 'With'} ${at} it leaves ${sum.says} before ${notCounted(ledger, writer)}.${cover}${start.says}`,
    step: out > 0 ? orderFirst(ledger, even, start.isShort) : null,
  };
}

/** Nobody said how many: what covers the costs, and what pays back what it takes to begin. */
function sayCover(
  ledger: Ledger,
  { out, needs }: Plan,
  profile: IdeaProfile,
  writer: Writer,
): Decision | null {
  const { margin, period, fixed, unplaced } = ledger;
  // Whether it is a cost of each month is asked about; what is known is covered by so many whatever it is.
  if (unplaced.length > 0 && out === 0) return null;
  sayBooks(profile, writer);
  const one = marginFigure(ledger, profile, writer);
  if (out === 0) {
    const all = needsFigure(ledger, needs, writer);
    const total = totalOf(needs);
    // Each pays again and again: how many there will be is all that matters.
    if (period !== null) return null;
    const back = counted(
      'book-start-sales',
      'Until it is paid back',
      Math.ceil(total / margin - 1e-9),
      'sales',
      'what it takes to begin ÷ what one leaves',
      [all, one],
      writer,
    );
    return {
      verdict: `{{f:${back}}} at {{f:${one}}} left of each pay back the {{f:${all}}} to begin.${sayGap(ledger, needs, profile.numbers, writer) ?? ''}`,
      step: null,
    };
  }
  const per = period ?? asPeriod(fixed[0]?.per ?? '') ?? 'month';
  const inputs = [one, ...fixedFigures(ledger, writer)];
  const even = evenFigure(ledger, out * (openMonthsOf(per) ?? 1), inputs, null, writer);
  const often = period === null ? ` ${oneOf(per)}` : '';
  const costs = fixed.map((cost, at) => timed(`book-fixed-${at + 1}`, cost.per)).join(' and ');
  const gap = sayGap(ledger, needs, profile.numbers, writer);
  const open =
    unplaced.length > 0
      ? `, before ${notCounted(ledger, writer)}`
      : profile.stage.value === 'paying'
        ? ''
        : '; whether as many pay is open';
  return {
    verdict: `It takes {{f:${even}}}${often} to cover ${costs}${open}.${gap ?? ''}`,
    step: orderFirst(ledger, even, gap !== null),
  };
}

/** Who pays again and again can be asked beforehand; who walks in cannot. */
const orderFirst = ({ period }: Ledger, even: string, isShort: boolean): Decision['step'] =>
  period === null
    ? null
    : {
        do: `Take deposits from {{f:${even}}} before you ${isShort ? 'borrow or ' : ''}pay for anything.`,
        passes: `{{f:${even}}} have paid one.`,
        days: 30,
      };

const fixedFigures = ({ fixed }: Ledger, writer: Writer): readonly string[] =>
  fixed.map((cost, at) => saidFigure(`book-fixed-${at + 1}`, 'What it costs you to run', cost, writer));

function evenFigure(
  ledger: Ledger,
  out: number,
  inputs: readonly string[],
  noun: string | null,
  writer: Writer,
): string {
  const { margin, unit, period, payers } = ledger;
  return counted(
    'book-plan-even',
    'Enough to cover what goes out',
    Math.ceil(out / margin - 1e-9),
    noun ?? (period === null ? (unit === null ? 'sales' : pluralise(unit)) : (payers ?? 'customers')),
    'what goes out ÷ what one leaves',
    inputs,
    writer,
  );
}
