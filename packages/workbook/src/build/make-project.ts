import { headlineOf } from '@slipway/report';
import { prefixOf } from '../file/prefix.ts';
import { type Cell, type Sheet, sheetNames, type Workbook } from '../file/workbook.ts';
import { joinSheets } from './join-sheets.ts';
import { makeWorkbook } from './make-workbook.ts';
import type { WorkbookSource } from './source.ts';

interface KnownFact {
  readonly label: string;
  readonly value: unknown;
  /** The value as a person reads it. */
  readonly said: string;
  readonly from: string;
  /** ISO. */
  readonly at: string | null;
}

interface ProjectBook {
  readonly title: string;
  /** What the file says of itself. */
  readonly about: readonly { readonly label: string; readonly value: string }[];
  readonly facts: readonly KnownFact[];
  readonly results: readonly WorkbookSource[];
}

const firstName = 'Project';

/** A project as a workbook: what is known, then a sheet a result with its cells, figures and tables under each other. Each tool reads its own sheet back. */
export function makeProject(project: ProjectBook): Workbook {
  const { results } = project;
  const [, ...names] = sheetNames([firstName, ...results.map(({ engine }) => engine.meta.name)]);
  const parts = results.map((source, at) => {
    const joined = joinSheets(makeWorkbook(source), names[at] ?? '');
    const prefix = prefixOf(source.engine.meta.id);
    return {
      sheets: joined.sheets,
      names: Object.entries(joined.names).map(([key, place]) => [`${prefix}${key}`, place] as const),
    };
  });
  return {
    sheets: [firstSheet(project, names), ...parts.flatMap(({ sheets }) => sheets)],
    names: Object.fromEntries(parts.flatMap((part) => part.names)),
  };
}

function firstSheet({ title, about, facts, results }: ProjectBook, names: readonly string[]): Sheet {
  const head = (...labels: readonly string[]) => labels.map((text): Cell => ({ text, look: 'head' }));
  return {
    name: firstName,
    widths: [36, 60, 24, 14, 20],
    rows: [
      [{ text: title, look: 'title' }],
      [
        {
          text: 'Each result has a sheet. Change its yellow cells, and the formulas on that sheet follow. A tool in Slipway reads its own sheet from this file.',
          look: 'line',
        },
      ],
      [],
      ...about.map(({ label, value }): readonly Cell[] => [{ text: label, look: 'strong' }, { text: value }]),
      [],
      head('Sheet', 'What it says', 'Computed on'),
      ...results.map(({ report, made }, at): readonly Cell[] => [
        { text: names[at] ?? '', look: 'strong' },
        { text: headlineOf(report) },
        { text: made.date, look: 'quiet' },
      ]),
      [],
      [
        ...head('Known of the company', 'Value', 'From', 'Date'),
        { text: 'As a number', look: 'head', isOverNumbers: true },
      ],
      ...facts.map(({ label, value, said, from, at }): readonly (Cell | null)[] => [
        { text: label },
        { text: said },
        { text: from, look: 'quiet' },
        { text: at?.slice(0, 10) ?? '', look: 'quiet' },
        typeof value === 'number' ? { number: value, format: placesOf(value) } : null,
      ]),
    ],
  };
}

/** A share keeps its places, a sum does not. */
const placesOf = (value: number): string =>
  Number.isInteger(value) ? '#,##0' : Math.abs(value) < 1 ? '0.0000' : '#,##0.00';
