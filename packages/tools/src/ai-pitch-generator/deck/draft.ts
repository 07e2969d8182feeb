import type { Slide, SlideDraft } from '@slipway/deck';
import { upperFirst } from '@slipway/report';
import type { Case } from '../case.ts';
import type { Topic } from '../topics/topic.ts';
import type { Line } from '../words/line.ts';

/** A slide before its figures are filled in: its point is a statement of the sheet as well. */
export interface Draft extends SlideDraft {
  readonly topic: SlideTopic;
  readonly point: Pick<Line, 'text' | 'evidence'>;
}

/** In the order of a deck. */
export const topicLabels = {
  cover: 'Cover',
  problem: 'Problem',
  product: 'Product',
  now: 'Why now',
  traction: 'Traction',
  market: 'Market',
  model: 'Price',
  edge: 'Why us',
  rivals: 'Rivals',
  route: 'Way in',
  team: 'Team',
  runway: 'Runway',
  ask: 'Ask',
} as const;
export type SlideTopic = keyof typeof topicLabels;

/** The run a slide's figures come from: that of the first figure which a run has said. */
export const sourceOf = (of: Case, ...figures: readonly (string | null)[]) =>
  sourceFor(
    of,
    figures.flatMap((id) => (id === null ? [] : (of.toolOf(id) ?? []))).find((id) => of.result(id) !== null),
  );

export function sourceFor(of: Case, toolId = ''): Pick<Draft, 'source'> {
  const result = of.result(toolId);
  if (result === null) return {};
  const { tool, runId, date, changed } = result;
  return { source: { toolId, tool, runId, date, changed } };
}

export const pointsOf = (texts: readonly string[]): Slide['data'] => ({
  points: texts.map((text) => ({ text })),
});

export const texts = (lines: readonly Line[] | undefined): readonly string[] =>
  (lines ?? []).map(({ text }) => text);

/** What a slide still lacks is for the speaker, not for who listens. */
export const toDo = (open: Topic | null): readonly string[] =>
  open === null ? [] : [open.missing.replace(/^Missing: /u, 'Still open: ')];

/** What is not known is a slide that says what to find out, and how; none where nothing is to be asked. */
export function openSlide(topic: SlideTopic, open: Topic | null): Draft | null {
  if (open === null) return null;
  const how = open.missing.replace(/^Missing: /u, '');
  return {
    topic,
    kind: 'statement',
    point: { text: open.asks, evidence: open.evidence },
    data: pointsOf(how.split(/(?<=[.;]) /u).map(upperFirst)),
    notes: ['Say that this is open, and by when you will know.'],
    isOpen: true,
  };
}
