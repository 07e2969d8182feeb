import type { AnswerBlock, Block, ReadingBlock } from './block.ts';
import type { Report } from './report.ts';

/** Rows that do not fit their columns, and what else would draw wrongly. */
export function shapeProblems(block: Block, report: Report): string[] {
  const at = `Block ${block.id}`;
  return [
    ...(block.folded && block.title === undefined ? [`${at} is folded and has no title to open it by.`] : []),
    ...kindProblems(block, report, at),
  ];
}

function kindProblems(block: Block, report: Report, at: string): string[] {
  switch (block.kind) {
    case 'reading':
      return readingProblems(block, at);
    case 'answer':
      return answerProblems(block, report, at);
    case 'findings':
      return repeated(block.rows.map(({ label }) => label)).map(
        (label) => `${at}: more than one row is called ${label}.`,
      );
    case 'radar':
      return block.series
        .filter(({ figures }) => figures.length !== block.axes.length)
        .map(({ label }) => `${at}: ${label} does not have one figure an axis.`);
    case 'matrix':
      return block.rows
        .filter(({ cells }) => cells.length !== block.columns.length)
        .map(({ label }) => `${at}: row ${label} does not fit the columns.`);
    case 'table':
      return block.rows.flatMap(({ cells }, index) =>
        cells.length === block.columns.length ? [] : [`${at}: row ${index + 1} does not fit the columns.`],
      );
    case 'line':
      return block.series
        .filter(({ values }) => values.length !== block.x.length || values.some(isBroken))
        .map(({ label }) => `${at}: ${label} does not have one number or gap a step.`);
    case 'distribution':
      return block.bins.some(({ from, to, count }) => isBroken(from) || isBroken(to) || !(count >= 0))
        ? [`${at}: a bin is broken.`]
        : [];
    case 'cards':
      return block.cards
        .filter(({ source }) => source !== undefined && !Object.hasOwn(report.sources, source))
        .map(({ source }) => `${at} names source ${source}, which does not exist.`);
    case 'assumptions':
      return block.rows
        .filter(({ control, figure, chosen }) =>
          control.type === 'number'
            ? figure === undefined
            : !control.options.some(({ value }) => value === chosen),
        )
        .map(({ id }) => `${at}: assumption ${id} has nothing to show in its control.`);
    default:
      return [];
  }
}

function isBroken(value: number | null): boolean {
  return value !== null && !Number.isFinite(value);
}

function readingProblems({ slots }: ReadingBlock, at: string): string[] {
  return [
    ...repeated(slots.map(({ field }) => field)).map((field) => `${at}: more than one slot fills ${field}.`),
    // Another text would be another idea, and another run.
    ...(slots.some(({ field }) => field === 'idea') ? [`${at}: the idea is no slot.`] : []),
    ...slots
      .filter(({ standing, value }) => (standing === 'open') !== (value === null))
      .map(({ field }) => `${at}: ${field} is open and has a value, or neither.`),
  ];
}

const reasonsMax = 3;

function answerProblems({ reasons, dials }: AnswerBlock, { figures }: Report, at: string): string[] {
  const figureOf = (id: string) => (Object.hasOwn(figures, id) ? figures[id] : undefined);
  return [
    ...(reasons.length > reasonsMax ? [`${at} has more than three reasons.`] : []),
    ...dials
      .filter(({ figure }) => figureOf(figure)?.range === undefined)
      .map(({ label }) => `${at}: dial ${label} has no range to draw.`),
    ...dials
      .filter(({ figure, lean }) => figureOf(figure)?.value === null && lean === undefined)
      .map(({ label }) => `${at}: dial ${label} has neither a value nor a lean.`),
  ];
}

function repeated(names: readonly string[]): string[] {
  return [...new Set(names.filter((name, index) => names.indexOf(name) !== index))];
}
