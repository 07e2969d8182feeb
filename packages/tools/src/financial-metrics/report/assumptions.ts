import type { AssumptionRow, AssumptionsBlock } from '@slipway/report';
import type { Scenario } from '../compute/scenarios.ts';
import { assume } from '../desk/assume.ts';
import { lengthOf, usualWindow } from '../desk/desk.ts';
import type { Ref } from '../desk/sheet.ts';
import { counted } from '../desk/take.ts';
import { type Choosing, choiceRow, numberRow } from './assumption-rows.ts';
import { nameOf } from './lede.ts';
import { isShown } from './shown.ts';
import type { Telling } from './telling.ts';
import { f } from './voice.ts';

/** Everything that may be moved at no cost, where it moves something. Each row says what it does to this company. */
export function assumptionsBlock(telling: Telling, scenarios: readonly Scenario[]): AssumptionsBlock {
  return {
    kind: 'assumptions',
    id: 'assumptions',
    title: 'Assumptions',
    folded: true,
    rows: [
      ...survivalRows(telling),
      ...windowRow(telling),
      ...customerRows(telling),
      ...burnRows(telling),
      ...scenarios.map((scenario) => scenarioRow(telling, scenario)),
    ],
  };
}

function isThere(...refs: readonly (Ref | null)[]): boolean {
  return refs.some((ref) => ref !== null && isShown(ref));
}

function survivalRows(telling: Telling): readonly AssumptionRow[] {
  const { desk } = telling;
  const { survival } = telling.facts;
  if (!survival || desk.earning !== 'now') return [];
  const { growth, lowest, zeroMonth, fate } = survival;
  return [
    numberRow(
      telling,
      growth,
      fate.alive || zeroMonth.value === null
        ? `At ${f(growth)} cash is ${f(lowest)} at its lowest.`
        : `At ${f(growth)} the cash lasts ${f(zeroMonth)}.`,
    ),
  ];
}

function windowRow(telling: Telling): readonly AssumptionRow[] {
  const { desk, facts } = telling;
  const months = assume(
    desk,
    'windowMonths',
    'Months averaged',
    'months',
    usualWindow,
    'Long enough to smooth one odd month, short enough to see a change.',
  );
  const shown = [facts.retention.logo, facts.margins.gross, facts.acquisition.blended, facts.cash.net].find(
    ({ value }) => value !== null,
  );
  if (!shown && !months.isOwn) return [];
  const isShort = lengthOf(desk.window) < months.quantity.value;
  return [
    numberRow(
      telling,
      months,
      isShort || !shown
        ? `The table is shorter than ${f(months)}, so rates use all of it.`
        : `Over ${f(months)} ${nameOf(shown.label)} is ${f(shown)}.`,
    ),
  ];
}

function customerRows(telling: Telling): readonly AssumptionRow[] {
  const { facts, desk } = telling;
  const { lifetime, acquisition } = facts;
  const { discounted, capped } = lifetime.variants;
  const { lag } = acquisition;
  const numbers = [
    {
      of: lag,
      why:
        acquisition.chosen.value === null
          ? `Spend is held against the customers won ${f(lag)} later.`
          : `With spend taken ${f(lag)} earlier a customer costs ${f(acquisition.chosen)}.`,
    },
    {
      of: lifetime.discount,
      why:
        discounted.value === null
          ? `David Skok’s rate, ${f(lifetime.discount)}.`
          : `Discounted by ${f(lifetime.discount)}, LTV is ${f(discounted)}; the rate is David Skok’s unless you set one.`,
    },
    {
      of: lifetime.cap,
      why:
        capped.value === null
          ? `Nobody is counted on beyond ${f(lifetime.cap)}.`
          : `Counting on nobody beyond ${f(lifetime.cap)}, LTV is ${f(capped)}.`,
    },
  ];
  return [
    ...numbers.map(({ of, why }) => numberRow(telling, of, why)),
    ...(desk.mode === 'saas' ? churnAndCac(telling) : []),
    ...ltvAndPayback(telling),
  ];
}

/** No row for a choice that no figure hangs on. */
function choice(
  telling: Telling,
  refs: readonly (Ref | null)[],
  choosing: Choosing,
): readonly AssumptionRow[] {
  return isThere(...refs) || telling.desk.settings.isOwn(choosing.id) ? [choiceRow(telling, choosing)] : [];
}

