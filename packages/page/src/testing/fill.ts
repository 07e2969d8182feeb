import type { Field, Shape } from '../fields/field.ts';
import type { Data, Value } from '../fields/shape.ts';

/** Puts a text of its own into every field of a shape, lists one item deep at each level. */
export function fill(shape: Shape, next: () => string): Data {
  return Object.fromEntries(Object.entries(shape).map(([name, field]) => [name, fillField(field, next)]));
}

function fillField(field: Field, next: () => string): Value {
  switch (field.type) {
    case 'text':
    case 'code':
    case 'rich':
      return next();
    case 'link':
      return { label: next(), href: next() };
    case 'image':
      return { src: next(), alt: next(), width: 1, height: 1 };
    case 'list':
      return [fill(field.item, next), fill(field.item, next)];
  }
}
