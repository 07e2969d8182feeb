import type { Report } from '@slipway/report';
import { expect, test } from 'vitest';
import { openStored } from './open-stored.ts';
import { meta } from './score-your-idea/meta.ts';
import type { Stored } from './tool.ts';

const stored = { input: { price: 4 }, basis: { rows: 1 } };
const add = ({ input, basis }: Stored) => ({
  input,
  basis: { rows: Number(Reflect.get(Object(basis), 'rows')) + 1 },
});
const report = { toolId: meta.id, title: 'Rows', blocks: [], figures: {}, sources: {} };
const engine = (version: number, migrate = {}, isFit = true) => ({
  meta: { ...meta, version },
  migrate,
  run(): Report {
    if (!isFit) throw new TypeError('Cannot read properties of undefined');
    return report;
  },
});

test.each([
  ['its own version', engine(2), 2, 1],
  ['one version on', engine(2, { 1: add }), 1, 2],
  ['two versions on', engine(3, { 1: add, 2: add }), 1, 3],
])('opens %s', (_, tool, toolVersion, rows) => {
  expect(openStored(tool, { ...stored, toolVersion })).toEqual({
    ok: true,
    input: { price: 4 },
    basis: { rows },
  });
});

test.each([
  ['a version without a way from it', engine(3, { 2: add }), 1, /older version/],
  ['what was stored before tools had versions', engine(1), 0, /older version/],
  ['what the step cannot read', engine(2, { 1: () => null }), 1, /older version/],
  [
    'what makes the step fail',
    engine(2, { 1: ({ basis }: Stored) => Reflect.get(basis as object, 'a').b }),
    1,
    /older/,
  ],
  ['what the step brought along badly', engine(2, { 1: add }, false), 1, /older version/],
  ['a newer version', engine(2, { 1: add }), 3, /newer version/],
])('says why %s cannot be computed', (_, tool, toolVersion, why) => {
  const opened = openStored(tool, { ...stored, toolVersion });
  expect(opened).toEqual({ ok: false, why: expect.stringMatching(why) });
});
