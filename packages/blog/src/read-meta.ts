import { splitFrontMatter } from './front-matter.ts';
import type { Settings } from './settings.ts';

export interface PostMeta {
  readonly title: string;
  readonly description: string;
  /** ISO date. */
  readonly date: string;
  readonly tags: readonly string[];
  /** Id of the tool it is about. */
  readonly tool: string;
}

/** BL2: all five are there. Throws one sentence that names what is wrong. */
export function readMeta(source: string): PostMeta {
  const { settings } = splitFrontMatter(source);
  const text = (key: string) => getText(settings, key);
  const { tags } = settings;
  const meta = {
    title: text('title'),
    description: text('description'),
    date: text('date'),
    tags: Array.isArray(tags) ? tags : text('tags').split(/,\s*/),
    tool: text('tool'),
  };
  if (!/^\d{4}-\d{2}-\d{2}$/.test(meta.date))
    throw new Error(`BL2: date is "${meta.date}", not like 2026-11-17`);
  if (meta.description.length < 50 || meta.description.length > 160)
    throw new Error(`BL2: the description has ${meta.description.length} letters, not 50 to 160`);
  if (meta.tags.length > 4) throw new Error('BL2: more than four tags');
  return meta;
}

function getText(settings: Settings, key: string): string {
  const value = settings[key];
  if (typeof value !== 'string' || value === '') throw new Error(`BL2: the front matter has no ${key}`);
  return value;
}
