import { expect } from 'vitest';
import type { Client } from './client.ts';
import { idIn } from './run-kit.ts';

const made = '2026-11-16T10:00:00.000Z';

/** A small page with a waitlist form. */
export function smallPage(heading = 'Seals by noon', more: object = {}): Record<string, unknown> {
  return {
    version: 1,
    design: 'memo',
    title: 'Noonseal',
    description: 'Seals by photo.',
    language: 'en',
    sections: [
      { id: 'section-1-a', kind: 'hero', createdAt: made, data: { heading } },
      { id: 'section-2-b', kind: 'waitlist-form', createdAt: made, data: { heading: 'Join us' } },
    ],
    ...more,
  };
}

export async function newProject(client: Client): Promise<string> {
  return idIn((await client.request('POST', '/api/projects', { name: 'Noonseal' })).body);
}

export async function newPage(
  client: Client,
  projectId: string,
  { name = 'Noonseal', document = smallPage() }: { name?: string; document?: unknown } = {},
): Promise<string> {
  const answer = await client.request('POST', `/api/projects/${projectId}/pages`, { name, document });
  expect(answer.status, answer.text).toBe(200);
  return idIn(answer.body);
}

/** As a browser sends a form of a sandboxed page. */
export function sendForm(client: Client, path: string, fields: Readonly<Record<string, string>>) {
  return client.request('POST', path, undefined, {
    raw: new URLSearchParams(fields).toString(),
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      origin: 'null',
      'sec-fetch-site': 'cross-site',
    },
  });
}

export const browser = { headers: { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0' } };

export const pathIn = (url: unknown): string => new URL(String(url)).pathname;
