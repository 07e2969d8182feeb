import { AppError } from '@slipway/core';
import { readLimited } from './guard.ts';

const formLimit = { bytes: 16 * 1024, text: '16 KB' };

/** The fields of a form that a page sent without script. Of a name that comes twice, the first. */
export async function readForm(request: Request): Promise<ReadonlyMap<string, string>> {
  const type = request.headers.get('content-type') ?? '';
  if (!/^application\/x-www-form-urlencoded\s*(?:;|$)/i.test(type))
    throw new AppError('request/invalid', { problem: 'Please use the form on the page.', field: '' });
  const bytes = await readLimited(request, formLimit);
  const fields = new Map<string, string>();
  for (const [name, value] of new URLSearchParams(new TextDecoder().decode(bytes)))
    if (!fields.has(name)) fields.set(name, value);
  return fields;
}
