import type { Page } from '@slipway/page';
import { listRewordings } from '@slipway/report';
import { type AnyEngine, type AnyInput, openStored, type ToolDocument } from '@slipway/tools';
import {
  applyRewordings,
  type ExperimentPlan,
  type PageDraft,
  readDrafts,
  readPlan,
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

/** The test that a pair of pages is to pass; null for a page alone. */
export function planOf(engine: AnyEngine, run: Counted): ExperimentPlan | null {
  return readPlan(documentsOf(engine, run, {}));
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
