import { formatValue } from '@slipway/report';
import type { Check, Settlement } from '../finding.ts';
import { areComparable, currencyOf, type Known } from '../known.ts';
import { figureOfCompany, readAmount } from '../page-figures.ts';
import { currencyIn } from '../read-page.ts';
import { writeValue } from '../write-page.ts';

const most = 0.01;

export const check: Check = {
  id: 'page-figure',
  title: 'Figure on the page',
  allows: 'One percent, or what the digits on the page hide. “Over 1,000” is true of more.',
  keep: 'Both are right',
  find(company) {
    return company.pages.flatMap((page) =>
      page.figures.flatMap((figure) => {
        const known = figureOfCompany(company, figure.label);
        const amount = readAmount(figure);
        const { unit } = known?.side ?? {};
        if (known === null || amount === null || unit === undefined) return [];
        const money = currencyIn(figure.text) ?? undefined;
        const isMoney = unit.startsWith('money');
        const shown: Known = {
          value: amount.value,
          currency: isMoney ? money : undefined,
          side: {
            label: `${figure.label} on “${page.name}”`,
            value: amount.value,
            unit,
            text: formatValue(amount.value, unit, isMoney ? (money ?? currencyOf(company)) : undefined),
            from: { kind: 'page', pageId: page.id, section: figure.section },
            facts: [],
            date: page.date,
            quote: figure.row === null ? figure.text : `${figure.text} ${figure.label}`,
          },
        };
        const apart = known.value - shown.value;
        const isFar = Math.abs(apart) > Math.max(amount.hides, most * Math.abs(known.value));
        if (!areComparable(known, shown) || !isFar || (amount.isLeast && apart > 0)) return [];
        const open: Settlement = { kind: 'open', label: 'Open the page at the figure', at: shown.side.from };
        const [fact = ''] = known.side.facts;
        const saysIt = known.side.from.kind === 'fact' ? 'your record says' : 'the latest result says';
        const isTyped = known.side.from.kind === 'fact' && fact !== 'months';
        return [
          {
            of: [
              page.id,
              figure.section,
              ...(figure.row ? [figure.row.list, figure.row.at] : [figure.text]),
            ].join(' '),
            sides: [known.side, shown.side] as const,
            why: `${figure.label}: ${saysIt} ${known.side.text}, “${page.name}” says ${shown.side.text}.`,
            settle: [
              writeValue(page, figure, known.value),
              ...(isTyped
                ? [
                    {
                      kind: 'fact' as const,
                      label: `Set it to ${shown.side.text}`,
                      fact,
                      value: shown.value,
                    },
                  ]
                : []),
              open,
            ],
          },
        ];
      }),
    );
  },
};
