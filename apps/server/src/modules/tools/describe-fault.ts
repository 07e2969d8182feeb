const deepest = 5;
const plainWord = /^[A-Za-z][\w.-]{0,39}$/;

/**
 * Name, state and code of an error and its causes. Never a message or a body: a provider's repeats the prompt, and so the
 * person's words.
 */
export function describeFault(error: unknown): string {
  const parts: string[] = [];
  for (let one = error; one instanceof Error && parts.length < deepest; one = one.cause)
    parts.push(describeOne(one));
  return parts.join(', ') || typeof error;
}

function describeOne(error: Error): string {
  const [name = 'Error', code] = [error.name, Reflect.get(error, 'code')].map((word: unknown) =>
    typeof word === 'string' && plainWord.test(word) ? word : undefined,
  );
  const state = [Reflect.get(error, 'status'), Reflect.get(error, 'statusCode')].find(Number.isInteger);
  return [name, state, code].filter((part) => part !== undefined).join(' ');
}
