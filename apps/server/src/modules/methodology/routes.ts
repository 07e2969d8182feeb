import { methodologyEndpoints } from '@slipway/contracts';
import { bind } from '../../http/bind.ts';
import type { App } from '../../http/context.ts';
import type { WebDeps } from '../../http/session.ts';
import { makeOverviewReader } from './get-overview.ts';
import { getField } from './holdings.ts';

const [overview, field] = methodologyEndpoints;

export function methodologyRoutes(app: App, deps: WebDeps): void {
  const readOverview = makeOverviewReader(deps);
  bind(app, overview, deps, () => readOverview());
  bind(app, field, deps, ({ params }) => getField(deps, params.id ?? ''));
}
