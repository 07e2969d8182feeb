import type { Root } from 'mdast';
import { readSettings } from '../settings.ts';
import type { Found } from './found.ts';

export interface Calculator {
  readonly tool: string;
  readonly inputs: Readonly<Record<string, string>>;
}

/** BL16: a block `calculator` becomes an empty place, which is cut out of the text later. */
export function calculatorPlaces({ calculators }: Found) {
  return (root: Root): void => {
    root.children = root.children.map((node) => {
      if (node.type !== 'code' || node.lang !== 'calculator') return node;
      calculators.push(readCalculator(node.value));
      const hProperties = { dataCalculator: String(calculators.length - 1) };
      return { type: 'paragraph', children: [], data: { hName: 'div', hProperties } };
    });
  };
}

function readCalculator(block: string): Calculator {
  const { tool, inputs } = readSettings(block);
  if (typeof tool !== 'string') throw new Error('BL16: a calculator names no tool');
  const given = typeof inputs === 'object' && !Array.isArray(inputs) ? inputs : {};
  return {
    tool,
    inputs: Object.fromEntries(Object.entries(given).map(([key, value]) => [key, join(value)])),
  };
}

function join(value: unknown): string {
  return Array.isArray(value) ? value.join(', ') : String(value);
}
