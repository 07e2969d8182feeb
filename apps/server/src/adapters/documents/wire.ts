import { z } from 'zod';
import type { Fields, Stored } from '../../modules/documents/document-store.ts';

/** Firestore's JSON for values; of its kinds we write three. */
const value = z.object({
  stringValue: z.string().optional(),
  integerValue: z.string().optional(),
  nullValue: z.null().optional(),
});

export const wireDocument = z.object({
  name: z.string(),
  fields: z.record(z.string(), value).default({}),
  updateTime: z.string().default(''),
});
type WireDocument = z.output<typeof wireDocument>;

export function toWireFields(fields: Fields): Record<string, unknown> {
  return Object.fromEntries(Object.entries(fields).map(([name, each]) => [name, toValue(each)]));
}

function toValue(given: string | number | null): Record<string, unknown> {
  if (given === null) return { nullValue: null };
  return typeof given === 'string' ? { stringValue: given } : { integerValue: String(given) };
}

/** `root` is what every name begins with. */
export function fromWire(root: string, { name, fields, updateTime }: WireDocument): Stored {
  const plain = Object.entries(fields).map(([key, { stringValue, integerValue }]) => {
    return [key, stringValue ?? (integerValue === undefined ? null : Number(integerValue))] as const;
  });
  return { path: name.slice(root.length + 1), fields: Object.fromEntries(plain), version: updateTime };
}
