import fc from 'fast-check';
import { expect, it, test } from 'vitest';
import { indexLines } from './line-table.ts';

const name = fc.stringMatching(/^[aé]{0,2}$/u);

test.each(['first', 'last'] as const)(
  'of lines with one name the %s is found, and none for another name',
  (wins) => {
    fc.assert(
      fc.property(
        fc.array(fc.tuple(name, fc.stringMatching(/^[x\t]{0,3}$/u)), { maxLength: 30 }),
        name,
        (rows, asked) => {
          const lines = rows.map(([one, rest]) => `${one}\t${rest}`);
          const find = indexLines(['name\trest', ...lines].join('\n'), { wins });
          const own = lines.filter((line) => asked !== '' && line.startsWith(`${asked}\t`));
          expect(find(asked)).toBe(wins === 'first' ? own[0] : own.at(-1));
        },
      ),
    );
  },
);

it('finds a line by what its name is read as, and leaves out the head and lines without a tab', () => {
  const find = indexLines('place\tcode\nSÃO\tBR\nnote\n', {
    wins: 'first',
    nameOf: (written) => written.toLowerCase(),
  });
  expect(find('são')).toBe('SÃO\tBR');
  for (const other of ['SÃO', 'place', 'note', '']) expect(find(other)).toBeUndefined();
});
