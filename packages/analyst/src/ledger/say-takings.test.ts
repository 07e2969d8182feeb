import { createWriter, fillText } from '@slipway/report';
import { expect, test } from 'vitest';
import { loadTestAnalyst } from '../../test/known.ts';
import { sayTakings } from './say-takings.ts';

function read(idea: string): string | null {
  const writer = createWriter();
  const text = sayTakings(loadTestAnalyst().study({ idea }).profile, writer);
  if (text === null) return null;
  const statement = writer.say('said', text);
  const rows = [{ label: 'Said', statements: [statement] as const }] as const;
  const { figures } = writer.finish({
    toolId: 'test',
    title: 'Test',
    blocks: [{ id: 'said', kind: 'findings', title: 'Said', rows }],
  });
  return fillText(text, figures).replaceAll(' ', ' ');
}

test.each([
  // 14 × 85; nobody said what one costs.
  [
    'Hypnotherapy in Cork, €85 a session, and I do 14 sessions a week.',
    'You take €1,190 a week; what stays of it is open.',
  ],
  // 38 × (45 − 14); how many days the stall was paid for is not said.
  [
    'I make leather belts in Porto. One costs me 14 euros, I sell them at 45 each and sold 38 last month. A stall costs 35 euros a day.',
    'It left €1,180 last month before €35 a day, your own pay and tax.',
  ],
  // Here it is counted to the end, and more is said of it elsewhere.
  ['Sourdough in Cork, 60 loaves a week at €6, flour €1.40 a loaf.', null],
  ['We want to sell cushions at €30 each.', null],
])('what comes in, where the rest is open: %s', (idea, said) => {
  expect(read(idea)).toBe(said);
});
