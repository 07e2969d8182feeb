import fc from 'fast-check';
import type { Field, Shape } from '../fields/field.ts';
import type { Data } from '../fields/shape.ts';

const anyText = fc.oneof(
  fc.constantFrom(
    '',
    ' ',
    '<script>x</script>',
    '"><b onx=1>',
    "' & `",
    '</p></li>',
    '**a** [b](javascript:c)',
  ),
  fc.string({ maxLength: 20 }),
);

export function anyData(shape: Shape): fc.Arbitrary<Data> {
  return fc.record(Object.fromEntries(Object.entries(shape).map(([name, field]) => [name, anyValue(field)])));
}

function anyValue(field: Field): fc.Arbitrary<Data[string]> {
  if (field.type === 'list') return fc.array(anyData(field.item), { maxLength: 3 });
  if (field.type === 'link') return fc.record({ label: anyText, href: fc.constantFrom('', '#a', 'tel:5') });
  const picture = { src: '/images/a.png', alt: 'a', width: 1, height: 1 };
  if (field.type === 'image') return fc.constantFrom(picture, { ...picture, src: '' });
  return anyText.map((text) => text.slice(0, field.maxLength));
}

/** Tags that are not closed, or closed and never opened. A text has no `<` of its own. */
export function findLoose(markup: string): string[] {
  const open: string[] = [];
  for (const [, slash, name = '', end] of markup.matchAll(/<(\/?)([a-z\d]+)(?:[^>]*?)(\/?)>/g)) {
    if (end === '/' || ['img', 'input', 'br'].includes(name)) continue;
    if (slash === '') open.push(name);
    else if (open.pop() !== name) return [`</${name}>`];
  }
  return open;
}
