import type { Page } from '@slipway/page';
import { listRewordings } from '@slipway/report';
import { type AnyEngine, type AnyInput, openStored, type ToolDocument } from '@slipway/tools';
import {
  applyRewordings,
  applyToPair,
  type ExperimentPlan,
  type PageDraft,
  readDrafts,
  readPlan,
  readTitled,
} from '@slipway/tools/landing';
import type { Run } from '../../api/tools.ts';
import { assemblePage } from './assemble-page.ts';

type Counted = Pick<Run, 'input' | 'basis' | 'report' | 'toolVersion'>;

/** What a run has written, counted again here: the same input and basis give the same words. Empty where it wrote nothing. */
export function draftsOf(engine: AnyEngine, run: Counted, changes: AnyInput = {}): readonly PageDraft[] {
  return readDrafts(documentsOf(engine, run, changes));
}

/** With what a configured model said better; the same draft where it said nothing. */
export function wordedOf(draft: PageDraft, { input, report }: Counted): PageDraft {
  return report === null ? draft : applyRewordings(draft, input, listRewordings(report));
}

/** The page as far as a model has worded it, and the sections that are in its words. */
export function writtenPage(draft: PageDraft, run: Counted & Pick<Run, 'id' | 'createdAt'>) {
  const page = pageOf(wordedOf(draft, run), run);
  const first = new Map(pageOf(draft, run).sections.map(({ id, data }) => [id, JSON.stringify(data)]));
  const worded = page.sections.filter(({ id, data }) => first.get(id) !== JSON.stringify(data));
  return { page, worded: new Set(worded.map(({ id }) => id)) };
}

/** Of a pair, one of its pages. */
export interface PairPage {
  readonly letter: 'A' | 'B';
  /** "Opens with what goes wrong today". */
  readonly says: string;
  readonly page: Page;
}

interface Pair {
  readonly pages: readonly PairPage[];
  readonly plan: ExperimentPlan;
}

/** Two pages and the test they are to pass; null where the run wrote none. The same run always gives the same two. */
export function pairOf(engine: AnyEngine, run: Counted & Pick<Run, 'id' | 'createdAt'>): Pair | null {
  const documents = documentsOf(engine, run, {});
  const plan = readPlan(documents);
  const [a, b] = readTitled(documents);
  if (plan === null || run.report === null || a === undefined || b === undefined) return null;
  const [first, second] = applyToPair([a.draft, b.draft], run.input, listRewordings(run.report));
  const pages = [
    { letter: 'A', says: a.title, page: pageOf(first, run, 0) },
    { letter: 'B', says: b.title, page: pageOf(second, run, 1) },
  ] as const;
  return { pages, plan };
}

function documentsOf(
  engine: AnyEngine,
  { input, basis, report, toolVersion }: Counted,
  changes: AnyInput,
): readonly ToolDocument[] {
  if (report === null || report.asksBack === true) return [];
  const opened = openStored(engine, { input: input as AnyInput, basis, toolVersion: toolVersion ?? 0 });
  if (!opened.ok) return [];
  return engine.documents?.({ ...opened.input, ...changes }, opened.basis, report) ?? [];
}

/** The same page at each look: its ids and times follow from the run. */
export function pageOf(draft: PageDraft, run: Pick<Run, 'id' | 'createdAt'>, at = 0): Page {
  const nowMs = Date.parse(run.createdAt);
  return assemblePage(draft, { nowMs, random: seeded(`${run.id}/${at}`), selectedElement: null });
}

/** Mulberry32 over a hash of the text. */
function seeded(text: string): () => number {
  let state = 0;
  for (const character of text) state = Math.imul(state ^ (character.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
