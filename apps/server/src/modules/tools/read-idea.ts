import type { ReadIdeaResult } from '@slipway/contracts';
import { gatherIdea, listSlots } from '@slipway/tools/idea';
import type { Deps } from '../../deps.ts';
import { addressKey } from '../limits/address-key.ts';
import { limit } from '../limits/hit-limit.ts';

export interface IdeaText {
  readonly text: string;
  readonly answers?: Readonly<Record<string, string | number>> | undefined;
}

/** Free, without signing in, and no model: how the engine understands a text. */
export async function readIdea(
  deps: Pick<Deps, 'db' | 'clock' | 'library'>,
  { text, answers = {} }: IdeaText,
  ip: string,
): Promise<ReadIdeaResult> {
  await limit(deps, { name: 'read-idea', key: addressKey(ip), max: 30, windowMs: 60_000 });
  const basis = gatherIdea({ ...answers, idea: text }, await deps.library());
  return {
    slots: listSlots(basis).map((slot) => ({ ...slot, options: [...slot.options] })),
    known: basis.notes.known,
    question: basis.scope.kind === 'ask' ? basis.scope.question : null,
  };
}
