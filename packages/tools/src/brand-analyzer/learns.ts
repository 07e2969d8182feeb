import type { LearntBrand, LearntFact } from '@slipway/record';
import type { Report } from '@slipway/report';
import type { Brand } from '../brand.ts';
import type { Basis } from './basis.ts';
import { brandOf } from './documents.ts';
import type { Input } from './fields.ts';
import { isTypeKnown } from './study/type-pair.ts';

const figure = 'brand';

/** The score, the brand in a line that the founder can change, and all of it for the tools that apply it. */
export function learns(
  { figures }: Report,
  input: Input,
  basis: Basis,
): readonly (LearntFact | LearntBrand)[] {
  const value = figures.brand?.value ?? null;
  const brand = brandOf(input, basis);
  const line = lineOf(brand, isTypeKnown(input, basis), figures.grade !== undefined);
  return [
    ...(value === null ? [] : [{ id: 'brandScore', value, figure } as const]),
    ...(line === '' ? [] : [{ id: 'brand', value: line, figure } as const]),
    { id: 'brandKit', value: brand, figure },
  ];
}

/** Only what follows from what was given. */
function lineOf({ colours, type, voice }: Brand, hasType: boolean, hasText: boolean): string {
  const { gradeMost, sentenceWordsMost, avoid } = voice;
  return [
    colours.map(({ role, hex }) => `${role} ${hex}`).join(', '),
    hasType ? [...new Set([type.heading, type.body])].join(' and ') : '',
    hasText ? `Grade ${gradeMost} at most, ${sentenceWordsMost} words a sentence, “you” before “we”` : '',
    hasText && avoid.length > 0 ? `Not: ${avoid.slice(0, 8).join(', ')}` : '',
  ]
    .filter((part) => part !== '')
    .map((part) => `${part}.`)
    .join(' ')
    .slice(0, 400);
}
