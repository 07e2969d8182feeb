import { expect, test } from 'vitest';
import { toMarkdown } from '../../export/to-markdown.ts';
import { shapeProblems } from '../../shape-problems.ts';
import { sampledReport } from '../../testing/sampled-report.ts';
import type { DialBlock } from './block.ts';
import { drawDial } from './draw.ts';
import { dialPicture } from './picture.ts';
import { sample } from './sample.ts';

const { figures } = sampledReport;

test('the dial of the answer, with the bands of its scale under it', () => {
  const [drawing] = dialPicture.draw(sample, figures, 640);
  const dial = drawDial(sample, figures, 640);
  expect(drawing?.marks.slice(0, dial.marks.length)).toEqual(dial.marks);
  const strong = drawing?.marks.flatMap((mark) => (mark.kind === 'text' && mark.strong ? [mark.text] : []));
  expect(strong).toEqual(['Holding']);
  expect(dialPicture.draw({ ...sample, bands: [] }, figures, 640)).toEqual([dial]);
});

test('in words: the value, its range and its band', () => {
  expect(dialPicture.summary(sample, figures)).toBe(
    'Sample health: 58 of 100; 41 to 70 is what the unknowns allow; in the band “Holding”.',
  );
});

test('Markdown has the value, the range and the bands', () => {
  const text = toMarkdown({ ...sampledReport, blocks: [sample] });
  expect(text).toContain('| Sample health | 58 \\[1\\] | 41–70 | 100 | Said of note |');
  expect(text).toContain('| Holding | 35 to 65 |');
});

test.each<[string, Partial<DialBlock>, string]>([
  ['a figure that is not there', { figure: 'nothing' }, 'has neither a value nor a range'],
  ['a gap between bands', { bands: sample.bands.filter((_, at) => at !== 1) }, 'does not go on where'],
])('%s is a problem', (_, change, problem) => {
  expect(shapeProblems({ ...sample, ...change }, sampledReport).join(' ')).toContain(problem);
});