function churnAndCac(telling: Telling): readonly AssumptionRow[] {
  const { lifetime, acquisition, retention } = telling.facts;
  const isLogo = lifetime.churnKind === 'logo';
  const isBlended = acquisition.kind === 'blended';
  return [
    ...choice(telling, [retention.logo, retention.gross], {
      id: 'churnKind',
      label: 'Churn in LTV',
      chosen: lifetime.churnKind,
      now: lifetime.churn,
      other: isLogo ? retention.gross : retention.logo,
      words: (value) => `By ${isLogo ? 'revenue' : 'customers'} lost it is ${value}.`,
    }),
    ...choice(telling, [acquisition.blended, acquisition.paid], {
      id: 'cacKind',
      label: 'CAC',
      chosen: acquisition.kind,
      now: acquisition.chosen,
      other: isBlended ? acquisition.paid : acquisition.blended,
      words: (value) => (isBlended ? `Paid channels alone: ${value}.` : `Blended it is ${value}.`),
    }),
  ];
}

function ltvAndPayback(telling: Telling): readonly AssumptionRow[] {
  const { variants, paybacks, kind, ltv, paybackKind, payback } = telling.facts.lifetime;
  const isPrudent = kind === 'capped-discounted';
  const isSurvival = paybackKind === 'survival';
  return [
    ...choice(telling, Object.values(variants), {
      id: 'ltvKind',
      label: 'LTV',
      chosen: kind,
      now: ltv,
      other: isPrudent ? variants.margin : variants['capped-discounted'],
      words: (value) =>
        isPrudent
          ? `Plain margin over churn would say ${value}.`
          : `Capped and discounted, as prudent investors take it, LTV is ${value}.`,
    }),
    ...choice(telling, [paybacks.simple, paybacks.company], {
      id: 'paybackKind',
      label: 'CAC payback',
      chosen: paybackKind,
      now: payback,
      other: isSurvival ? paybacks.simple : paybacks.survival,
      words: (value) =>
        isSurvival ? `If nobody left it would be ${value}.` : `Counting those who leave it is ${value}.`,
    }),
  ];
}

function burnRows(telling: Telling): readonly AssumptionRow[] {
  const { cash, efficiency } = telling.facts;
  const { burnMultiple, burnMultipleOther, window } = efficiency;
  return [
    ...choice(telling, [cash.net, cash.other], {
      id: 'burnFrom',
      label: 'Net burn from',
      chosen: cash.from,
      now: cash.net,
      other: cash.other,
      words: (value) => `${cash.from === 'costs' ? 'From the bank balance' : 'From costs'} it is ${value}.`,
    }),
    ...(telling.desk.mode === 'saas'
      ? choice(telling, [burnMultiple, burnMultipleOther], {
          id: 'burnWindow',
          label: 'Burn multiple over',
          chosen: window,
          now: burnMultiple,
          other: burnMultipleOther,
          words: (value) => `Over the last ${window === 'year' ? 'quarter' : 'year'} it is ${value}.`,
        })
      : []),
    ...(telling.desk.books.open.length > 0 ? [blanksRow(telling)] : []),
  ];
}

function blanksRow(telling: Telling): AssumptionRow {
  const { desk, voice } = telling;
  const months = counted(desk, 'blanks.months', 'Months with a blank movement', desk.books.open.length);
  const blanks = choiceRow(telling, {
    id: 'blanks',
    label: 'A blank movement is',
    chosen: desk.settings.choose('blanks', 'missing'),
    now: months,
    other: null,
    words: String,
  });
  const why = voice.say(
    'why.blanks',
    `A blank is not a zero: ${f(months)} of the table hold one that nothing explains.`,
  );
  return { ...blanks, why };
}

/** What the step does, in the first figure that shows it. */
function scenarioRow(telling: Telling, { id, step }: Scenario): AssumptionRow {
  const { sheet } = telling.desk;
  const effects = [
    { row: 'ltv-cac', words: 'gives LTV to CAC of' },
    { row: 'lowest', words: 'leaves cash at its lowest at' },
    { row: 'zero', words: 'empties the bank in' },
    { row: 'revenue', words: 'leads in a year to' },
  ];
  const order = id === 'growth' || id === 'costs' ? effects.slice(1) : effects;
  const effect = order.find(({ row }) => sheet.figures[`scenario.${id}.${row}`]?.value != null);
  const words: Readonly<Record<string, string>> = {
    churn: 'less churn, at most half of today’s,',
    price: 'on the price, nobody leaving for it,',
    cac: 'more for each customer',
    growth: 'of the growth lost',
    costs: 'off all other costs',
  };
  return numberRow(
    telling,
    step,
    `${f(step)} ${words[id] ?? ''} ${effect ? `${effect.words} {{f:scenario.${id}.${effect.row}}}` : 'changes no figure yet'}.`,
  );
}
