import type { Fact, ProjectRecord } from '@slipway/contracts';
import { AppError } from '@slipway/core';
import type { CompanyRecord } from '@slipway/record';
import type { Deps } from '../../deps.ts';
import { readFactFields } from './fact-fields.ts';
import { loadRecord } from './read-record.ts';
import { showFact, showFacts } from './show-facts.ts';
import { countChanges } from './store.ts';

interface Whose {
  readonly uid: string;
  readonly projectId: string;
}

/** What is known of a project's company, fact by fact. */
export async function listFacts(
  deps: Pick<Deps, 'db' | 'tools'>,
  { uid, projectId }: Whose,
): Promise<ProjectRecord> {
  const record = await loadRecord(deps.db.query, uid, projectId);
  const counts = await countChanges(deps.db.query, uid, projectId);
  return { facts: showFacts(record, await readFactFields(deps), counts) };
}

export async function getFact(
  deps: Pick<Deps, 'db' | 'tools'>,
  { uid, projectId }: Whose,
  id: string,
  record?: CompanyRecord,
): Promise<Fact> {
  const known = record ?? (await loadRecord(deps.db.query, uid, projectId));
  const counts = await countChanges(deps.db.query, uid, projectId);
  const fact = showFact(known, id, await readFactFields(deps), counts);
  if (fact === null)
    throw new AppError('request/invalid', {
      problem: 'There is no fact of this name.',
      field: id.slice(0, 80),
    });
  return fact;
}
