import { jsonrepair } from 'jsonrepair';
import { z } from 'zod';

export const element = z.object({ id: z.string(), text: z.string() });
export type Element = z.output<typeof element>;
const answer = z.object({ elements: z.array(element) });

/**
 * What a model wrote, mended where that is safe: thoughts before the answer and words around it are left out, and JSON
 * that is nearly right is repaired. Null when there is no answer in it.
 */
export function readElements(text: string): readonly Element[] | null {
  const bare = text.replace(/<think>[\s\S]*?(?:<\/think>|$)/gu, '');
  const from = bare.search(/[{[]/u);
  if (from === -1) return null;
  for (const mend of [(raw: string) => raw, jsonrepair]) {
    try {
      const value: unknown = JSON.parse(mend(bare.slice(from)));
      const read = answer.safeParse(Array.isArray(value) ? { elements: value } : value);
      if (read.success) return read.data.elements;
    } catch {
      // The next way, or none.
    }
  }
  return null;
}
