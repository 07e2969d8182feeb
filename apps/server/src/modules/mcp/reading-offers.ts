import type { CallToolResult, Tool } from '@modelcontextprotocol/server';
import type { RunSummary } from '@slipway/contracts';
import { AppError } from '@slipway/core';
import { z } from 'zod';
import { getCard } from '../projects/card/read-cards.ts';
import { listProjects } from '../projects/list-projects.ts';
import { getRun } from '../tools/get-run.ts';
import { listRuns } from '../tools/list-runs.ts';
import { projectUrl, resultUrl } from './links.ts';
import type { Call, Offer, OfferDeps } from './offer.ts';
import { sayProject } from './say-project.ts';
import { lengthFor, runOutput, sayRun } from './say-run.ts';
import { toolSchema } from './tool-schema.ts';

const id = z.string().min(1).max(64);
const cursor = z.string().max(80).optional().describe('Where the last answer said it goes on.');

/** What an assistant may look at. Nothing here costs credits or changes anything. */
export const readingOffers: readonly Offer[] = [
  offer({
    name: 'list-projects',
    title: 'Projects',
    description: 'The person’s projects, last changed first. One company or idea each.',
    input: z.object({ before: cursor }),
    async answer(deps, { holder }, input) {
      const found = await listProjects(deps, holder.uid, input);
      const projects = found.projects.map((one) => ({ ...one, url: projectUrl(deps, one.id) }));
      const lines = projects.map(({ id: projectId, name }) => `${name} (${projectId})`);
      return said(lines, 'There are no projects yet.', { ...found, projects });
    },
  }),
  offer({
    name: 'read-project',
    title: 'A project',
    description: 'One project: its idea, what each tool found, and the next step.',
    input: z.object({ projectId: id }),
    async answer(deps, { holder }, { projectId }) {
      const card = await getCard(deps, holder.uid, projectId);
      const url = projectUrl(deps, projectId);
      return said([sayProject(card, url)], '', { project: card, url });
    },
  }),
  offer({
    name: 'list-results',
    title: 'Results',
    description: 'What the tools found so far, newest first.',
    input: z.object({ toolId: id.optional(), projectId: id.optional(), before: cursor }),
    async answer(deps, { holder }, { toolId, projectId, before }) {
      const found = await listRuns(deps, holder.uid, { tool: toolId, project: projectId, before });
      const results = found.runs.map((one) => ({ ...one, url: resultUrl(deps, one) }));
      return said(results.map(resultLine), 'There are no results yet.', { results, next: found.next });
    },
  }),
  offer({
    name: 'read-result',
    title: 'A result',
    description: 'One result: its answer in words, and the whole report as data.',
    input: z.object({
      resultId: id,
      version: z.int().min(1).optional().describe('The newest when left out.'),
      whole: z
        .boolean()
        .optional()
        .describe('The whole sheet as Markdown, not only its answer. Part of Premium.'),
    }),
    output: runOutput,
    async answer(deps, { holder }, { resultId, version, whole }) {
      const run = { uid: holder.uid, runId: resultId, ...(version === undefined ? {} : { version }) };
      return sayRun(deps, await getRun(deps, run), whole ? await lengthFor(deps, holder.uid) : 'answer');
    },
  }),
];

interface Reading<Input extends z.ZodObject> {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly input: Input;
  readonly output?: Tool['outputSchema'];
  answer(deps: OfferDeps, call: Call, input: z.output<Input>): Promise<CallToolResult>;
}

function offer<Input extends z.ZodObject>({ input, output, answer, ...head }: Reading<Input>): Offer {
  const { $schema: _, ...shape } = z.toJSONSchema(input);
  return {
    tool: {
      ...head,
      inputSchema: toolSchema(shape),
      ...(output && { outputSchema: output }),
      annotations: { readOnlyHint: true, openWorldHint: false },
    },
    scope: 'read',
    async call(deps, call) {
      const read = input.safeParse(call.args);
      if (read.success) return answer(deps, call, read.data);
      const [problem] = read.error.issues;
      const field = problem?.path.join('.') ?? '';
      throw new AppError('request/invalid', {
        problem: `${field}: ${problem?.message ?? 'not valid'}.`,
        field,
      });
    },
  };
}

function said(lines: readonly string[], none: string, structuredContent: object): CallToolResult {
  return {
    content: [{ type: 'text', text: lines.length === 0 ? none : lines.join('\n') }],
    structuredContent: { ...structuredContent },
  };
}

function resultLine({ id: resultId, title, figure, createdAt, status }: RunSummary): string {
  const value = figure === null ? '' : `, ${figure.label}: ${figure.text}`;
  return `${title}${value} (${resultId}, ${createdAt.slice(0, 10)}, ${status})`;
}
