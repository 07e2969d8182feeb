import { makeId } from '@slipway/document';
import type { Section } from '../document/page.ts';
import { readData } from '../fields/read-data.ts';
import { getKind } from '../sections/get-kind.ts';
import type { Context, NewSection } from './command.ts';

/** The new section stands at the end. */
export function add(
  sections: readonly Section[],
  { kind, variant, data = {} }: NewSection,
  context: Context,
): readonly Section[] {
  const { variants, migrations, shape } = getKind(kind);
  const section: Section = {
    id: makeId('section', sections, context),
    kind,
    variant: variants.find((one) => one === variant) ?? variants[0],
    version: migrations.length + 1,
    createdAt: new Date(context.nowMs).toISOString(),
    data: readData(shape, data),
  };
  return [...sections, section];
}
