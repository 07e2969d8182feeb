import { greatest, ln, minus, over, quantity, readAs, times } from '@slipway/core';
import { ltvToCac, missing, ok, paybackCompany, paybackSimple, paybackSurvival } from '@slipway/finance';
import { type Assumed, assume } from '../desk/assume.ts';
import { type Desk, lastMonths } from '../desk/desk.ts';
import type { Choice } from '../desk/settings.ts';
import { named, type Ref } from '../desk/sheet.ts';
import { given, movedOver, quarterOver, tableLength } from '../desk/take.ts';
import type { Acquisition } from './acquisition.ts';
import { type LtvKind, type LtvParts, type LtvVariants, listVariants } from './ltv-variants.ts';
import type { Margins } from './margins.ts';
import type { Retention } from './retention.ts';

type PaybackKind = Choice<'paybackKind'>;

export interface Lifetime {
  readonly churn: Ref<'share/month'>;
  readonly churnKind: Choice<'churnKind'>;
  readonly variants: LtvVariants;
  /** The numbers behind them, for scenarios. */
  readonly parts: LtvParts;
  readonly kind: LtvKind;
  readonly ltv: Ref<'money'>;
  readonly toCac: Ref<'ratio'>;
  readonly paybacks: Readonly<Record<PaybackKind, Ref<'months'>>>;
  readonly paybackKind: PaybackKind;
  readonly payback: Ref<'months'>;
  readonly discount: Assumed<'share/year'>;
  readonly cap: Assumed<'months'>;
  /** 1 / churn. */
  readonly months: Ref<'months'>;
  /** How long customers were seen, where that is far less than the lifetime computed from it. */
  readonly seen: Ref<'months'> | null;
}

export function computeLifetime(
  desk: Desk,
  arpa: Ref<'money/month'>,
  margins: Margins,
  retention: Retention,
  cac: Acquisition,
): Lifetime {
  const { sheet, settings, input } = desk;
  const churnKind = settings.choose('churnKind', retention.logo.value === null ? 'revenue' : 'logo');
  const churn = churnKind === 'logo' ? retention.logo : retention.gross;
  const discount = assume(
    desk,
    'discountRate',
    'Discount rate',
    'share/year',
    0.1,
    'David Skok suggests 10%; 20 to 25% is prudent early on.',
  );
  const isEarly = input.round === 'none' || input.round === 'pre-seed';
  const cap = assume(
    desk,
    'capMonths',
    'Lifetime cap',
    'months',
    isEarly ? 36 : 60,
    isEarly
      ? 'Before a seed round nobody is counted on beyond three years.'
      : 'Nobody is counted on beyond five years.',
  );
  const { variants, parts } = listVariants(desk, { arpa, margins, retention, churn, discount, cap });
  const kind = settings.choose('ltvKind', 'margin');
  const ltv = variants[kind];
  const paybacks = listPaybacks(desk, margins, churn, cac);
  const paybackKind = settings.choose('paybackKind', 'simple');
  const months = sheet.derive(
    'lifetime',
    'Expected lifetime of a customer',
    churn.value ? ok(quantity(1 / churn.value, 'months')) : missing('months', 'churn'),
    over(1, named(churn, 'monthly churn')),
  );
  return {
    churn,
    churnKind,
    variants,
    parts,
    kind,
    ltv,
    toCac: sheet.derive(
      'ltv-cac',
      'LTV to CAC',
      ltvToCac(ltv.quantity, cac.chosen.quantity),
      over(named(ltv, 'LTV'), named(cac.chosen, 'CAC')),
    ),
    paybacks,
    paybackKind,
    payback: paybacks[paybackKind],
    discount,
    cap,
    months,
    seen: seenTooShort(desk, months),
  };
}

function listPaybacks(
  desk: Desk,
  margins: Margins,
  churn: Ref<'share/month'>,
  cac: Acquisition,
): Readonly<Record<PaybackKind, Ref<'months'>>> {
  const { sheet } = desk;
  const margin = margins.perCustomer;
  const [spent, left] = [named(cac.chosen, 'CAC'), named(margin, 'margin a customer and month')];
  const simple = over(spent, left);
  const leaving = named(churn, 'churn');
  const surviving = over(ln(minus(1, over(times(spent, leaving), left))), ln(minus(1, leaving)));
  const spendBefore = quarterOver(desk, 'salesMarketing', lastMonths(desk, 3, 3));
  const newMrr = movedOver(desk, 'newMrr', lastMonths(desk, 3));
  return {
    simple: sheet.derive(
      'payback.simple',
      'CAC payback',
      paybackSimple(cac.chosen.quantity, margin.quantity),
      simple,
    ),
    survival: sheet.derive(
      'payback.survival',
      'CAC payback, counting those who leave',
      paybackSurvival(cac.chosen.quantity, margin.quantity, churn.quantity),
      churn.value === 0 || churn.value === 1 ? simple : greatest(simple, readAs('months', surviving)),
      { also: [churn] },
    ),
    company: sheet.derive(
      'payback.company',
      'CAC payback, whole company',
      paybackCompany(spendBefore.quantity, newMrr.quantity, margins.gross.quantity),
      readAs(
        'months',
        over(
          named(spendBefore, 'sales and marketing of the quarter before'),
          times(named(newMrr, 'new MRR of this quarter'), margins.gross.id),
        ),
      ),
    ),
  };
}

/** Average age under a third of the lifetime: the rest is extrapolated (A3). Without an age the table's length is its bound. */
function seenTooShort(desk: Desk, months: Ref<'months'>): Ref<'months'> | null {
  const age = given(desk, 'customerAge', 'Average age of a customer', 'months');
  const seen = age.value === null ? tableLength(desk) : age;
  return months.value !== null && (seen.value ?? 0) < months.value / 3 ? seen : null;
}
