import type { Data, Value } from '../fields/shape.ts';
import { isFilled } from './is-shown.ts';

/** An item of a list that says nothing would be an empty line, or a number with nothing behind it. */
export function withoutBlanks(data: Data): Data {
  const clean = (value: Value): Value => {
    if (typeof value === 'string' || 'src' in value || 'href' in value) return value;
    return value.filter((item) => Object.values(item).some(isFilled)).map(withoutBlanks);
  };
  return Object.fromEntries(Object.entries(data).map(([name, value]) => [name, clean(value)]));
}
