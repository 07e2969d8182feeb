import type { Field } from '@slipway/tools';

interface FieldGroup {
  readonly name: string;
  readonly fields: readonly Field[];
}

/** In the order in which the groups first appear. */
export function groupFields(fields: readonly Field[]): readonly FieldGroup[] {
  const groups = Map.groupBy(fields, ({ group }) => group ?? '');
  return [...groups].map(([name, members]) => ({ name, fields: members }));
}
