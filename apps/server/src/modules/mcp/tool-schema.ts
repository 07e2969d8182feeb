import type { Tool } from '@modelcontextprotocol/server';

/** A schema as plain JSON, which is what the protocol's types ask for. */
export function toolSchema(shape: object): Tool['inputSchema'] {
  return { ...JSON.parse(JSON.stringify(shape)), type: 'object' };
}
