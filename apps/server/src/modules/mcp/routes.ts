import { mcpEndpoints } from '@slipway/contracts';
import { AppError, once } from '@slipway/core';
import { bind } from '../../http/bind.ts';
import type { App } from '../../http/context.ts';
import { errorResponse } from '../../http/errors.ts';
import { readJson } from '../../http/json-body.ts';
import type { WebDeps } from '../../http/session.ts';
import { openWithKey } from '../access-keys/open-with-key.ts';

const [endpoint] = mcpEndpoints;

export function mcpRoutes(app: App, deps: WebDeps): void {
  // A large library: fetched when the first key has been accepted.
  const load = once(async () => (await import('./make-mcp.ts')).makeMcp(deps));

  bind(app, endpoint, deps, async ({ request }) => {
    try {
      const holder = await openWithKey(deps, request.headers);
      const body = await readJson(request);
      // A list of messages would be a way around the limits of a key.
      if (Array.isArray(body))
        throw new AppError('request/invalid', { problem: 'Please send one message a request.', field: '' });
      return await (await load()).answer(request, holder, body);
    } catch (error) {
      if (error instanceof AppError && error.status === 401)
        return errorResponse(error, { 'www-authenticate': 'Bearer realm="Slipway"' });
      throw error;
    }
  });
}
