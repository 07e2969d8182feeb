import type { InvestorUpdate, UpdatePromise } from '@slipway/contracts';
import { AppError } from '@slipway/core';
import {
  checkPromises,
  draftUpdate,
  monthBefore,
  monthEnds,
  reportedFacts,
  takeFacts,
} from '@slipway/investor-update';
import { factList } from '@slipway/record';
import type { Deps } from '../../deps.ts';
import { getProject } from '../projects/get-project.ts';
import { listHappened } from '../projects/list-happened.ts';
import { listFactChanges } from '../record/list-changes.ts';
import { loadRecord } from '../record/read-record.ts';
import { listMeasured } from '../tools/results/list-measured.ts';
import { findUpdate, listMonths } from './store.ts';

export interface WhichUpdate {
  readonly uid: string;
  readonly projectId: string;
  /** "2026-11". */
  readonly month: string;
}

const measured = Object.keys(reportedFacts);

/** One month's update: what is saved, and what a draft of today would say. */
export async function readUpdate(
  { db, tools }: Pick<Deps, 'db' | 'tools'>,
  { uid, projectId, month }: WhichUpdate,
): Promise<InvestorUpdate> {
  const project = await getProject(db.query, uid, projectId);
  if (!/^20\d{2}-(?:0[1-9]|1[0-2])$/u.test(month))
    throw new AppError('request/invalid', { problem: 'A month is written 2026-11.', field: 'month' });
  const { from, to } = monthEnds(month);
  const [record, changes, happened, own, before, months, found] = await Promise.all([
    loadRecord(db.query, uid, projectId),
    listFactChanges(db.query, uid, projectId, measured),
    listHappened(db.query, { uid, projectId }, { from: Date.parse(from), to: Date.parse(to) }),
    findUpdate(db.query, { uid, projectId, month }),
    findUpdate(db.query, { uid, projectId, month: monthBefore(month) }),
    listMonths(db.query, uid, projectId),
    listMeasured({ db }, uid, [projectId]),
  ]);
  const currency = typeof record.currency?.value === 'string' ? record.currency.value : undefined;
  const name = record.company?.value;
  const lines = takeFacts(changes, month, currency);
  const promised = checkPromises(readPromises(before?.promises), lines, currency);
  const promises = readPromises(own?.promises);
  const { text, questions } = draftUpdate({
    company: typeof name === 'string' && name !== '' ? name : project.name,
    month,
    lines,
    promised,
    happened,
    promises,
    findings: (found.get(projectId) ?? []).map(({ toolId, at, digest: { headline } }) => ({
      toolId,
      tool: tools.catalogue.find(({ id }) => id === toolId)?.name ?? toolId,
      headline,
      at,
    })),
  });
  return {
    month,
    text: own?.text ?? text,
    isEdited: own?.text != null,
    draft: text,
    questions: [...questions],
    promised: [...promised],
    promises,
    measures: factList.flatMap(({ id, label }) => (measured.includes(id) ? [{ fact: id, label }] : [])),
    months: [...months],
    savedAt: own === undefined ? null : new Date(own.updated_at).toISOString(),
  };
}

export function readPromises(stored: string | undefined): UpdatePromise[] {
  return stored === undefined ? [] : JSON.parse(stored);
}
