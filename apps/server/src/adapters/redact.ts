/** Names whose value never enters a log, whatever it looks like. */
const secretName =
  /pass(?:word|wd)?$|token|secret|cookie|authorization|api-?key|^email$|^to$|^from$|replyto/i;

const secretTexts: readonly (readonly [RegExp, string])[] = [
  [/[^\s@"'<>()[\]{}:;,=/]+@[^\s@"'<>()[\]{}:;,=/?&]+\.[^\s@"'<>()[\]{}:;,=/?&.]{2,}/gu, '[email]'],
  [/((?:token|code|state|secret|password|key|signature)=)[^&\s"'<>]+/gi, '$1[redacted]'],
  [/\b((?:bearer|basic)\s+)[\w.~+/=-]{8,}/gi, '$1[redacted]'],
  [/(:\/\/)[^/\s@]+@/g, '$1[redacted]@'],
  [/((?:set-)?cookie:\s*)[^\r\n]+/gi, '$1[redacted]'],
];

export function redactText(text: string): string {
  return secretTexts.reduce((result, [pattern, replacement]) => result.replace(pattern, replacement), text);
}

/** Goes through nested values; a loop or a very deep value is cut, not followed. */
export function redact(value: unknown, depth = 0): unknown {
  if (typeof value === 'string') return redactText(value);
  if (typeof value === 'bigint') return String(value);
  if (value instanceof Error) return redactText(value.stack ?? value.message);
  if (typeof value !== 'object' || value === null) return value;
  if (depth > 5) return '[deep]';
  if (Array.isArray(value)) return value.map((item) => redact(item, depth + 1));
  return Object.fromEntries(
    Object.entries(value).map(([name, item]) => [
      name,
      secretName.test(name) && item !== null && item !== undefined ? '[redacted]' : redact(item, depth + 1),
    ]),
  );
}
