import { expect, test } from 'vitest';
import { arm, matrixToCsv } from './csv.ts';

// The round trip goes through the reader of the form: apps/web/src/features/tools/matrix/matrix-csv.test.ts.
test('a name that a spreadsheet would run is disarmed, and armed again', () => {
  const csv = matrixToCsv({ columns: ['=cmd()'], rows: [] }, 'Feature');
  expect(csv).toBe("Feature,'=cmd()\r\n");
  expect(arm("'=cmd()")).toBe('=cmd()');
  expect(arm("'tis")).toBe("'tis");
});
