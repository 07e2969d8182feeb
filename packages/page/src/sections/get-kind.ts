import type { SectionKind } from './kind.ts';
import { type SectionKindId, sectionKinds } from './kinds.gen.ts';

export function getKind(id: SectionKindId): SectionKind {
  return sectionKinds[id];
}

export function isKindId(id: string): id is SectionKindId {
  return Object.hasOwn(sectionKinds, id);
}
