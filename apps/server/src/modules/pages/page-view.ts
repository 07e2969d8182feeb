import type { PageOut, PageSummary } from '@slipway/contracts';
import type { Deps } from '../../deps.ts';
import { pageAddress } from './page-address.ts';
import type { ListedPage } from './store.ts';

export function toIso(ms: number): string {
  return new Date(ms).toISOString();
}

export function toSummary(deps: Pick<Deps, 'config'>, row: ListedPage): PageSummary {
  return {
    id: row.id,
    projectId: row.project_id,
    name: row.name,
    revision: row.revision,
    createdAt: toIso(row.created_at),
    updatedAt: toIso(row.updated_at),
    url: row.slug === null ? null : pageAddress(deps, row.slug),
    key: row.idem_key,
  };
}

export function toPage(deps: Pick<Deps, 'config'>, row: ListedPage & { readonly document: string }): PageOut {
  return { ...toSummary(deps, row), document: JSON.parse(row.document) };
}
