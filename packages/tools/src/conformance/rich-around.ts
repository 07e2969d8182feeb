import { type CompanyRecord, emptyRecord, mergeFacts, mergeRecord } from '@slipway/record';
import type { Around, ToolResult } from '../around.ts';
import { bareAround, type Library } from '../around.ts';
import { listLearnt } from '../list-learnt.ts';
import { loadTools, runTool } from './run-tool.ts';

const ran = '2026-11-03';
const at = `${ran}T09:00:00.000Z`;
const richDay = '2026-11-16';
const used = ['market-size-estimator', 'financial-metrics', 'retention-burn', 'competitor-matrix'];

/** A project in which other tools have run on their own samples: results and record as the server hands them over. */
export async function richAround(library: Library): Promise<Around> {
  const tools = (await loadTools()).filter(({ engine }) => used.includes(engine.meta.id));
  let record: CompanyRecord = emptyRecord;
  const results: ToolResult[] = [];
  for (const tool of tools) {
    const { meta, sample } = tool.engine;
    const { report, input, basis } = await runTool(tool, sample, library);
    const runId = `run-${meta.id}`;
    const figures = Object.fromEntries(
      Object.entries(report.figures).map(([id, { provenance: _, ...figure }]) => [id, figure]),
    );
    results.push({ toolId: meta.id, toolVersion: meta.version, runId, date: ran, at, input, figures });
    // One company: what each sample says of its own idea is left out.
    const { idea: _idea, ...told } = input;
    record = mergeRecord(record, meta.id, told, at);
    record = mergeFacts(
      record,
      { toolId: meta.id, runId, input: told, at },
      listLearnt(tool.engine, { report, input, basis }),
    );
  }
  return { ...bareAround(library, richDay), record, results };
}
