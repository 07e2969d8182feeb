import { type Kind, none, points, repeated } from '../kind.ts';
import type { NamesBlock } from './block.ts';
import { addressLabels, byRank, sayAddress } from './say-address.ts';

export const kind: Kind<NamesBlock> = {
  shows: 'controls',
  label: 'Table',
  figures: none,
  statements: none,
  origins: ({ provenance }) => [provenance],
  sources: none,
  numbers: ({ rows }) => rows.map(({ score }) => points(score)),
  problems: ({ rows, axes }, _, at) => [
    ...repeated(rows.map(({ name }) => name)).map((name) => `${at} names ${name} twice.`),
    ...rows
      .filter(({ rates }) => rates.length !== axes.length)
      .map(({ name }) => `${at}: ${name} does not fit the axes.`),
    ...rows
      .filter(
        ({ score, rates }) => !isRate(score / 100) || rates.some((rate) => rate !== null && !isRate(rate)),
      )
      .map(({ name }) => `${at}: ${name} has a broken score.`),
    ...rows
      .filter(({ cells }) => cells.some(({ state }) => !Object.hasOwn(addressLabels, state)))
      .map(({ name }) => `${at}: ${name} has an address in no known state.`),
  ],
  table: ({ rows, axes }, { text, value }) => {
    const addresses = Math.max(0, ...rows.map(({ cells }) => cells.length));
    return {
      columns: [
        'Name',
        'Kind',
        'Made of',
        'Score',
        ...axes,
        'Cautions',
        'Shortlist',
        ...Array.from({ length: addresses }, () => ['Address', 'Availability']).flat(),
      ],
      rows: byRank(rows).map((row) => [
        text(row.name),
        text(row.style),
        text(row.from),
        value(points(row.score)),
        ...row.rates.map((rate) => (rate === null ? text('') : value({ value: rate, unit: 'share' }))),
        text(row.notes.join('; ')),
        text(row.picked ? 'yes' : ''),
        ...Array.from({ length: addresses }, (_, at) => {
          const cell = row.cells[at];
          return [text(cell?.address), text(cell && sayAddress(cell))];
        }).flat(),
      ]),
    };
  },
  markdown: ({ rows }, paper) =>
    paper.rows({
      columns: ['Name', 'Kind', 'Score', 'Addresses'],
      rows: byRank(rows).map(({ name, style, score, cells, picked }) =>
        [
          picked ? `${name} (shortlist)` : name,
          style,
          String(score),
          cells.map((cell) => `${cell.address}: ${addressLabels[cell.state]}`).join('; '),
        ].map((words) => ({ text: words })),
      ),
    }),
};

const isRate = (value: number) => value >= 0 && value <= 1;
