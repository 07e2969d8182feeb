import { AppError } from '@slipway/core';

/** A row of a table within an input lies four deep. */
const depthMax = 32;

export function isJson(contentType: string | null): boolean {
  return /^application\/json\s*(?:;|$)/i.test(contentType ?? '');
}

/** An empty body is an empty object, so that every field can be named as missing. */
export async function readJson(request: Request): Promise<unknown> {
  const text = await request.text();
  if (text === '') return {};
  if (isDeep(text)) throw invalid('The body of this request is nested too deeply.');
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw invalid('The body of this request is not valid JSON.', cause);
  }
}

function invalid(problem: string, cause?: unknown): AppError {
  return new AppError('request/invalid', { problem, field: '' }, { cause });
}

/** Found in the text: what walks through a value of a hundred thousand levels runs out of stack. */
function isDeep(text: string): boolean {
  let depth = 0;
  let isInText = false;
  for (let at = 0; at < text.length; at += 1) {
    const letter = text[at];
    if (isInText) {
      if (letter === '\\') at += 1;
      else if (letter === '"') isInText = false;
    } else if (letter === '"') isInText = true;
    else if (letter === '[' || letter === '{') {
      depth += 1;
      if (depth > depthMax) return true;
    } else if (letter === ']' || letter === '}') depth -= 1;
  }
  return false;
}
