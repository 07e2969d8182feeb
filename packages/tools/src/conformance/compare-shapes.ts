/** By path: how often there was an object, and how often each of its keys. */
type Shape = Map<string, { count: number; readonly keys: Map<string, number> }>;

/** Left out of rows that have nothing to say there; an engine asks for them. */
const optional: ReadonlySet<string> = new Set([
  ...['counted', 'each', 'estimate', 'high', 'move', 'of', 'quote', 'when'],
]);

/**
 * Keys that every object at a place has in one of two values and none has in the other, as "+ .profile.lines": an engine that
 * reads one cannot read the other.
 */
export function compareShapes(before: unknown, now: unknown): readonly string[] {
  const [was, is] = [shapeOf(before), shapeOf(now)];
  return [...missingIn(was, is, '+'), ...missingIn(is, was, '-')];
}

function missingIn(there: Shape, here: Shape, sign: string): string[] {
  return [...here].flatMap(([path, { count, keys }]) => {
    const other = there.get(path);
    if (other === undefined) return [];
    return [...keys]
      .filter(([key, times]) => times === count && !other.keys.has(key) && !optional.has(key))
      .map(([key]) => `${sign} ${path}.${key}`);
  });
}

function shapeOf(value: unknown, path = '', shape: Shape = new Map()): Shape {
  if (Array.isArray(value)) for (const one of value) shapeOf(one, `${path}[]`, shape);
  else if (typeof value === 'object' && value !== null) {
    const at = shape.get(path) ?? { count: 0, keys: new Map() };
    at.count += 1;
    shape.set(path, at);
    for (const [key, one] of Object.entries(value)) {
      at.keys.set(key, (at.keys.get(key) ?? 0) + 1);
      shapeOf(one, `${path}.${key}`, shape);
    }
  }
  return shape;
}
