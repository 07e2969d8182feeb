import { AppError } from '@slipway/core';
import {
  blankPage,
  type Company,
  companyFromFacts,
  designIds,
  fillPage,
  type Page,
  readPage,
} from '@slipway/page';
import { getOwnTemplate, getPage } from '../../api/pages.ts';
import { getFacts } from '../../api/projects.ts';
import type { Place } from './save/saver.ts';

export interface OpenedPage {
  readonly page: Page;
  /** Null for a page that is not on the server yet: its first change makes it. */
  readonly place: Place | null;
  readonly name: string;
  readonly projectId: string | null;
}

interface Asked {
  readonly templateId: string;
  readonly project: { readonly id: string; readonly name: string } | null;
  readonly signal: AbortSignal;
}

/** The id of a design, of a saved page or of one's own template. Null where it is none of them. */
export async function openPage({ templateId, project, signal }: Asked): Promise<OpenedPage | null> {
  const design = designIds.find((id) => id === templateId);
  if (design !== undefined) {
    const company = await findCompany(project, signal);
    const context = { nowMs: Date.now(), random: Math.random, selectedElement: null };
    const page =
      company === null ? blankPage(design, project?.name ?? '', context) : fillPage(design, company, context);
    return { page, place: null, name: page.title || 'New page', projectId: project?.id ?? null };
  }
  const saved = await orNull('page/not-found', getPage(templateId, signal));
  if (saved !== null) {
    const { id, revision, name, projectId } = saved;
    return { page: read(saved.document), place: { id, revision }, name, projectId };
  }
  const template = await orNull('template/not-found', getOwnTemplate(templateId, signal));
  if (template === null) return null;
  return {
    page: read(template.document),
    place: null,
    name: template.name,
    projectId: project?.id ?? null,
  };
}

/** What the project's record says of the company; null where that is too little, or cannot be fetched now. */
async function findCompany(project: Asked['project'], signal: AbortSignal): Promise<Company | null> {
  const record = project === null ? null : await getFacts(project.id, signal).catch(() => null);
  return record === null ? null : companyFromFacts(project?.name ?? '', record);
}

function read(document: unknown): Page {
  const { page, problem } = readPage(document);
  if (page === null) throw new AppError('request/invalid', { problem, field: 'document' });
  return page;
}

async function orNull<T>(code: AppError['code'], asked: Promise<T>): Promise<T | null> {
  try {
    return await asked;
  } catch (cause) {
    if (cause instanceof AppError && cause.code === code) return null;
    throw cause;
  }
}
