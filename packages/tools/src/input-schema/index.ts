import type { Field } from '../field.ts';
import { type JsonSchema, schemaOfField } from './schema-of-field.ts';

export type { JsonSchema } from './schema-of-field.ts';

/**
 * What a program may send to a tool, as JSON Schema made from the tool's fields. It guides whoever fills it; `readInput` and the
 * engine's own check decide. Fields that only a form sets are left out.
 */
export function inputSchemaOf(fields: readonly Field[]): JsonSchema {
  const entries = fields.flatMap((field) => {
    const schema = field.hidden ? null : schemaOfField(field);
    return schema === null ? [] : [[field.name, schema] as const];
  });
  return { type: 'object', properties: Object.fromEntries(entries) };
}
