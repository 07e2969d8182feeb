import { type CallToolResult, Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { expect } from 'vitest';
import type { Client as Browser } from './client.ts';

/** A key made in the profile, as its owner would. */
export async function makeKey(
  owner: Browser,
  scopes: readonly string[] = ['read', 'run'],
): Promise<{ id: string; secret: string }> {
  const { body, status, text } = await owner.request('POST', '/api/me/keys', {
    name: 'My assistant',
    scopes,
  });
  expect(status, text).toBe(200);
  const { key, secret } = Object(body);
  return { id: String(key.id), secret: String(secret) };
}

/** The protocol of 2026 first, or that of 2025 as most assistants still speak it. */
export async function connect(
  origin: string,
  secret: string | null,
  mode: 'auto' | 'legacy' = 'auto',
): Promise<Client> {
  const client = new Client({ name: 'test', version: '1' }, { versionNegotiation: { mode } });
  const headers: Record<string, string> = secret === null ? {} : { authorization: `Bearer ${secret}` };
  await client.connect(
    new StreamableHTTPClientTransport(new URL('/mcp', origin), { requestInit: { headers } }),
  );
  return client;
}

export function textOf({ content }: Pick<CallToolResult, 'content'>): string {
  return content.map((part) => (part.type === 'text' ? part.text : '')).join('\n');
}
