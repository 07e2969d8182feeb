import { expect, test } from 'vitest';
import { readHeldOut, seasonOf } from './held-out.ts';

test('rows as the M4 competition publishes them', () => {
  const train = '"V1","V2","V3","V4"\r\n"M1","8000","8350.5","8570"\r\n"M2","3",,\r\n"M3","",,\r\n';
  const test4 = 'V1,V2,V3\nM2,4,5\nM1,9000,\n';
  expect(readHeldOut(train, test4)).toEqual([
    { id: 'M1', known: [8000, 8350.5, 8570], actual: [9000] },
    { id: 'M2', known: [3], actual: [4, 5] },
  ]);
});

test('a number that is missing inside a row moves none of those after it', () => {
  expect(readHeldOut('M1,NA,1,NA,3,,', 'M1,4,NA,6')).toEqual([
    { id: 'M1', known: [1, null, 3], actual: [4, null, 6] },
  ]);
});

test('seasons by the name of the file', () => {
  expect(seasonOf('Monthly')).toEqual({ period: 12, scaleLag: 12 });
  expect(seasonOf('weekly')).toEqual({ period: 52, scaleLag: 1 });
  expect(seasonOf('Daily')).toEqual({ period: 7, scaleLag: 1 });
  expect(seasonOf('other')).toEqual({ period: 1, scaleLag: 1 });
});
