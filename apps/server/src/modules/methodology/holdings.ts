import type { MethodologyField } from '@slipway/contracts';
import { AppError } from '@slipway/core';
import type { Knowledge } from '@slipway/knowledge';
import type { Deps } from '../../deps.ts';
import { type Held, holdBuyers, holdMarketFact, holdTradeFact } from './held-fact.ts';

/** Everything that has a publisher and a year, as people look it up. */
export interface Holdings {
  readonly all: readonly Held[];
  readonly byId: ReadonlyMap<string, Held>;
}

/** The drawer for counts that belong to no single field: households, small firms. */
export const everyField = { id: 'every-field', name: 'Every field: who there is to sell to' } as const;

const kept = new WeakMap<Knowledge, Holdings>();

/** What is known does not change while the server runs: it is laid out once. */
export function holdingsOf(knowledge: Knowledge): Holdings {
  const known = kept.get(knowledge);
  if (known) return known;
  const all = [
    ...knowledge.verticals.flatMap(({ id, facts }) => facts.map((fact) => holdMarketFact(id, fact))),
    ...knowledge.buyers.map(holdBuyers),
    ...knowledge.fieldFacts.map(holdTradeFact),
  ];
  const holdings = { all, byId: new Map(all.map((held) => [held.fact.id, held])) };
  kept.set(knowledge, holdings);
  return holdings;
}

export function belongsTo(held: Held, field: string): boolean {
  return field === everyField.id ? held.fields.length === 0 : held.fields.includes(field);
}

export async function findHeldFact(deps: Pick<Deps, 'library'>, id: string): Promise<Held['fact'] | null> {
  const { knowledge } = await deps.library();
  return holdingsOf(knowledge).byId.get(id)?.fact ?? null;
}

export async function getField(deps: Pick<Deps, 'library'>, id: string): Promise<MethodologyField> {
  const { knowledge } = await deps.library();
  const field = [...knowledge.verticals, everyField].find((one) => one.id === id);
  if (field === undefined) throw new AppError('request/not-found');
  const facts = holdingsOf(knowledge)
    .all.filter((held) => belongsTo(held, id))
    .map(({ fact }) => fact);
  const niches = knowledge.niches
    .filter(({ vertical }) => vertical === id)
    .map(({ id: niche, name, confidence }) => ({
      id: niche,
      name,
      confidence,
      facts: facts.filter((fact) => fact.niches.includes(niche)).length,
    }));
  return { id, name: field.name, niches, facts };
}
