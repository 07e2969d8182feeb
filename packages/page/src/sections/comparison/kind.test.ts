import { expect, test } from 'vitest';
import { checkKind, writeKind } from '../../testing/check-kind.ts';

checkKind('comparison', {
  variants: ['table', 'stacked'],
  shape: 'heading 120, lead 300, today 60, ours 60, rows 12 (need 80, today 160, ours 160)',
  needs: ['rows'],
  start:
    'Acme and what people use today | [What they use today] | Acme | [What they need] | [How it is today] | [How it is then] | [What they need] | [How it is today] | [How it is then]',
  stored: {
    heading: 'The catalogue, or a photo',
    lead: 'The catalogue is better when the old number is still readable.',
    today: 'Calipers and catalogue',
    ours: 'A photo',
    rows: [
      {
        need: 'Time to a number',
        today: 'About 40 minutes',
        ours: 'Under 15 minutes',
      },
    ],
  },
  written:
    '<div class="head"><h2>The catalogue, or a photo</h2><p class="lead">The catalogue is better when the old number is still readable.</p></div><div class="scroll" role="group" tabindex="0" aria-label="The catalogue, or a photo"><table><thead><tr><td></td><th scope="col">Calipers and catalogue</th><th scope="col">A photo</th></tr></thead><tbody><tr><th scope="row">Time to a number</th><td>About 40 minutes</td><td>Under 15 minutes</td></tr></tbody></table></div>',
});

test('stacked: each need is a heading over both ways, and the columns have names where none were given', () => {
  const rows = [{ need: 'Time', today: '40 minutes', ours: '15 minutes' }];
  const stacked = writeKind('comparison', { rows }, { variant: 'stacked' });
  expect(stacked).toContain('<h2>Time</h2><dl><div><dt>Today</dt><dd>40 minutes</dd></div>');
  expect(stacked).toContain('<div><dt>Acme</dt><dd>15 minutes</dd></div>');
  expect(stacked).not.toContain('<table>');
});
