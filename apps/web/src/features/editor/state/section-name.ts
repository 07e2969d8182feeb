import { getKind, type Section } from '@slipway/page';

/** How lists and announcements call a section: its kind, and its first words where it has some. */
export function sectionName({ kind, data }: Section): string {
  const { label } = getKind(kind);
  const words = firstWords(data.heading) || firstWords(data.name) || firstWords(data.mark);
  return words === '' ? label : `${label}: ${words}`;
}

function firstWords(value: unknown): string {
  if (typeof value !== 'string') return '';
  const text = value.trim();
  return text.length > 48 ? `${text.slice(0, 47).trimEnd()}…` : text;
}
