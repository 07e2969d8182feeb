import type { Section } from '../document/page.ts';
import { readData } from '../fields/read-data.ts';
import { getKind } from '../sections/get-kind.ts';
import type { Changes, Context } from './command.ts';

/** Names that the kind does not have and variants it does not know have no effect. */
export function update(
  sections: readonly Section[],
  id: string | null,
  { variant, data = {} }: Changes,
  { nowMs }: Context,
): readonly Section[] {
  const at = sections.findIndex((section) => section.id === id);
  const section = sections[at];
  if (section === undefined) return sections;
  const { shape, variants } = getKind(section.kind);
  const named = Object.fromEntries(Object.entries(shape).filter(([name]) => Object.hasOwn(data, name)));
  return sections.with(at, {
    ...section,
    variant: variants.find((one) => one === variant) ?? section.variant,
    updatedAt: new Date(nowMs).toISOString(),
    data: { ...section.data, ...readData(named, data) },
  });
}
