import { expect, test } from 'vitest';
import { loadTestLibrary } from '../../test/library.ts';
import { pitch } from '../../test/run-pitch.ts';
import type { Around } from '../around.ts';
import { gather as gatherMatrix } from '../competitor-matrix/gather.ts';

const library = loadTestLibrary();
const inMatrix = async (idea: string) => {
  const { rivals } = await gatherMatrix({ idea }, { library } as unknown as Around);
  return rivals.map(({ name }) => name);
};
const inPitch = async (idea: string) => {
  const { basis } = await pitch({ idea });
  return basis.rivals.map(({ name }) => name);
};
const drones = 'Roof inspections by drone for insurers after hail, report within a day.';
const brass = 'A funeral band of eight brass players for villages around Oaxaca, hired by the afternoon.';

test.each([drones, brass, 'Payroll for restaurants that splits tips and pays daily'])(
  'the pitch and the matrix name the same firms: %s',
  async (idea) => {
    expect(await inPitch(idea)).toEqual(await inMatrix(idea));
  },
);

test('nobody is named where the base has nobody', async () => {
  expect(library.analyst.suggestRivals({ idea: brass }).length).toBeGreaterThan(0);
  expect(await inPitch(brass)).toEqual([]);
});
