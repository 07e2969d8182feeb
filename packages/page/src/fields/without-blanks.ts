import type { Data, Value } from './shape.ts';

const isBlank = (value: Value): boolean => {
  if (typeof value === 'string') return value.trim() === '';
  if ('src' in value) return value.src === '';
  if ('href' in value) return value.label.trim() === '';
  return value.every(isBlankItem);
};
const isBlankItem = (item: Data): boolean => Object.values(item).every(isBlank);

/** An item of a list that says nothing would be an empty line, or a number with nothing behind it. */
export function withoutBlanks(data: Data): Data {
  const clean = (value: Value): Value => {
    if (typeof value === 'string' || 'src' in value || 'href' in value) return value;
    return value.filter((item) => !isBlankItem(item)).map(withoutBlanks);
  };
  return Object.fromEntries(Object.entries(data).map(([name, value]) => [name, clean(value)]));
}
