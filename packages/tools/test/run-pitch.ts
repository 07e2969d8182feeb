import { readDeck } from '@slipway/deck';
import { checkReport, fillText, type Report, type ScriptBlock } from '@slipway/report';
import { expect } from 'vitest';
import type { Basis } from '../src/ai-pitch-generator/basis.ts';
import { engine } from '../src/ai-pitch-generator/engine.ts';
import type { Input } from '../src/ai-pitch-generator/fields.ts';
import { gather } from '../src/ai-pitch-generator/gather.ts';
import { type Around, bareAround } from '../src/around.ts';
import { richAround } from '../src/conformance/rich-around.ts';
import { loadTestLibrary } from './library.ts';

const library = loadTestLibrary();
export const bare = bareAround(library, '2026-11-16');
/** With the results of every tool. */
export const makeRich = (): Promise<Around> => richAround(library);

/** What is gathered hangs on the fields that cannot be edited, and on nothing else. */
const fixed = new Set<string>(engine.fields.filter(({ editable }) => !editable).map(({ name }) => name));
const gathered = new Map<string, Basis>();

async function basisOf(input: Input, around: Around): Promise<Basis> {
  const asked = Object.entries(input).filter(([name]) => fixed.has(name));
  const key = JSON.stringify([asked, around.record.price?.value, around.results.length]);
  const basis = gathered.get(key) ?? JSON.parse(JSON.stringify(await gather(input, around)));
  gathered.set(key, basis);
  return basis;
}

export async function pitch(input: Input, around: Around = bare) {
  const basis = await basisOf(input, around);
  const report = engine.run(input, basis);
  expect(checkReport(report)).toEqual([]);
  const [deck] = engine.documents?.(input, basis, report) ?? [];
  const read = readDeck(deck?.data);
  expect(read.problem).toBeNull();
  return {
    report,
    basis,
    deck: read.deck,
    slide: (topic: string) => read.deck?.slides.find((one) => one.topic === topic),
  };
}

export const scripts = ({ blocks }: Report): readonly ScriptBlock[] =>
  blocks.filter((block) => block.kind === 'script' && block.tab === 'Spoken') as ScriptBlock[];
export const textOf = ({ figures }: Report, { paragraphs }: ScriptBlock): string =>
  paragraphs.flatMap(({ statements }) => statements.map(({ text }) => fillText(text, figures))).join(' ');
export const rowsOf = ({ blocks, figures }: Report, id: string): Readonly<Record<string, string>> => {
  const block = blocks.find((one) => one.id === id);
  if (block?.kind !== 'findings') return {};
  return Object.fromEntries(
    block.rows.map(({ label, statements }) => [
      label,
      statements.map(({ text }) => fillText(text, figures)).join(' '),
    ]),
  );
};
