/** Names whose value never enters a log, whatever it looks like. */
const secretName =
  /pass(?:word|wd)?$|token|secret|cookie|authorization|api-?key|^email$|^to$|^from$|replyto/i;

/** Longer texts are cut: a line of the log is for reading, and matching costs time for each letter. */
const textMax = 4000;
/** A secret that lies across the cut is still seen whole, and replaced, before the text is cut. */
const overlap = 600;
/** Of a list or an object no more than this many entries are written. */
const entriesMax = 50;

/** No pattern may look at a letter more than a few times: where an address begins is fixed by what stands before it. */
const secretTexts: readonly (readonly [RegExp, string])[] = [
  [/(?<![^\s@"'<>()[\]{}:;,=/])[^\s@"'<>()[\]{}:;,=/]+(?:@[^\s@"'<>()[\]{}:;,=/?&]+)+/gu, '[email]'],
  [/((?:token|code|state|secret|password|key|signature)=)[^&\s"'<>]+/gi, '$1[redacted]'],
  [/\b((?:bearer|basic)\s+)[\w.~+/=-]{8,}/gi, '$1[redacted]'],
  [/(:\/\/)[^/\s@]+@/g, '$1[redacted]@'],
  [/((?:set-)?cookie:\s*)[^\r\n]+/gi, '$1[redacted]'],
];

export function redactText(text: string): string {
  const clean = secretTexts.reduce(
    (result, [pattern, replacement]) => result.replace(pattern, replacement),
    text.slice(0, textMax + overlap),
  );
  return text.length > textMax ? `${clean.slice(0, textMax)}… (${text.length} characters)` : clean;
}

/** Goes through nested values; a loop or a very deep value is cut, not followed. */
export function redact(value: unknown, depth = 0): unknown {
  if (typeof value === 'string') return redactText(value);
  if (typeof value === 'bigint') return String(value);
  if (value instanceof Error) return redactText(value.stack ?? value.message);
  if (typeof value !== 'object' || value === null) return value;
  if (depth > 5) return '[deep]';
  if (Array.isArray(value)) return value.slice(0, entriesMax).map((item) => redact(item, depth + 1));
  return Object.fromEntries(
    Object.entries(value)
      .slice(0, entriesMax)
      .map(([name, item]) => [
        redactText(name),
        secretName.test(name) && item !== null && item !== undefined ? '[redacted]' : redact(item, depth + 1),
      ]),
  );
}
