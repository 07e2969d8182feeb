import { Hono } from 'hono';
import { compress } from 'hono/compress';
import type { Deps } from './deps.ts';
import { accessLog } from './http/access-log.ts';
import type { App, HttpContext, HttpEnv } from './http/context.ts';
import { answerError } from './http/errors.ts';
import { makeOpenStreams } from './http/event-stream.ts';
import { type Load, makeGate } from './http/gate.ts';
import { guardApi, refuseOtherHosts } from './http/guard.ts';
import { neverCached } from './http/never-cached.ts';
import { keepApart } from './http/publish-origin.ts';
import { closeWhenDraining, type Readiness } from './http/readiness.ts';
import { limitAddress, requestInfo } from './http/request-info.ts';
import { securityHeaders } from './http/security-headers.ts';
import { type SiteLookups, serveSite } from './http/serve-site.ts';
import type { WebDeps } from './http/session.ts';
import { shedLoad } from './http/shed-load.ts';
import type { Site } from './http/site.ts';
import { unlisted } from './http/unlisted.ts';
import { answerUnmatched, refuseOddMethods } from './http/unmatched.ts';
import { accessKeyRoutes } from './modules/access-keys/routes.ts';
import { accountRoutes } from './modules/account/routes.ts';
import { agreementRoutes } from './modules/agreement/routes.ts';
import { callerKey } from './modules/auth/caller-key.ts';
import { personFinder } from './modules/auth/find-person.ts';
import { authRoutes } from './modules/auth/routes.ts';
import { billingRoutes } from './modules/billing/routes.ts';
import { creditRoutes } from './modules/credits/routes.ts';
import { exportRoutes } from './modules/exports/routes.ts';
import { launchRoutes } from './modules/launch/routes.ts';
import { mcpRoutes } from './modules/mcp/routes.ts';
import { methodologyRoutes } from './modules/methodology/routes.ts';
import { outreachRoutes } from './modules/outreach/routes.ts';
import { isEditableThere } from './modules/pages/is-editable-there.ts';
import { publicPageRoutes } from './modules/pages/public/routes.ts';
import { pageRoutes } from './modules/pages/routes.ts';
import { isTemplateThere } from './modules/pages/templates/is-template-there.ts';
import { isProjectThere } from './modules/projects/is-project-there.ts';
import { projectRoutes } from './modules/projects/routes.ts';
import { shareRoutes } from './modules/shares/routes.ts';
import { headOfShare } from './modules/shares/share-head.ts';
import { systemRoutes } from './modules/system/routes.ts';
import { testGatewayRoutes } from './modules/test-gateway/routes.ts';
import { toolRoutes } from './modules/tools/routes.ts';
import { updateRoutes } from './modules/updates/routes.ts';
import { isToken } from './modules/votes/get-vote.ts';
import { voteRoutes } from './modules/votes/routes.ts';

/** Screens whose address names something. Of a vote the screen itself says that a link is unknown, in words for a friend. */
function siteLookups(web: WebDeps): SiteLookups {
  const uidOf = async (c: HttpContext) => (await web.findPerson(c.req.raw))?.person.uid ?? null;
  const editor: SiteLookups[string] = async ({ templateId = '' }, c) =>
    isEditableThere(web, await uidOf(c), templateId);
  const project: SiteLookups[string] = async ({ id = '' }, c) => isProjectThere(web, await uidOf(c), id);
  return {
    '/project/:id': project,
    '/project/:id/launch': project,
    '/project/:id/dossier': project,
    '/project/:id/update': project,
    '/templates/:id': async ({ id = '' }, c) => isTemplateThere(web, await uidOf(c), id),
    '/editor/:templateId': editor,
    '/template-editor-page/:templateId': editor,
    '/vote/:token': ({ token = '' }) => isToken(token),
    '/s/:token': ({ token = '' }, c) => headOfShare(web, token, c.get('info').ip),
  };
}

/** Answers that hold a whole report: 90 to 160 KB of JSON, a sixth of that packed. */
const largeAnswers = /^\/api\/(?:tools\/[^/]+\/sample$|runs\/|shared\/)/u;
const pack = compress({ encoding: 'gzip', contentTypeFilter: /^application\/json/u });

/** The whole server as a function from request to answer: no listening, no environment. */
export function buildApp(
  deps: Deps,
  site: Site,
  readiness: Readiness = { draining: false },
  load: Load = { now: () => performance.now(), busyShare: () => 0 },
): App {
  const app: App = new Hono<HttpEnv>();
  const gate = makeGate(load);
  const personOf = (c: HttpContext) => callerKey(deps.config, c.req.raw.headers, c.get('info').ip);
  const web: WebDeps = { ...deps, findPerson: personFinder(deps), streams: makeOpenStreams() };

  app.onError((error, c) => answerError(error, c, deps.log));
  app.use(closeWhenDraining(readiness));
  app.use(requestInfo(deps.config));
  app.use(securityHeaders(deps.config, site));
  app.use(limitAddress, refuseOddMethods, keepApart(deps.config));
  app.use(
    '/api/*',
    neverCached,
    shedLoad(gate, deps.log, personOf),
    accessLog(deps.log),
    guardApi(deps.config),
  );

  app.use('/api/*', (c, next) => (largeAnswers.test(c.req.path) ? pack(c, next) : next()));
  for (const path of ['/s/*', '/api/shared/*']) app.use(path, unlisted);
  for (const path of ['/p/*', '/images/*', '/s/*']) app.use(path, shedLoad(gate, deps.log, personOf));
  // The path of assistants: the same door as the browser's, and besides only under a name of ours.
  app.use(
    '/mcp/*',
    neverCached,
    shedLoad(gate, deps.log, personOf),
    accessLog(deps.log),
    refuseOtherHosts(deps.config),
    guardApi(deps.config),
  );

  systemRoutes(app, web, readiness);
  authRoutes(app, web);
  accountRoutes(app, web);
  accessKeyRoutes(app, web);
  creditRoutes(app, web);
  billingRoutes(app, web);
  testGatewayRoutes(app, web);
  outreachRoutes(app, web);
  toolRoutes(app, web);
  projectRoutes(app, web);
  pageRoutes(app, web);
  publicPageRoutes(app, web);
  voteRoutes(app, web);
  exportRoutes(app, web);
  shareRoutes(app, web);
  launchRoutes(app, web);
  agreementRoutes(app, web);
  updateRoutes(app, web);
  methodologyRoutes(app, web);
  mcpRoutes(app, web);

  for (const path of ['/api/*', '/mcp/*']) app.all(path, answerUnmatched);
  app.get('*', serveSite(site, siteLookups(web)));
  app.notFound(answerUnmatched);
  return app;
}
