import type { CallToolResult, Tool } from '@modelcontextprotocol/server';
import type { Run } from '@slipway/contracts';
import { sayAnswer, toMarkdown } from '@slipway/report';
import type { Deps } from '../../deps.ts';
import { hasFeature } from '../billing/require-feature.ts';
import { resultUrl } from './links.ts';

/** What a result carries for programs: its head, and the report as the web has it. */
export const runOutput: Tool['outputSchema'] = {
  type: 'object',
  properties: {
    result: {
      type: 'object',
      properties: {
        id: { type: 'string' },
        toolId: { type: 'string' },
        title: { type: 'string' },
        status: { type: 'string' },
        cost: { type: 'number', description: 'Credits.' },
        version: { type: 'number' },
        createdAt: { type: 'string' },
        projectId: { type: ['string', 'null'] },
        url: { type: 'string', description: 'Where the person opens it.' },
      },
      required: ['id', 'toolId', 'status', 'url'],
    },
    report: { type: ['object', 'null'], description: 'Blocks, figures with their origin, and sources.' },
  },
  required: ['result', 'report'],
};

export function sayRun(deps: Pick<Deps, 'config'>, run: Run, length: Length = 'answer'): CallToolResult {
  const { id, toolId, title, status, cost, version, createdAt, projectId, report } = run;
  const url = resultUrl(deps, run);
  return {
    content: [{ type: 'text', text: sheetText(deps, run, length) }],
    structuredContent: {
      result: { id, toolId, title, status, cost, version, createdAt, projectId, url },
      report,
    },
  };
}

/** A sheet as Markdown is a file of a result: who may not download one gets its answer and the reason. */
type Length = 'answer' | 'whole' | 'answer only';

export async function lengthFor(
  deps: Pick<Deps, 'db' | 'clock' | 'config'>,
  uid: string,
): Promise<'whole' | 'answer only'> {
  return (await hasFeature(deps, uid, 'download')) ? 'whole' : 'answer only';
}

/** The answer, or the whole sheet as Markdown, with its price and where to open it. */
export function sheetText(deps: Pick<Deps, 'config'>, run: Run, length: Length): string {
  const refused = length === 'answer only' ? ['The whole sheet as Markdown is part of Premium.'] : [];
  return [
    wordsOf(run, length === 'whole'),
    '',
    ...refused,
    priceOf(run),
    `Whole sheet: ${resultUrl(deps, run)}`,
  ].join('\n');
}

function wordsOf({ report, status, error, title }: Run, isWhole: boolean): string {
  if (report !== null) return isWhole ? toMarkdown(report) : sayAnswer(report);
  if (status === 'running') return `${title}: still under way. Read it again in a moment.`;
  return `${title}: ${error?.message ?? 'there is no result.'}`;
}

/** What a model could not add is said as well. */
function priceOf({ cost, error, report }: Run): string {
  const price = cost === 0 ? 'Cost: nothing.' : `Cost: ${cost} ${cost === 1 ? 'credit' : 'credits'}.`;
  return error === null || report === null ? price : `${price} ${error.message}`;
}
