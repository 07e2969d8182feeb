import type { Data, Value } from './shape.ts';

type Node = Value | Data | number | undefined;

/** What stands at `plans.0.action.label`; `undefined` where there is nothing. */
export function valueAt(data: Data, path: string): Node {
  return path.split('.').reduce<Node>((node, name) => {
    if (typeof node !== 'object' || !Object.hasOwn(node, name)) return undefined;
    return Reflect.get(node, name) as Node;
  }, data);
}

/** The same data with another value at a path that it has; what is beside the path stays the same object. */
export function withValueAt(data: Data, path: string, value: Value): Data {
  return put(data, path.split('.'), value) as Data;
}

function put(node: Node, [name, ...rest]: readonly string[], value: Value): Node {
  if (name === undefined) return value;
  if (typeof node !== 'object' || !Object.hasOwn(node, name)) return node;
  const inner = put(Reflect.get(node, name) as Node, rest, value);
  if (Array.isArray(node)) return node.with(Number(name), inner);
  return { ...node, [name]: inner } as Value;
}
