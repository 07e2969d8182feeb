import { contrastOf, gradeOf, nearestPassing, sayContrast } from '@slipway/colour';
import type { CalculatorSpec } from './calculator.ts';

const enough = 4.5;
const grades = {
  'all text': 'enough for all text (WCAG 2.2 AA)',
  'large text': 'enough for large text only (24 px, or 19 px bold)',
  'no text': 'too little for any text',
} as const;

export const calculator: CalculatorSpec = {
  title: 'Can it be read?',
  fields: [
    { name: 'text', label: 'Text colour', kind: 'colour' },
    { name: 'background', label: 'Background', kind: 'colour' },
  ],
  formula: '(lighter luminance + 0.05) ÷ (darker luminance + 0.05)',
  answer: ({ text }) => {
    const ratio = contrastOf(text('text'), text('background'));
    const better = ratio >= enough ? null : nearestPassing(text('text'), text('background'), enough);
    return {
      sentence: `The contrast is ${sayContrast(ratio)}: ${grades[gradeOf(ratio)]}.`,
      notes: better === null ? [] : [`The nearest colour that passes on this background is ${better}.`],
    };
  },
};
