import { type BlockOf, type Dial, formatFigure, formatRange } from '@slipway/report';
import { drawDial, isLeanOnly, summariseDial } from '@slipway/report/pictures';
import type { PaperNode } from './node.ts';
import { joined, plain, type Scribe, text } from './scribe.ts';
import { toneInk } from './tone-pens.ts';
import { sayDue } from './word-blocks.ts';

/** As on the first screen: the verdict, what it is measured by, the reasons, the step, and what was assumed. What only the screen can ask is left out. */
export function layAnswer(block: BlockOf<'answer'>, scribe: Scribe): PaperNode[] {
  const { word, tone, verdict, reasons, next, assumed } = block;
  const { words, madeAt } = scribe;
  const said: PaperNode[] =
    reasons.length === 0
      ? []
      : [
          {
            kind: 'list',
            ordered: true,
            items: reasons.map(({ label, statement }) =>
              joined([
                plain(/[.!?:]$/u.test(label) ? label : `${label}.`, { strong: true }),
                words(statement),
              ]),
            ),
          },
        ];
  const gauges = layGauges(block, scribe, said.length === 0 ? scribe.width : Math.round(scribe.width * 0.36));
  return [
    {
      kind: 'aside',
      tone,
      nodes: text(
        joined([
          word === null ? [] : plain(`${word}.`, { strong: true, pen: toneInk[tone] }),
          words(verdict),
        ]),
        'lead',
      ),
    },
    ...(said.length > 0 && gauges.length > 0
      ? [
          {
            kind: 'columns' as const,
            columns: [
              { share: 3, nodes: said },
              { share: 2, nodes: gauges },
            ],
          },
        ]
      : [...said, ...gauges]),
    ...(next === undefined
      ? []
      : [
          {
            kind: 'aside' as const,
            tone: 'plain' as const,
            nodes: text(
              joined([
                plain(`Next, by ${sayDue(madeAt, next.dueDays)}:`, { strong: true }),
                words(next.do),
                next.passes === undefined
                  ? []
                  : [{ text: 'Passes if: ', strong: true }, ...words(next.passes)],
              ]),
            ),
          },
        ]),
    ...text(words(assumed), 'small'),
  ];
}

function layGauges({ big, dials }: BlockOf<'answer'>, scribe: Scribe, width: number): PaperNode[] {
  const figure = big && scribe.find(big.figure);
  const range = figure && figure.value !== null ? formatRange(figure, { bare: true }) : null;
  const number: PaperNode[] =
    big === undefined || figure === undefined
      ? []
      : [
          {
            kind: 'number',
            label: big.label,
            runs: scribe.figure(big.figure, { bare: true }),
            below: [unitOf(formatFigure(figure), formatFigure(figure, { bare: true })), range]
              .filter((one) => one !== null && one !== '' && !isNamedBy(big.label, one))
              .join(' · '),
          },
        ];
  return [...number, ...dials.flatMap((dial) => layDial(dial, scribe, width))];
}

function layDial(dial: Dial, scribe: Scribe, width: number): PaperNode[] {
  const { figures } = scribe.report;
  const level = isLeanOnly(dial, figures)
    ? plain(`leans ${dial.lean}`, { strong: true })
    : [...scribe.figure(dial.figure, { bare: true }), { text: ` of ${dial.max}`, pen: 'ink-soft' as const }];
  return [
    ...text(joined([plain(dial.label), level]), 'body'),
    { kind: 'drawing', drawing: drawDial(dial, figures, width), says: summariseDial(dial, figures) },
    ...text(scribe.words(dial.note), 'small'),
  ];
}

/** "Visitors each page needs" over "444": under it stands no "visitors" again. */
const isNamedBy = (label: string, unit: string) => label.toLowerCase().includes(unit.toLowerCase());

/** What the number alone leaves out: "a month". */
function unitOf(whole: string, bare: string): string {
  return whole.slice(bare.length).trim();
}
