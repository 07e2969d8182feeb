import {
  addressLabels,
  type Block,
  type BlockOf,
  byRank,
  type Cell,
  formatRange,
  type Rows,
  tableOf,
  upperFirst,
  withoutStruck,
} from '@slipway/report';
import { drawBandStrip, findBand, findState, notLooked, sayDay, sayGrid } from '@slipway/report/pictures';
import type { PaperCell, PaperNode, Run } from './node.ts';
import { joined, plain, type Scribe, text } from './scribe.ts';
import { toneInk } from './tone-pens.ts';

const cellOf = (runs: readonly Run[]): PaperCell => ({ runs });

export function layTable({ columns, rows }: BlockOf<'table'>, scribe: Scribe): PaperNode[] {
  const said = (cell: Cell): PaperCell => {
    if ('figure' in cell) return cellOf(scribe.figure(cell.figure));
    if ('statement' in cell) return cellOf(scribe.words(cell.statement));
    return cellOf(plain(cell.label, cell.tone === undefined ? {} : { pen: toneInk[cell.tone] }));
  };
  // Where nobody was asked, paper needs no column of it.
  const isAsked = (at: number) =>
    rows.length === 0 ||
    rows.some(({ cells }) => {
      const cell = cells[at];
      return cell === undefined || !('label' in cell) || cell.label !== notAsked;
    });
  const kept = <T>(list: readonly T[]) => list.filter((_, at) => isAsked(at));
  return [
    table(
      kept(columns).map(({ label, numeric = false }) => ({ label, isNumeric: numeric })),
      rows.map(({ cells, strong = false }) => ({ cells: kept(cells).map(said), strong })),
    ),
  ];
}

/** As the table of suggested rivals has it until the directory has answered. */
const notAsked = 'not looked up';

/** Any kind that has rows behind it. */
function layRows({ columns, rows }: Rows, scribe: Scribe): PaperNode[] {
  if (rows.length === 0) return [];
  const isNumeric = (at: number) => rows.some((row) => row[at] !== undefined && !('text' in row[at]));
  return [
    table(
      columns.map((label, at) => ({ label, isNumeric: isNumeric(at) })),
      rows.map((row) => ({ cells: row.map((cell) => scribe.cell(cell)), strong: false })),
    ),
  ];
}

export function layTableOf(block: Block, scribe: Scribe): PaperNode[] {
  const rows = tableOf(block, scribe.report);
  return rows === null ? [] : layRows(rows, scribe);
}

export function layGrid(block: BlockOf<'grid'>, scribe: Scribe): PaperNode[] {
  const rows = block.rows.map(({ label, cells }) => ({
    strong: false,
    cells: [
      cellOf(plain(label)),
      ...cells.map((cell) => {
        if (cell === null) return cellOf(plain(notLooked, { pen: 'ink-soft' }));
        const seen = cell.on === undefined ? [] : plain(`, ${sayDay(cell.on)}`, { pen: 'ink-soft' });
        const detail = cell.detail === undefined ? [] : plain(`: ${cell.detail}`);
        const mark = cell.source === undefined ? [] : scribe.source(cell.source);
        const state = findState(block, cell);
        return cellOf([
          { text: state?.label ?? cell.state, strong: state?.mark === 'full' },
          ...detail,
          ...seen,
          ...mark,
        ]);
      }),
    ],
  }));
  const columns = [{ label: block.rowName }, ...block.columns].map(({ label }) => ({
    label,
    isNumeric: false,
  }));
  return [table(columns, rows), ...text(plain(sayGrid(block), { pen: 'ink-soft' }), 'small')];
}

export function layNames({ rows }: BlockOf<'names'>): PaperNode[] {
  const isLooked = rows.some(({ cells }) => cells.some(({ state }) => state !== 'open'));
  const laid = byRank(rows).map(({ name, style, from, score, notes, cells, picked }) => ({
    strong: false,
    cells: [
      cellOf([{ text: name, strong: true }, ...(picked ? plain(' (shortlist)', { pen: 'tide-text' }) : [])]),
      cellOf(
        joined([
          plain(`${style}: ${from}.`),
          plain(notes.map((one) => `${one}.`).join(' '), { pen: 'signal-text' }),
        ]),
      ),
      cellOf(plain(isLooked ? sayAddresses(cells) : cells.map(({ address }) => address).join(', '))),
      cellOf(plain(String(score), { strong: true })),
    ],
  }));
  const labels = ['Name', 'Made of', 'Addresses', 'Score'];
  return [
    table(
      labels.map((label, at) => ({ label, isNumeric: at === 3 })),
      laid,
    ),
    ...(isLooked ? [] : text(plain('No address was checked yet.', { pen: 'ink-soft' }), 'small')),
  ];
}

/** Those in one state together: "medic.com, medic.io: not checked". */
function sayAddresses(cells: BlockOf<'names'>['rows'][number]['cells']): string {
  const byState = Map.groupBy(cells, ({ state }) => addressLabels[state].toLowerCase());
  return [...byState]
    .map(([state, those]) => `${those.map(({ address }) => address).join(', ')}: ${state}`)
    .join('; ');
}

