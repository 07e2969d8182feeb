import type { Finding } from '@slipway/agreement';
import type { AgreementOut, Disagreement } from '@slipway/contracts';
import type { Deps } from '../../deps.ts';
import { type FactFields, readFactFields } from '../record/fact-fields.ts';
import { loadRecord } from '../record/read-record.ts';
import { listMeasured } from '../tools/results/list-measured.ts';
import { findDisagreements } from './find-disagreements.ts';

/** What does not agree in one project, with who shows it, and what its results say. */
export async function listDisagreements(
  deps: Pick<Deps, 'db' | 'clock' | 'tools'>,
  uid: string,
  projectId: string,
): Promise<AgreementOut> {
  const record = await loadRecord(deps.db.query, uid, projectId);
  const measured = await listMeasured(deps, uid, [projectId]);
  const known = { records: new Map([[projectId, record]]), measured };
  const { found = [], results = [] } = (await findDisagreements(deps, uid, known)).get(projectId) ?? {};
  const fields = await readFactFields(deps);
  return {
    disagreements: found.map((finding) => show(finding, fields)),
    results: results.map(({ input: { idea }, figures, ...result }) => ({
      ...result,
      figures: { ...figures },
      input: typeof idea === 'string' ? { idea } : {},
    })),
  };
}

function show({ id, title, why, allows, sides, settle }: Finding, fields: FactFields): Disagreement {
  const origins = sides.map(({ from }) => from);
  const facts = sides.flatMap((side) => side.facts);
  return {
    id,
    title,
    why,
    allows,
    sides: [showSide(sides[0]), showSide(sides[1])],
    settle: [...settle],
    tools: [
      ...new Set([
        ...origins.flatMap((from) => (from.kind === 'result' ? [from.toolId] : [])),
        ...facts.flatMap((fact) => fields.get(fact)?.usedBy ?? []),
      ]),
    ],
    pages: [...new Set(origins.flatMap((from) => (from.kind === 'page' ? [from.pageId] : [])))],
  };
}

function showSide({
  label,
  text,
  from,
  date,
  quote,
}: Finding['sides'][number]): Disagreement['sides'][number] {
  return { label, text, from, date, quote: quote ?? null };
}
