import type {
  ListResourcesResult,
  ReadResourceResult,
  ResourceTemplateType,
} from '@modelcontextprotocol/server';
import { AppError } from '@slipway/core';
import { getCard } from '../projects/card/read-cards.ts';
import { listProjects } from '../projects/list-projects.ts';
import { getRun } from '../tools/get-run.ts';
import { listRuns } from '../tools/list-runs.ts';
import { projectUrl } from './links.ts';
import type { OfferDeps } from './offer.ts';
import { sayProject } from './say-project.ts';
import { lengthFor, sheetText } from './say-run.ts';

/** The same reading for assistants that let a person pick what to attach: each project and result under an address. */
export const resourceTemplates: ResourceTemplateType[] = [
  { uriTemplate: 'slipway://projects/{id}', name: 'project', title: 'A project', mimeType: 'text/plain' },
  { uriTemplate: 'slipway://results/{id}', name: 'result', title: 'A result', mimeType: 'text/markdown' },
];

/** The first page has the projects and the newest results, each later one older results. */
export async function listResources(
  deps: OfferDeps,
  uid: string,
  cursor: string | undefined,
): Promise<ListResourcesResult> {
  const { projects } = cursor === undefined ? await listProjects(deps, uid, {}) : { projects: [] };
  const { runs, next } = await listRuns(deps, uid, { before: cursor });
  return {
    resources: [
      ...projects.map(({ id, name }) => ({
        uri: `slipway://projects/${id}`,
        name,
        description: 'A project',
        mimeType: 'text/plain',
      })),
      ...runs
        .filter(({ status }) => status === 'done')
        .map(({ id, title, figure }) => ({
          uri: `slipway://results/${id}`,
          name: title,
          description: figure === null ? 'A result' : `${figure.label}: ${figure.text}`,
          mimeType: 'text/markdown',
        })),
    ],
    ...(next === null ? {} : { nextCursor: next }),
  };
}

export async function readResource(deps: OfferDeps, uid: string, uri: string): Promise<ReadResourceResult> {
  const [, kind, id = ''] = /^slipway:\/\/(projects|results)\/([\w-]{1,64})$/u.exec(uri) ?? [];
  if (kind === 'projects') {
    const text = sayProject(await getCard(deps, uid, id), projectUrl(deps, id));
    return { contents: [{ uri, mimeType: 'text/plain', text }] };
  }
  if (kind !== 'results') throw new AppError('run/not-found');
  const run = await getRun(deps, { uid, runId: id });
  const text = sheetText(deps, run, await lengthFor(deps, uid));
  return { contents: [{ uri, mimeType: 'text/markdown', text }] };
}
