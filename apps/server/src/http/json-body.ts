import { AppError } from '@slipway/core';

export function isJson(contentType: string | null): boolean {
  return /^application\/json\s*(?:;|$)/i.test(contentType ?? '');
}

/** An empty body is an empty object, so that every field can be named as missing. */
export async function readJson(request: Request): Promise<unknown> {
  const text = await request.text();
  if (text === '') return {};
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new AppError(
      'request/invalid',
      { problem: 'The body of this request is not valid JSON.', field: '' },
      { cause },
    );
  }
}
