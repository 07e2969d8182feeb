import type { Knowledge, Vertical } from '@slipway/facts';
import type { Reading } from './reading.ts';

/** The founder's own choice first, then what was read for sure; null leaves everything that depends on it switched off. */
export function chooseVertical(
  reading: Pick<Reading, 'isSure' | 'verticals'>,
  chosenId: string | null | undefined,
  knowledge: Pick<Knowledge, 'verticals'>,
): Vertical | null {
  const chosen = knowledge.verticals.find(({ id }) => id === chosenId);
  if (chosen !== undefined) return chosen;
  const read = reading.isSure ? reading.verticals[0]?.id : undefined;
  return knowledge.verticals.find(({ id }) => id === read) ?? null;
}
