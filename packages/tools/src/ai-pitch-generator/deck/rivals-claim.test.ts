import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { CellState } from '../../fields/matrix/field.ts';
import { claimOf, knownFirst } from './rivals-claim.ts';

const keys: Readonly<Record<string, CellState>> = { y: 'yes', p: 'partly', n: 'no', '?': 'unknown' };

/** "Deposits: y n ?": our own state first. */
function claim(...lines: readonly string[]): string {
  const rows = lines.map((line) => {
    const [name = '', cells = ''] = line.split(': ');
    return { name, states: cells.split(' ').map((key) => keys[key] ?? 'unknown') };
  });
  const matrix = knownFirst({
    columns: ['You', 'Acme', 'Bolt', 'Cut', 'Dot'].slice(0, rows[0]?.states.length),
    rows,
  });
  return claimOf(matrix.columns, matrix.rows);
}

test.each([
  [['Deposits: y n n'], 'Of all products compared, only we have “Deposits”.'],
  [['Deposits: y n ?'], 'We have “Deposits”; Acme does not.'],
  [['Deposits: y ? n p'], 'We have “Deposits”; Bolt does not.'],
  [['Deposits: y p ?'], 'We have “Deposits” in full; Acme has part of it.'],
  [['Deposits: y ? ?'], 'How we compare with Acme and Bolt.'],
  [['Deposits: y y n', 'Texts: y n ?'], 'We have “Texts”; Acme does not.'],
  [['Deposits: y y n', 'Texts: n y ?'], 'Acme has “Texts”; we do not yet.'],
  // The fourth rival is compared too, though a slide shows three.
  [['Deposits: y n n n y', 'Texts: ? y y y y'], 'How we compare with Acme, Bolt and others.'],
  [['Deposits: ? y y', 'Texts: ? n n'], 'How we compare with Acme and Bolt.'],
] as const)('%j', (lines, text) => {
  expect(claim(...lines)).toBe(text);
});

test('what is unknown can become anything, and the slide stays true', () => {
  const cell = fc.constantFrom('y', 'p', 'n', '?');
  const row = fc.array(cell, { minLength: 4, maxLength: 4 });
  fc.assert(
    fc.property(fc.array(row, { minLength: 1, maxLength: 5 }), (rows) => {
      const said = claim(...rows.map((cells, at) => `F${at}: ${cells.join(' ')}`));
      const [, feature] = /“F(\d)”/u.exec(said) ?? [];
      if (feature === undefined) return;
      const [own, ...others] = rows[Number(feature)] ?? [];
      const has = (name: string): string | undefined => others[['Acme', 'Bolt', 'Cut'].indexOf(name)];
      if (said.includes('only we')) expect([own, ...others]).toEqual(['y', 'n', 'n', 'n']);
      const wanted = said.startsWith('We have') ? (said.includes('part of it') ? 'p' : 'n') : 'y';
      if (!said.includes('only we')) expect(own).toBe(said.startsWith('We have') ? 'y' : 'n');
      if (!said.includes('only we')) expect(said).toMatch(/Acme|Bolt|Cut/u);
      for (const [name] of said.matchAll(/Acme|Bolt|Cut/gu)) expect(has(name)).toBe(wanted);
    }),
  );
});
