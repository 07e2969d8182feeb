import type { Section } from '../document/page.ts';
import { readData } from '../fields/read-data.ts';
import type { Value } from '../fields/shape.ts';
import { getKind } from '../sections/get-kind.ts';

/** A section never changes, so it is looked at once: an editor asks at every key. */
const known = new WeakMap<Section, boolean>();

/** A section that has nothing to say is left out: nothing is invented to fill it. */
export function isShown(section: Section): boolean {
  const before = known.get(section);
  if (before !== undefined) return before;
  const answer = hasWords(section);
  known.set(section, answer);
  return answer;
}

function hasWords(section: Section): boolean {
  const kind = getKind(section.kind);
  const data = readData(kind.shape, section.data);
  return kind.isShown?.(data) ?? kind.needs.some((name) => isFilled(data[name] ?? ''));
}

export function isFilled(value: Value): boolean {
  if (typeof value === 'string') return value.trim() !== '';
  if ('src' in value) return value.src !== '';
  if ('href' in value) return value.label.trim() !== '' && value.href !== '';
  return value.some((item) => Object.values(item).some(isFilled));
}
