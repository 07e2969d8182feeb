import { accessKeyEndpoints } from './access-keys.ts';
import { accountEndpoints } from './account.ts';
import { agreementEndpoints } from './agreement.ts';
import { authEndpoints } from './auth.ts';
import { billingEndpoints } from './billing.ts';
import { creditEndpoints } from './credits.ts';
import { exportEndpoints } from './exports.ts';
import { launchEndpoints } from './launch.ts';
import { mcpEndpoints } from './mcp.ts';
import { methodologyEndpoints } from './methodology.ts';
import { outreachEndpoints } from './outreach.ts';
import { pageEndpoints } from './pages.ts';
import { projectEndpoints } from './projects.ts';
import { publicPageEndpoints, publishingEndpoints } from './publishing.ts';
import { shareEndpoints } from './shares.ts';
import { systemEndpoints } from './system.ts';
import { testGatewayEndpoints } from './test-gateway.ts';
import { toolEndpoints } from './tools.ts';
import { updateEndpoints } from './updates.ts';
import { voteEndpoints } from './votes.ts';

export * from './access-keys.ts';
export * from './account.ts';
export * from './agreement.ts';
export * from './auth.ts';
export * from './billing.ts';
export * from './credits.ts';
export * from './endpoint.ts';
export * from './exports.ts';
export * from './launch.ts';
export * from './mcp.ts';
export * from './methodology.ts';
export * from './outreach.ts';
export * from './pages.ts';
export * from './projects.ts';
export * from './publishing.ts';
export * from './shares.ts';
export * from './system.ts';
export * from './test-gateway.ts';
export * from './tools.ts';
export * from './updates.ts';
export * from './votes.ts';

/** Every address the server answers with data. A route that is not here fails the tests. */
export const endpoints = [
  ...systemEndpoints,
  ...authEndpoints,
  ...accountEndpoints,
  ...accessKeyEndpoints,
  ...creditEndpoints,
  ...billingEndpoints,
  ...testGatewayEndpoints,
  ...outreachEndpoints,
  ...toolEndpoints,
  ...projectEndpoints,
  ...agreementEndpoints,
  ...updateEndpoints,
  ...pageEndpoints,
  ...publishingEndpoints,
  ...publicPageEndpoints,
  ...voteEndpoints,
  ...exportEndpoints,
  ...shareEndpoints,
  ...launchEndpoints,
  ...methodologyEndpoints,
  ...mcpEndpoints,
] as const;

type Declared = (typeof endpoints)[number];
/** `GET /api/me` → its endpoint: the browser's client is typed by this, and pays nothing for it at run time. */
export type EndpointMap = { readonly [E in Declared as `${E['method']} ${E['path']}`]: E };