export function layAssumptions({ rows }: BlockOf<'assumptions'>, scribe: Scribe): PaperNode[] {
  const value = (row: (typeof rows)[number]): readonly Run[] => {
    if (row.figure !== undefined) return scribe.figure(row.figure);
    const options = row.control.type === 'choice' ? row.control.options : [];
    return plain(options.find((one) => one.value === row.chosen)?.label ?? '–', { strong: true });
  };
  return [
    table(
      ['Assumption', 'Value', 'Why'].map((label) => ({ label, isNumeric: false })),
      rows.map((row) => ({
        strong: false,
        cells: [
          cellOf(joined([plain(row.label), row.isOwn ? plain('(yours)', { pen: 'tide-text' }) : []])),
          cellOf(value(row)),
          cellOf(scribe.words(row.why)),
        ],
      })),
    ),
  ];
}

/** Two columns, read row by row. */
export function layBoxes({ boxes }: BlockOf<'boxes'>, scribe: Scribe): PaperNode[] {
  const laid = boxes.map(({ label, hint, tone, items, empty }): readonly PaperNode[] => {
    const kept = withoutStruck(items);
    return [
      { kind: 'subtitle', text: label, hint, tone },
      ...(kept.length > 0
        ? [
            {
              kind: 'list' as const,
              ordered: false,
              items: kept.map((item) =>
                joined([
                  item.label === undefined ? [] : plain(`${item.label}:`, { strong: true }),
                  scribe.words(item.statement),
                ]),
              ),
            },
          ]
        : text(scribe.words(empty))),
    ];
  });
  return inPairs(laid);
}

export function layCards({ cards }: BlockOf<'cards'>, scribe: Scribe): PaperNode[] {
  const { figures } = scribe.report;
  const laid = cards.map((card): readonly PaperNode[] => {
    const figure = scribe.find(card.figure);
    const band = figure?.status === 'not_meaningful' ? undefined : findBand(card, figures);
    const strip = drawBandStrip(card, figures, Math.round(scribe.width / 2) - 24);
    const said = scribe.words(card.reading);
    const bands = card.source === undefined || band === undefined ? [] : scribe.source(card.source);
    const isNamed = bands.every((mark) =>
      said.some(({ isNote, text: name }) => isNote && name === mark.text),
    );
    const range = figure === undefined || figure.value === null ? null : formatRange(figure, { bare: true });
    const below = [
      range,
      figure?.period,
      figure?.status === 'low_data' ? 'indicative only: too little data' : null,
    ];
    return [
      {
        kind: 'number',
        label: figure?.label ?? card.figure,
        runs: scribe.figure(card.figure),
        below: below.filter((one) => one !== null && one !== undefined).join(' · '),
      },
      ...(strip === null ? [] : [{ kind: 'drawing' as const, drawing: strip, says: band?.label ?? '' }]),
      ...text(
        joined([
          band === undefined
            ? []
            : plain(`${upperFirst(band.label)}.`, { strong: true, pen: toneInk[band.tone] }),
          said,
          // A picture has no notes: the words that lead to one go with it.
          isNamed ? [] : [...plain(' Bands:', { isNote: true }), ...bands],
        ]),
        'small',
      ),
      ...(card.question === undefined
        ? []
        : text(joined([plain('An investor asks:', { strong: true }), scribe.words(card.question)]), 'small')),
    ];
  });
  return inPairs(laid);
}

function inPairs(parts: readonly (readonly PaperNode[])[]): PaperNode[] {
  const rows: PaperNode[] = [];
  for (let at = 0; at < parts.length; at += 2)
    rows.push({
      kind: 'columns',
      columns: [parts[at] ?? [], parts[at + 1] ?? []].map((nodes) => ({ share: 1, nodes })),
    });
  return rows;
}

type Table = Extract<PaperNode, { kind: 'table' }>;

/** Letters that fit on a line of a table. */
const lineLength = 105;

/** Every column has room for its longest word or its few words; what is left goes to those that hold more. */
function table(columns: readonly { label: string; isNumeric: boolean }[], rows: Table['rows']): Table {
  const texts = columns.map(({ label }, at) => [label, ...rows.map(({ cells }) => textOf(cells[at]))]);
  const least = texts.map(
    (said) => 2 + Math.max(...said.map((one) => leastLength(one, columns.length > 5 ? 14 : 18))) * 1.15,
  );
  const more = texts.map((said, at) =>
    Math.max(0, Math.min(60, Math.max(...said.map(({ length }) => length))) - (least[at] ?? 0)),
  );
  const left = Math.max(0, lineLength - sum(least));
  const shares = least.map((own, at) => own + (left * (more[at] ?? 0)) / Math.max(1, sum(more)));
  return {
    kind: 'table',
    columns: columns.map((column, at) => ({ ...column, share: shares[at] ?? 1 })),
    rows,
  };
}

const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0);
const textOf = (cell: PaperCell | undefined) => (cell?.runs ?? []).map((run) => run.text).join('');
/** A few words stay on one line: "Your words", and where there is room a day. */
const leastLength = (words: string, most: number) =>
  words.length <= most
    ? words.length
    : Math.max(...words.split(/\s+/u).map((word) => Math.min(word.length, 24)));
