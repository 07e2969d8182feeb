import type { Launch, PlannedStep } from '@slipway/contracts';
import { getTool, isToolId } from '@slipway/tools/list';

export function nameOf(toolId: string): string {
  return isToolId(toolId) ? getTool(toolId).name : toolId;
}

export function sayCredits(count: number): string {
  return count === 1 ? '1 credit' : `${count} credits`;
}

export function sayTools(count: number): string {
  return count === 1 ? '1 tool' : `${count} tools`;
}

/** How many of the chosen can be paid, one after another. */
export function countPaid(chosen: readonly Pick<PlannedStep, 'cost'>[], credits: number): number {
  let left = credits;
  const short = chosen.findIndex(({ cost }) => {
    left -= cost;
    return left < 0;
  });
  return short === -1 ? chosen.length : short;
}

/** What it is run with, and what it would ask if it could. */
export function sayReads({ reads, open }: Pick<PlannedStep, 'reads' | 'open'>): string {
  const given = reads.length === 0 ? 'Reads your idea.' : `Reads your idea and: ${listed(reads)}.`;
  return open.length === 0 ? given : `${given} Not known yet: ${listed(open)}.`;
}

const listed = (labels: readonly string[]) =>
  labels.slice(0, 3).join(', ') + (labels.length > 3 ? ` and ${labels.length - 3} more` : '');

/** How far it is, in one sentence. */
export function sayState({ state, steps }: Launch): string {
  const done = steps.filter((step) => step.state === 'done').length;
  const kept = `${done} of ${steps.length} done`;
  const now =
    steps.find((step) => step.state === 'running') ?? steps.find((step) => step.state === 'waiting');
  if (state === 'running') return now ? `${kept}. Now: ${nameOf(now.toolId)}.` : `${kept}.`;
  if (state === 'paused') return `Paused with ${kept}.`;
  if (state === 'cancelled') return `Cancelled with ${kept}.`;
  const cost = steps.reduce((sum, step) => sum + (step.cost ?? 0), 0);
  return `Finished: ${kept}, ${sayCredits(cost)} used.`;
}
