import { AppError } from '@slipway/core';
import { readPage } from '@slipway/page';

const limitKb = 500;

/** What is stored of a page that came from outside: what its kinds know, in one order, and not too much of it. */
export function readDocument(raw: unknown): string {
  const { page, problem } = readPage(raw);
  if (page === null) throw new AppError('request/invalid', { problem, field: 'document' });
  const json = JSON.stringify(page);
  const bytes = Buffer.byteLength(json);
  if (bytes > limitKb * 1024)
    throw new AppError('page/too-large', { size: Math.ceil(bytes / 1024), limit: limitKb });
  return json;
}
