import { readSettings, type Settings } from './settings.ts';

interface Split {
  readonly settings: Settings;
  readonly body: string;
}

/** BL1: what stands between `---` lines at the very top is taken off, whatever it says. */
export function splitFrontMatter(source: string): Split {
  const text = source.replace(/^\uFEFF/, '').replaceAll('\r\n', '\n');
  const [whole, inner = ''] = /^---[ \t]*\n(?:([\s\S]*?)\n)?---[ \t]*(?:\n|$)/.exec(text) ?? [];
  if (whole === undefined) return { settings: {}, body: text };
  return { settings: readSettings(inner), body: text.slice(whole.length) };
}
