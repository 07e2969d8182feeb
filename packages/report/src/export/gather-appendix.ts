import { isOurNote, type Source } from '@slipway/core';
import type { AssumptionRow } from '../blocks/assumptions/block.ts';
import { formatFigure } from '../format-figure.ts';
import { fillText } from '../placeholders.ts';
import type { Report } from '../report.ts';
import { describeFigure } from './cite.ts';
import { type NumberedNotes, numberNotes } from './number-notes.ts';
import { numberTogether, sourceKey } from './number-together.ts';

/** One of several reports that make a document. */
export interface NamedReport {
  /** How the document calls it: "Market Size Estimator". */
  readonly name: string;
  readonly report: Report;
}

interface GatheredAssumption {
  readonly of: readonly string[];
  readonly label: string;
  readonly value: string;
  readonly why: string;
}

export interface GatheredSource {
  readonly source: Source;
  /** The reports that rest on it. */
  readonly of: readonly string[];
}

interface GatheredFigure {
  readonly number: number;
  readonly says: string;
  /** Where it is: of two that say the same, the first. */
  readonly id: string;
  readonly report: Report;
}

export interface Appendix {
  /** Of each report, numbered as one document. */
  readonly notes: readonly NumberedNotes[];
  readonly assumptions: readonly GatheredAssumption[];
  /** In the order of their numbers. */
  readonly published: readonly GatheredSource[];
  /** Notes of our own, which are not published. */
  readonly ours: readonly GatheredSource[];
  /** The founder's words, in the order of their numbers. */
  readonly quotes: readonly string[];
  readonly figures: readonly GatheredFigure[];
}

/** What several reports rest on, each thing once. */
export function gatherAppendix(reports: readonly NamedReport[]): Appendix {
  const notes = numberTogether(reports.map(({ report }) => report));
  const sources = new Map<string, { source: Source; of: string[] }>();
  for (const [at, { name, report }] of reports.entries()) {
    for (const id of [...(notes[at]?.sources.keys() ?? []), ...(notes[at]?.ours ?? [])]) {
      const source = report.sources[id];
      if (source === undefined) continue;
      const key = sourceKey(source);
      const known = sources.get(key) ?? { source, of: [] };
      if (!known.of.includes(name)) known.of.push(name);
      sources.set(key, known);
    }
  }
  const all = [...sources.values()];
  const pick = (isOurs: boolean) => all.filter(({ source }) => isOurNote(source) === isOurs);
  return {
    notes,
    assumptions: joinAssumed(reports),
    published: pick(false),
    ours: pick(true),
    quotes: [...new Set(notes.flatMap(({ quotes }) => [...quotes.keys()]))],
    figures: joinFigures(reports, notes),
  };
}

function joinFigures(
  reports: readonly NamedReport[],
  notes: readonly NumberedNotes[],
): readonly GatheredFigure[] {
  const joined = new Map<number, GatheredFigure>();
  for (const [at, { report }] of reports.entries()) {
    const own = notes[at];
    for (const [id, number] of own?.figures ?? []) {
      const figure = report.figures[id];
      if (own === undefined || figure === undefined || joined.has(number)) continue;
      joined.set(number, { number, says: describeFigure(figure, own, report), id, report });
    }
  }
  return [...joined.values()];
}

/** The same value under the same name is one assumption, however many reports make it. */
function joinAssumed(reports: readonly NamedReport[]): readonly GatheredAssumption[] {
  const joined = new Map<string, GatheredAssumption>();
  for (const { name, report } of reports)
    for (const assumed of listAssumed(report)) {
      const key = `${assumed.label} ${assumed.value}`;
      const known = joined.get(key);
      const of = [...new Set([...(known?.of ?? []), name])];
      joined.set(key, { ...(known ?? assumed), of });
    }
  return [...joined.values()];
}

/** What can be changed on the sheet first, then what is assumed in a number that is printed. What the founder set is no assumption. */
function listAssumed(report: Report): readonly Omit<GatheredAssumption, 'of'>[] {
  const rows = report.blocks.flatMap((block) => (block.kind === 'assumptions' ? block.rows : []));
  const shown = new Set(rows.map(({ figure }) => figure));
  const printed = [...numberNotes(report).figures.keys()].flatMap((id) => {
    const figure = shown.has(id) ? undefined : report.figures[id];
    if (figure?.provenance.kind !== 'assumed') return [];
    return [{ label: figure.label, value: formatFigure(figure), why: figure.provenance.why }];
  });
  return [...rows.filter(({ isOwn }) => !isOwn).map((row) => sayRow(row, report)), ...printed];
}

function sayRow(row: AssumptionRow, report: Report): Omit<GatheredAssumption, 'of'> {
  const figure = row.figure === undefined ? undefined : report.figures[row.figure];
  const options = row.control.type === 'choice' ? row.control.options : [];
  const chosen = options.find(({ value }) => value === row.chosen)?.label ?? row.chosen ?? '';
  return {
    label: row.label,
    value: figure === undefined ? chosen : formatFigure(figure),
    why: fillText(row.why.text, report.figures),
  };
}
