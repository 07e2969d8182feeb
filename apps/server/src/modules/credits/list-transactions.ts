import type { CreditTransaction } from '@slipway/contracts';
import type { Person } from '@slipway/core';
import { historyMax, type ShownType, shownTypes } from '@slipway/credits';
import { getTool, isToolId } from '@slipway/tools';
import type { Deps } from '../../deps.ts';
import { type Entry, listEntries } from './store.ts';

/** Grants, resets and what was really spent; holds and what came back are how the balance got there. */
export async function listTransactions(
  deps: Pick<Deps, 'db'>,
  { uid }: Pick<Person, 'uid'>,
): Promise<CreditTransaction[]> {
  const entries = await listEntries(deps.db.query, uid, shownTypes, historyMax);
  return entries.flatMap((entry) => {
    const type = shownTypes.find((shown) => shown === entry.type);
    return type === undefined ? [] : [toTransaction(entry, type, uid)];
  });
}

function toTransaction(entry: Entry, type: ShownType, userId: string): CreditTransaction {
  return {
    id: entry.id,
    userId,
    amount: type === 'deduction' ? -entry.amount : entry.amount,
    type,
    reason: entry.reason,
    ...(entry.tool === null ? {} : { toolName: nameOf(entry.tool) }),
    timestamp: new Date(entry.at).toISOString(),
    balanceAfter: entry.balance_after,
  };
}

/** A tool that is no longer sold keeps its id in old entries. */
function nameOf(tool: string): string {
  return isToolId(tool) ? getTool(tool).name : tool;
}
