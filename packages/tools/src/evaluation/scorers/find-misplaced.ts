import type { Source } from '@slipway/core';
import {
  fillText,
  isTask,
  listBlockStatements,
  listPlaceholders,
  type Report,
  type Statement,
} from '@slipway/report';
import { holdsIn, namesPlace } from './place-words.ts';

/** Statements that show a fact of one country as if it held where the founder sells, without a word about it. */
export function findMisplaced(report: Report, place: string | null): string[] {
  // What opens on an assumption shows year and place of each source by itself; a task claims nothing.
  const claims = report.blocks
    .filter(({ kind }) => kind !== 'assumptions')
    .flatMap((block) => listBlockStatements(block).filter((statement) => !isTask(statement, block)));
  return claims.flatMap((statement) =>
    sourcesOf(statement, report)
      .filter(({ region }) => !holdsIn(region, place))
      .filter((source) => !saysWhere(statement, source, report))
      .map(
        ({ id, region }) =>
          `${statement.id} shows ${id} of ${region} for ${place ?? 'an unknown place'}: ${fillText(statement.text, report.figures)}`,
      ),
  );
}

/** What it names itself, and what the figures in its text were published by. */
function sourcesOf({ text, evidence }: Statement, { figures, sources }: Report): Source[] {
  const named = evidence.flatMap((one) => (one.kind === 'source' ? [one.id] : []));
  const shown = [
    ...listPlaceholders(text),
    ...evidence.flatMap((one) => (one.kind === 'figure' ? [one.id] : [])),
  ].flatMap((id) => {
    const provenance = figures[id]?.provenance;
    return provenance?.kind === 'sourced' ? provenance.sources : [];
  });
  return [...new Set([...named, ...shown])].flatMap((id) => sources[id] ?? []);
}

/** In the sentence, in a figure's name, or in what opens beside it. */
function saysWhere({ text, evidence }: Statement, source: Source, { figures }: Report): boolean {
  const labels = [
    ...listPlaceholders(text),
    ...evidence.flatMap((one) => (one.kind === 'figure' ? [one.id] : [])),
  ].map((id) => `${figures[id]?.label ?? ''} ${figures[id]?.noun ?? ''}`);
  const said = [fillText(text, figures), ...labels, source.publisher, source.what, source.note ?? ''];
  return namesPlace(said.join('\n'), source.region ?? '');
}
