import type { Endpoint } from './endpoint.ts';

export const mcpEndpoints = [
  {
    /** The Model Context Protocol over HTTP. Who calls is said by an access key; a session's cookie counts for nothing here. */
    method: 'POST',
    path: '/mcp',
    access: 'anyone',
    errors: ['key/missing', 'key/unknown', 'key/limit', 'request/cross-site', 'request/invalid'],
  },
] as const satisfies readonly Endpoint[];
