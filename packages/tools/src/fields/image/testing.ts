import fc from 'fast-check';
import type { KindTesting } from '../testing/kind-testing.ts';
import { type ImageField, imageFormats, imageMaxBytes } from './field.ts';

const side = fc.integer({ min: 1, max: 20_000 });

export const testing: KindTesting<ImageField> = {
  field: {
    name: 'logo',
    kind: 'image',
    label: 'Logo or screenshot',
    help: 'We read its colours and its size.',
  },
  sample: {
    name: 'harbour-logo.svg',
    format: 'svg',
    bytes: 4210,
    width: 320,
    height: 96,
    isTransparent: true,
    colours: [
      { hex: '#12324a', share: 0.71 },
      { hex: '#c8401a', share: 0.29 },
    ],
  },
  anyValue: () =>
    fc.record({
      name: fc.constantFrom('logo.png', '<b>.svg', 'नमस्ते.webp'),
      format: fc.constantFrom(...imageFormats),
      bytes: fc.integer({ min: 1, max: imageMaxBytes }),
      width: side,
      height: side,
      isTransparent: fc.boolean(),
      colours: fc.constantFrom([], [{ hex: '#000000', share: 1 }]),
    }),
};
