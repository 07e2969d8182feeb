type Value = string | readonly string[];
/** One level of nesting: `inputs:` and lines that are moved in. */
export type Settings = Readonly<Record<string, Value | Readonly<Record<string, Value>>>>;

/** The small part of YAML that front matter and calculators use: `key: value`, `[a, b]`, `- item`, one level of nesting. */
export function readSettings(text: string): Settings {
  const settings: Record<string, Value | Record<string, Value>> = {};
  let open: string | null = null;
  for (const line of text.replaceAll('\r', '').split('\n')) {
    const item = /^\s*-\s+(.+)$/.exec(line)?.[1];
    if (item !== undefined && open !== null) {
      const items = settings[open];
      settings[open] = [...(Array.isArray(items) ? items : []), unquote(item)];
      continue;
    }
    const [, indent = '', key, rest = ''] = /^(\s*)([\w-]+):(?:\s+(.*))?$/.exec(line) ?? [];
    if (key === undefined) continue;
    if (indent === '') {
      open = key;
      settings[key] = rest.trim() === '' ? {} : readValue(rest);
    } else if (open !== null) {
      const group = settings[open];
      if (group !== undefined && typeof group !== 'string' && !Array.isArray(group))
        settings[open] = { ...group, [key]: readValue(rest) };
    }
  }
  return settings;
}

function readValue(text: string): Value {
  const list = /^\[(.*)\]$/.exec(text.trim())?.[1];
  if (list === undefined) return unquote(text);
  return list.split(',').map(unquote).filter(Boolean);
}

function unquote(text: string): string {
  const trimmed = text.trim();
  return /^(["']).*\1$/.test(trimmed) && trimmed.length > 1 ? trimmed.slice(1, -1) : trimmed;
}
