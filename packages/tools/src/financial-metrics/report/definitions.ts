import type { Cell, MetricCard, TableBlock } from '@slipway/report';
import { ltvKinds, ltvNames } from '../compute/ltv-variants.ts';
import type { ChoiceName } from '../desk/settings.ts';
import type { Ref } from '../desk/sheet.ts';
import { isShown } from './shown.ts';
import type { Telling } from './telling.ts';

type Definitions = NonNullable<MetricCard['definitions']>;

export const optionNames = {
  churnKind: [
    { value: 'logo', label: 'Customers lost', formula: 'customers lost / customers at the start' },
    { value: 'revenue', label: 'Revenue lost', formula: '(churned + contraction MRR) / MRR at the start' },
  ],
  ltvKind: ltvKinds.map((value) => ({ value, ...ltvNames[value] })),
  cacKind: [
    {
      value: 'blended',
      label: 'Blended',
      formula: 'all sales and marketing cost / all new customers',
    },
    {
      value: 'paid',
      label: 'Paid channels only',
      formula: 'paid-channel cost / customers attributed to paid channels',
    },
  ],
  paybackKind: [
    { value: 'simple', label: 'Simple', formula: 'CAC / margin a customer and month' },
    {
      value: 'survival',
      label: 'Counting those who leave',
      formula: 'ln(1 − CAC × churn / margin) / ln(1 − churn)',
    },
    {
      value: 'company',
      label: 'Whole company (Bessemer)',
      formula: 'sales and marketing of the quarter before / (new MRR of this quarter × gross margin)',
    },
  ],
  burnFrom: [
    { value: 'costs', label: 'Costs less revenue', formula: '(all costs − revenue) / months' },
    {
      value: 'cash',
      label: 'The bank balance',
      formula: '(cash before + funding − cash at the end) / months',
    },
  ],
  burnWindow: [
    {
      value: 'year',
      label: 'Last twelve months',
      formula: 'net burn of the year / net new ARR of the same year',
    },
    {
      value: 'quarter',
      label: 'Last three months',
      formula: 'net burn of the quarter / net new ARR of the same quarter',
    },
  ],
  blanks: [
    { value: 'missing', label: 'Not known', formula: 'a blank movement leaves its month open' },
    { value: 'none', label: 'None', formula: 'a blank movement counts as zero' },
  ],
} as const satisfies Readonly<Record<ChoiceName, Definitions['options']>>;

/** The switch on a card whose metric is defined in more than one way. */
export function definitionsOf({ facts }: Telling, ref: Ref): Definitions | null {
  const { lifetime, acquisition, cash, efficiency } = facts;
  const of = (assumption: ChoiceName, chosen: string): Definitions => ({
    assumption,
    chosen,
    options: optionNames[assumption],
  });
  if (ref === lifetime.ltv || ref === lifetime.toCac) return of('ltvKind', lifetime.kind);
  if (ref === lifetime.churn) return of('churnKind', lifetime.churnKind);
  if (ref === acquisition.chosen) return of('cacKind', acquisition.kind);
  if (ref === lifetime.payback) return of('paybackKind', lifetime.paybackKind);
  if (ref === cash.net) return of('burnFrom', cash.from);
  return ref === efficiency.burnMultiple ? of('burnWindow', efficiency.window) : null;
}

/** The same thing by every definition in use, side by side. */
export function definitionsTable(telling: Telling): readonly TableBlock[] {
  const { lifetime, acquisition, efficiency, cash, retention } = telling.facts;
  const rows: { cells: readonly Cell[]; strong?: boolean }[] = [];
  const put = (metric: string, label: string, formula: string, ref: Ref | null, chosen: Ref | null) => {
    if (!ref || !isShown(ref)) return;
    const isChosen = ref === chosen;
    rows.push({
      cells: [
        { label: metric },
        { label: isChosen ? `${label} (in use)` : label },
        { figure: ref.id },
        { label: formula },
      ],
      ...(isChosen && { strong: true }),
    });
  };
  for (const { value, label, formula } of optionNames.ltvKind)
    put('LTV', label, formula, lifetime.variants[value], lifetime.ltv);
  for (const { value, label, formula } of optionNames.cacKind)
    put('CAC', label, formula, value === 'paid' ? acquisition.paid : acquisition.blended, acquisition.chosen);
  for (const { value, label, formula } of optionNames.paybackKind)
    put('Payback', label, formula, lifetime.paybacks[value], lifetime.payback);
  for (const { value, label, formula } of optionNames.churnKind)
    put('Churn', label, formula, value === 'logo' ? retention.logo : retention.gross, lifetime.churn);
  for (const { value, label, formula } of optionNames.burnFrom)
    put('Net burn', label, formula, value === cash.from ? cash.net : cash.other, cash.net);
  const { burnMultiple, burnMultipleOther, window } = efficiency;
  for (const { value, label, formula } of optionNames.burnWindow)
    put('Burn multiple', label, formula, value === window ? burnMultiple : burnMultipleOther, burnMultiple);
  if (rows.length < 3) return [];
  return [
    {
      kind: 'table',
      id: 'definitions',
      title: 'By every definition',
      tab: 'All figures',
      columns: [
        { label: 'Metric' },
        { label: 'Definition' },
        { label: 'Value', numeric: true },
        { label: 'Formula' },
      ],
      rows,
    },
  ];
}
