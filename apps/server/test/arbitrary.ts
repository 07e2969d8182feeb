import fc, { type Arbitrary } from 'fast-check';
import { z } from 'zod';

/** Strings that have broken servers before: NUL, lone surrogates, giants, names of the language itself, markup, SQL. */
export const hostileStrings: readonly string[] = [
  '',
  ' ',
  '\0',
  'a\0b@example.org',
  '\ud800',
  'x\udfff@example.org',
  '__proto__',
  'constructor',
  'toString',
  "'; drop table auth_user; --",
  '" or ""="',
  '<script>alert(1)</script>',
  'a@example.org\r\nBcc: b@example.org',
  '../../etc/passwd',
  '%00',
  '%',
  '\u202e\u0000\uffff',
  '\u{1f6a2}'.repeat(2000),
  'x'.repeat(30_000),
  `${'a'.repeat(64)}@${'b'.repeat(200)}.org`,
  'NaN',
  '1e999',
];

const hostile = fc.oneof(
  fc.constantFrom(...hostileStrings),
  fc.string({ unit: 'binary', maxLength: 300 }),
  fc.string({
    unit: fc.integer({ min: 0, max: 0xffff }).map((code) => String.fromCharCode(code)),
    maxLength: 60,
  }),
);
const email = fc.emailAddress();
const anything = fc.jsonValue({ maxDepth: 4, noUnicodeString: false });

/** Values of the shape that an endpoint's schema asks for, mixed with values that only nearly have it. */
export function arbitraryInput(schema: z.ZodType): Arbitrary<unknown> {
  const described = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
  return fc.oneof({ weight: 5, arbitrary: fromJsonSchema(described) }, { weight: 1, arbitrary: anything });
}

type JsonSchema = z.core.JSONSchema.BaseSchema | boolean;

function fromJsonSchema(schema: JsonSchema): Arbitrary<unknown> {
  if (typeof schema === 'boolean') return anything;
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return fc.oneof(...choices.map(fromJsonSchema));
  if (schema.const !== undefined) return fc.oneof(fc.constant(schema.const), hostile);
  switch (schema.type) {
    case 'object':
      return fromObject(schema);
    case 'array':
      return fc.array(anything, { maxLength: 5 });
    case 'number':
    case 'integer':
      return fc.oneof(fc.double(), fc.integer(), hostile);
    case 'boolean':
      return fc.oneof(fc.boolean(), hostile);
    case 'null':
      return fc.constant(null);
    default:
      return fc.oneof(email, hostile, fc.string({ minLength: 6, maxLength: 40 }), anything);
  }
}

function fromObject(schema: z.core.JSONSchema.BaseSchema): Arbitrary<unknown> {
  const fields = Object.fromEntries(
    Object.entries(schema.properties ?? {}).map(([name, field]) => [name, fromJsonSchema(field)]),
  );
  return fc.record({ ...fields, extra: hostile }, { requiredKeys: [] });
}
