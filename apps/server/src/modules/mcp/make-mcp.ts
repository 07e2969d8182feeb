import { createMcpHandler, ProtocolError, ProtocolErrorCode, Server } from '@modelcontextprotocol/server';
import type { AccessScope } from '@slipway/contracts';
import { AppError, type ErrorCode, once } from '@slipway/core';
import type { KeyHolder } from '../access-keys/open-with-key.ts';
import { engineName } from '../tools/engine-name.ts';
import type { Offer, OfferDeps } from './offer.ts';
import { readingOffers } from './reading-offers.ts';
import { listResources, readResource, resourceTemplates } from './resources.ts';
import { sayFault, toKnown } from './say-fault.ts';
import { listToolOffers } from './tool-offers.ts';

export interface Mcp {
  answer(request: Request, holder: KeyHolder, body: unknown): Promise<Response>;
}

const instructions =
  'Slipway counts what a founder’s idea, numbers, name or page comes to, and says where each figure comes from. Say its figures as they are and name their sources. A run costs the credits that its tool names; say so before the first one. When a sheet asks a question, pass it on and run again with the answer.';

const refusals: Readonly<Record<AccessScope, ErrorCode>> = {
  read: 'key/cannot-read',
  run: 'key/cannot-run',
};

/** Stateless: each request has a server of its own, so any process answers any request. Clients of 2025 are served as well. */
export function makeMcp(deps: OfferDeps): Mcp {
  const listOffers = once(async () => [...(await listToolOffers(deps)), ...readingOffers]);
  const version = engineName.split(' ').at(-1) ?? '';
  const make = (holder: KeyHolder) => serverFor(deps, { holder, listOffers, version });
  return {
    async answer(request, holder, parsedBody) {
      const handler = createMcpHandler(() => make(holder), {
        // Nothing here announces changes, and an open stream costs memory.
        maxSubscriptions: 0,
        onerror: (error) => deps.log.info('an assistant’s message was refused', { reason: error.message }),
      });
      return handler.fetch(request, { parsedBody });
    },
  };
}

interface Serving {
  readonly holder: KeyHolder;
  readonly listOffers: () => Promise<readonly Offer[]>;
  readonly version: string;
}

function serverFor(deps: OfferDeps, serving: Serving): Server {
  const server = new Server(
    { name: 'slipway', title: 'Slipway', version: serving.version, websiteUrl: deps.config.publicUrl },
    { capabilities: { tools: {}, resources: {} }, instructions },
  );
  serveTools(server, deps, serving);
  serveResources(server, deps, serving.holder);
  return server;
}

function serveTools(server: Server, deps: OfferDeps, { holder, listOffers }: Serving): void {
  server.setRequestHandler('tools/list', async () => ({
    tools: (await listOffers()).filter(({ scope }) => holder.scopes.includes(scope)).map(({ tool }) => tool),
  }));
  server.setRequestHandler('tools/call', async ({ params }, { mcpReq }) => {
    const offer = (await listOffers()).find(({ tool }) => tool.name === params.name);
    if (!offer)
      throw new ProtocolError(ProtocolErrorCode.InvalidParams, new AppError('tool/not-found').message);
    const token = mcpReq._meta?.progressToken;
    let progress = 0;
    const onStage = (message: string) => {
      if (token === undefined) return;
      progress += 1;
      const notice = { progressToken: token, progress, message };
      mcpReq.notify({ method: 'notifications/progress', params: notice }).catch(() => {});
    };
    try {
      if (!holder.scopes.includes(offer.scope)) throw new AppError(refusals[offer.scope]);
      const { arguments: args = {} } = params;
      return await offer.call(deps, { holder, args, onStage, gone: mcpReq.signal });
    } catch (error) {
      return sayFault(deps, error);
    }
  });
}

function serveResources(server: Server, deps: OfferDeps, { scopes, uid }: KeyHolder): void {
  const mayRead = scopes.includes('read');
  server.setRequestHandler('resources/templates/list', () => ({
    resourceTemplates: mayRead ? resourceTemplates : [],
  }));
  server.setRequestHandler('resources/list', ({ params }) =>
    inWords(deps, async () => (mayRead ? listResources(deps, uid, params?.cursor) : { resources: [] })),
  );
  server.setRequestHandler('resources/read', ({ params }) =>
    inWords(deps, async () => {
      if (!mayRead) throw new AppError(refusals.read);
      return readResource(deps, uid, params.uri);
    }),
  );
}

/** Where the protocol has no result for a refusal, its error carries our sentence. */
async function inWords<T>(deps: OfferDeps, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    const { status, message } = toKnown(deps, error);
    throw new ProtocolError(
      status < 500 ? ProtocolErrorCode.InvalidParams : ProtocolErrorCode.InternalError,
      message,
    );
  }
}
