import { designIds } from '../designs/ids.gen.ts';
import { sampleFor } from '../templates/samples/sample-for.ts';

/** Shorter ones ("How it works") are anybody's. */
const fewestLetters = 30;

let kept: ReadonlySet<string> | null = null;

/** A sentence of one of the made-up companies that designs are shown with. */
export function isSampleText(text: string): boolean {
  kept ??= new Set(designIds.flatMap((design) => textsOf(sampleFor(design).content)));
  return text.length >= fewestLetters && kept.has(text);
}

function textsOf(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsOf) : [];
}
