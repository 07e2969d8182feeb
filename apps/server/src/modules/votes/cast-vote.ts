import { AppError, isSpelledAs } from '@slipway/core';
import type { Deps } from '../../deps.ts';
import { addressKey } from '../limits/address-key.ts';
import { limit } from '../limits/hit-limit.ts';
import type { IsNewVisitor, Visitor } from '../pages/visits/visitors.ts';
import { getOpen } from './get-vote.ts';
import { addToName, addVoter } from './store.ts';

const hourMs = 60 * 60_000;

interface Said {
  readonly heard: readonly { readonly name: string; readonly typed: string }[];
  readonly remembered: readonly string[];
}

/** What somebody typed is judged here and not kept. */
export async function castVote(
  deps: Pick<Deps, 'db' | 'clock'>,
  isNew: IsNewVisitor,
  { token, said, visitor }: { readonly token: string; readonly said: Said; readonly visitor: Visitor },
): Promise<void> {
  await limit(deps, { name: 'vote-address', key: addressKey(visitor.ip), max: 40, windowMs: hourMs });
  const { counts } = await getOpen(deps.db.query, token);
  await limit(deps, { name: 'vote-link', key: token, max: 1000, windowMs: hourMs });
  const known = new Set(counts.map(({ name }) => name));
  for (const names of [said.remembered, said.heard.map(({ name }) => name)])
    if (new Set(names).size < names.length || names.some((name) => !known.has(name)))
      throw new AppError('request/invalid', { problem: 'Each name of this vote counts once.', field: '' });
  await deps.db.transaction(async (trx) => {
    if (!(await addVoter(trx, token))) throw new AppError('vote/closed');
    for (const row of counts) {
      const heard = said.heard.find(({ name }) => name === row.name);
      const isRemembered = said.remembered.includes(row.name);
      if (heard || isRemembered)
        await addToName(trx, row, {
          remembered: Number(isRemembered),
          heard: Number(heard !== undefined),
          spelled: Number(heard !== undefined && isSpelledAs(heard.typed, row.name)),
        });
    }
    // Last, so that a vote which could not be written can be sent again.
    if (!isNew(token, visitor, deps.clock())) throw new AppError('vote/again');
  });
}
