import { type Expression, cell as writeFormula } from '@slipway/core';
import { digestOf, headlineOf, listPlaceholders, listStatements, type Report } from '@slipway/report';
import { addressOf, type Cell, onSheet, type Sheet } from '../file/workbook.ts';
import { fitsList } from '../file/write-xlsx.ts';
import { figureCell, figuresName } from './figures-sheet.ts';
import type { InputRow } from './laid.ts';
import type { LaidInput } from './lay-input.ts';
import { formatOf, unitWords } from './units.ts';

export const firstName = 'Assumptions';
const mostResults = 6;
const valueColumn = 1;
const noteColumn = 6;

interface FirstSheet {
  readonly sheet: Sheet;
  /** Key → address with the sheet. */
  readonly addresses: ReadonlyMap<string, string>;
  readonly names: Readonly<Record<string, string>>;
}

interface Plan {
  readonly report: Report;
  readonly laid: LaidInput;
  readonly places: ReadonlyMap<string, string>;
  readonly used: ReadonlySet<string>;
  /** Figures that change with the cells. */
  readonly following: ReadonlySet<string>;
  readonly day: string;
  /** What to do with the cells. */
  readonly invites?: string;
}

const heads = [
  'Assumption',
  'Value',
  'Unit',
  'If you change nothing',
  'Where it is from',
  'Counts',
  'For Slipway',
];

/** The results as they are now, then every cell that may be changed. */
export function firstSheet({
  report,
  laid,
  places,
  used,
  following,
  day,
  invites = 'Change the yellow cells. Then open the file in Slipway to have all of it computed again.',
}: Plan): FirstSheet {
  const results = keyFigures(report).map((figure) => [
    { text: figure.label, look: 'strong' } as const,
    figureCell(figure, places, 'strong'),
    { text: unitWords(figure.unit, figure.currency, figure.noun), look: 'quiet' } as const,
    figure.value === null
      ? null
      : ({
          number: figure.value,
          format: formatOf(figure.unit, figure.currency, figure.value),
          look: 'quiet',
        } as const),
    following.has(figure.id) ? null : ({ text: 'Computed when opened in Slipway', look: 'quiet' } as const),
  ]);
  const rows: (readonly (Cell | null)[])[] = [
    [{ text: report.title, look: 'title' }],
    [{ text: `On ${day}: ${headlineOf(report)}`, look: 'line' }],
    [{ text: invites, look: 'line' }],
    [],
  ];
  if (results.length > 0)
    rows.push(
      ['Result', 'Now', 'Unit', `On ${day}`].map((text): Cell => ({ text, look: 'head' })),
      ...results,
      [],
    );
  rows.push(heads.map((text): Cell => ({ text, look: 'head' })));
  const addresses = new Map<string, string>();
  const names: Record<string, string> = {};
  const choices: { at: string; options: readonly string[] }[] = [];
  for (const row of [...laid.answers, ...laid.assumptions]) {
    const at = addressOf(rows.length, valueColumn);
    addresses.set(row.key, onSheet(firstName, at));
    names[row.name] = onSheet(firstName, at.replace(/^([A-Z]+)(\d+)$/u, '$$$1$$$2'));
    if (row.options !== undefined && fitsList(row.options)) choices.push({ at, options: row.options });
    rows.push(lineOf(row, laid.usual.get(row.key), places, used));
  }
  const sheet: Sheet = {
    name: firstName,
    widths: [44, 30, 18, 24, 70, 28, 14, 2],
    hidden: [noteColumn],
    rows,
    choices,
  };
  return { sheet, addresses, names };
}

function lineOf(
  row: InputRow,
  usual: Expression | undefined,
  places: ReadonlyMap<string, string>,
  used: ReadonlySet<string>,
): readonly (Cell | null)[] {
  const { value } = row;
  const shown: Cell =
    usual === undefined || !('number' in value)
      ? value
      : {
          formula: writeFormula(
            usual,
            Object.fromEntries([...places].map(([id, at]) => [id, onSheet(figuresName, at)])),
          ).slice(1),
          shown: value.number,
          ...(value.format !== undefined && { format: value.format }),
          look: 'input',
        };
  return [
    { text: row.label },
    shown,
    { text: row.unit, look: 'quiet' },
    usual === undefined ? row.usual : { text: 'follows from your data', look: 'quiet' },
    { text: row.from, look: 'quiet' },
    { text: used.has(row.key) ? 'at once, in the formulas' : 'when opened in Slipway', look: 'quiet' },
    row.note === undefined ? null : { text: row.note, look: 'line' },
    // Keeps the note within its column.
    { text: ' ' },
  ];
}

/** What the answer names, its own number first. */
function keyFigures(report: Report) {
  const first = digestOf(report).figure?.id;
  const verdict = report.blocks.filter(({ kind }) => kind === 'answer' || kind === 'headline');
  const named = listStatements({ ...report, blocks: verdict }).flatMap(({ text }) => listPlaceholders(text));
  return [...new Set([...(first === undefined ? [] : [first]), ...named])]
    .flatMap((id) => report.figures[id] ?? [])
    .filter(({ provenance }) => provenance.kind === 'derived')
    .slice(0, mostResults);
}
