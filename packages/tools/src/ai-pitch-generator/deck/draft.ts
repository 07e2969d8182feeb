import type { Slide, SlideSource } from '@slipway/deck';
import type { Case } from '../case.ts';
import type { Topic } from '../topics/topic.ts';
import type { Line } from '../words/line.ts';

/** A slide before its figures are filled in: its point is a statement of the sheet as well. */
export interface Draft {
  readonly topic: SlideTopic;
  readonly kind: Slide['kind'];
  readonly point: Pick<Line, 'text' | 'evidence'>;
  /** Besides the title; texts may name figures. */
  readonly data: Slide['data'];
  readonly notes: readonly string[];
  readonly isOpen?: true;
  readonly source?: SlideSource;
}

export const topicLabels = {
  cover: 'Cover',
  problem: 'Problem',
  product: 'Product',
  now: 'Why now',
  traction: 'Traction',
  market: 'Market',
  model: 'Price',
  route: 'Way in',
  rivals: 'Rivals',
  edge: 'Why us',
  team: 'Team',
  runway: 'Runway',
  ask: 'Ask',
} as const;
export type SlideTopic = keyof typeof topicLabels;

/** The run a slide's figures come from: that of the first figure which a run has said. */
export function sourceOf(
  of: Case,
  ...figures: readonly (string | null)[]
): { readonly source?: SlideSource } {
  for (const id of figures) {
    const toolId = id === null ? null : of.toolOf(id);
    const result = toolId === null ? null : of.result(toolId);
    if (toolId === null || result === null) continue;
    const { tool, runId, date, changed } = result;
    return { source: { toolId, tool, runId, date, changed } };
  }
  return {};
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
    data: pointsOf(how.split(/(?<=[.;]) /u).map((part) => part.charAt(0).toUpperCase() + part.slice(1))),
    notes: ['Say that this is open, and by when you will know.'],
    isOpen: true,
  };
}
