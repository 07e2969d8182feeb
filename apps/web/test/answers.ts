import { vi } from 'vitest';

interface Asked {
  readonly method: string;
  readonly path: string;
  readonly query: Readonly<Record<string, string>>;
  readonly body: unknown;
}
type Answer = { readonly status?: number; readonly body: unknown } | Error;

/** Stands in for the network: each address is answered by its row, and what was asked of it is written down. */
export function answerWith(rows: Readonly<Record<string, (asked: Asked) => Answer>>): Asked[] {
  const all: Asked[] = [];
  const isSilent = Object.keys(rows).length === 0;
  vi.stubGlobal('fetch', async (address: string, init: RequestInit = {}) => {
    const url = new URL(address, 'http://localhost');
    const method = init.method ?? 'GET';
    const body: unknown = typeof init.body === 'string' ? JSON.parse(init.body) : undefined;
    const asked = { method, path: url.pathname, query: Object.fromEntries(url.searchParams), body };
    const row = rows[`${method} ${url.pathname}`];
    // Of a page that is given answers, only these are its own: a file that ran before in this worker may still be asking.
    if (row || isSilent) all.push(asked);
    if (!row) throw new TypeError(`Nothing answers ${method} ${url.pathname}`);
    const answer = row(asked);
    if (answer instanceof Error) throw answer;
    const text = typeof answer.body === 'string' ? answer.body : JSON.stringify(answer.body);
    return new Response(text, { status: answer.status ?? 200 });
  });
  return all;
}
