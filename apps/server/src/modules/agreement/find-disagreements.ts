import {
  type CheckedResult,
  type Company,
  findDisagreements as check,
  type Finding,
  readPage,
} from '@slipway/agreement';
import type { CompanyRecord } from '@slipway/record';
import type { Digest } from '@slipway/report';
import type { Deps } from '../../deps.ts';
import { listNewestPages } from '../pages/list-newest.ts';
import { listInputs } from '../tools/results/list-inputs.ts';

interface Measured {
  readonly toolId: string;
  readonly runId: string;
  /** ISO. */
  readonly at: string;
  readonly digest: Digest;
}

/** By project. */
interface Known {
  readonly records: ReadonlyMap<string, CompanyRecord>;
  readonly measured: ReadonlyMap<string, readonly Measured[]>;
}

interface Checked {
  readonly found: readonly Finding[];
  readonly results: readonly CheckedResult[];
}

/** Project → what does not agree in it, and the results that were looked at. Two queries, for one project as for twelve. */
export async function findDisagreements(
  { db, clock, tools }: Pick<Deps, 'db' | 'clock' | 'tools'>,
  uid: string,
  { records, measured }: Known,
): Promise<ReadonlyMap<string, Checked>> {
  const runIds = [...measured.values()].flatMap((all) => all.map(({ runId }) => runId));
  const [inputs, pages] = await Promise.all([
    listInputs(db.query, uid, runIds),
    listNewestPages(db.query, uid, [...records.keys()]),
  ]);
  const names = new Map(tools.catalogue.map(({ id, name }) => [id, name]));
  const asOf = new Date(clock()).toISOString().slice(0, 10);
  return new Map(
    [...records].map(([projectId, record]) => {
      const results = (measured.get(projectId) ?? []).map(({ toolId, runId, at, digest }) => ({
        toolId,
        tool: names.get(toolId) ?? toolId,
        runId,
        date: at.slice(0, 10),
        figures: digest.figures ?? {},
        input: inputs.get(runId) ?? {},
      }));
      const ofProject = pages.filter((page) => page.projectId === projectId).map(readPage);
      const company: Company = { record, results, pages: ofProject, asOf };
      return [projectId, { found: check(company), results }];
    }),
  );
}
