import { isOurNote, type Source } from '@slipway/core';
import { citeSource, confidences, describeFigure, endSentence, upperFirst } from '@slipway/report';
import { listEstimates } from '../about-rows.ts';
import type { Run, Section } from './node.ts';
import { plain, type Scribe } from './scribe.ts';

/** What the numbers in brackets lead to. */
export function layAppendix({ report, notes, find }: Scribe): readonly Section[] {
  const published = [...notes.sources].map(([id, number]) =>
    row(`S${number}`, sourceRuns(report.sources[id])),
  );
  const ours = noteRuns([...notes.ours].map((id) => report.sources[id])).map((runs) => row('note', runs));
  const estimates = listEstimates(report);
  const quotes = [...notes.quotes].map(([quote, number]) => row(`W${number}`, plain(`“${quote}”`)));
  const figures = [...notes.figures].flatMap(([id, number]) => {
    const figure = find(id);
    if (figure === undefined) return [];
    const estimate = estimates.has(id) ? plain(' Estimate.', { strong: true }) : [];
    return [row(String(number), [{ text: describeFigure(figure, notes, report) }, ...estimate])];
  });
  return [
    ...factsSection('appendix-sources', 'Sources', published),
    ...factsSection('appendix-ours', 'Our notes, check them', ours),
    ...factsSection('appendix-words', 'The founder’s words', quotes),
    ...factsSection('appendix-notes', 'Notes on the figures', figures),
  ];
}

const row = (label: string, runs: readonly Run[]) => ({ label: `[${label}]`, runs });

function factsSection(id: string, title: string, rows: readonly ReturnType<typeof row>[]): Section[] {
  return rows.length === 0 ? [] : [{ id, title, label: null, nodes: [{ kind: 'facts', rows }] }];
}

/** Of one trade in one paragraph, with its name once. */
function noteRuns(sources: readonly (Source | undefined)[]): readonly (readonly Run[])[] {
  const isOfTrade = (source: Source | undefined): source is Source =>
    source?.publisher === 'Slipway notes' && source.what.includes(': ') && source.note === undefined;
  const trade = ({ what }: Source) => what.slice(0, what.indexOf(': '));
  const byTrade = Map.groupBy(sources.filter(isOfTrade), trade);
  return [
    ...[...byTrade].map(([name, all]) => [
      { text: upperFirst(name), strong: true },
      ...all.map(({ what }) => ({ text: ` ${endSentence(upperFirst(what.slice(name.length + 2)))}` })),
    ]),
    ...sources.filter((source) => !isOfTrade(source)).map(sourceRuns),
  ];
}

function sourceRuns(source: Source | undefined): readonly Run[] {
  if (source === undefined) return plain('Not known.');
  const isOurs = isOurNote(source);
  const doubt =
    isOurs || source.confidence === 'high' ? '' : ` (${confidences[source.confidence].toLowerCase()})`;
  const cited = `${isOurs ? upperFirst(source.publisher) : citeSource(source)}. ${upperFirst(source.what)}${doubt}`;
  return [
    { text: endSentence(cited) },
    ...(source.note === undefined ? [] : plain(` ${source.note}`, { pen: 'ink-soft' as const })),
  ];
}
