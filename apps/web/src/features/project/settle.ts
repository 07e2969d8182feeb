import { writeOnPage } from '@slipway/agreement';
import type { Settlement } from '@slipway/contracts';
import { fromWire } from '@slipway/core';
import { getPage, savePage } from '../../api/pages.ts';
import { changeFact, undoProjectFact } from '../../api/projects.ts';
import { changeRun, getRun, restoreVersion, startRun } from '../../api/tools.ts';

type Of<Kind extends Settlement['kind']> = Extract<Settlement, { readonly kind: Kind }>;
/** What is done here and now; anything else is opened. */
export type Pressed =
  | Of<'fact'>
  | Of<'page'>
  | Of<'version'>
  | (Of<'run'> & Required<Pick<Of<'run'>, 'again'>>);

export function isPressed(one: Settlement): one is Pressed {
  return one.kind === 'run' ? one.again !== undefined : one.kind !== 'open';
}

type Undo = (() => Promise<unknown>) | null;

/** Does it, and gives the way back; null where it cannot be taken back. */
export async function settle(projectId: string, one: Pressed): Promise<Undo> {
  switch (one.kind) {
    case 'fact':
      await changeFact(projectId, one.fact, one.value);
      return () => undoProjectFact(projectId, one.fact);
    case 'version': {
      const { runId, assumptions } = one;
      const { version } = await changeRun(runId, assumptions === null ? { refresh: true } : { assumptions });
      return () => restoreVersion(runId, version - 1);
    }
    case 'page': {
      const { document: was, revision } = await getPage(one.pageId, new AbortController().signal);
      const saved = await savePage(one.pageId, writeOnPage(was, one), revision);
      return () => savePage(one.pageId, was, saved.revision);
    }
    case 'run':
      await runAgain(projectId, one);
      return null;
  }
}

/** As it was asked, with what is known now. Nothing is charged where it ends in an error. */
async function runAgain(
  projectId: string,
  { toolId, again }: Extract<Pressed, { kind: 'run' }>,
): Promise<void> {
  const before = await getRun(again.runId);
  const input = { ...before.input, ...again.values };
  // Nothing of it is said anew.
  const kept = Object.keys(input);
  const asked = { toolId, input, projectId, kept, key: crypto.randomUUID() };
  for await (const { name, data } of startRun({ ...asked, signal: new AbortController().signal })) {
    if (name === 'result') return;
    if (name === 'error') throw fromWire(data);
  }
}
