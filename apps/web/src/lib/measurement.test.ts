// @vitest-environment happy-dom
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { findMeasurementId } from './measurement.ts';

const html = readFileSync(join(import.meta.dirname, '../../index.html'), 'utf8');

it.each([
  ['G-TEST1', 'G-TEST1'],
  ['', null],
  ['__MEASUREMENT_ID__', null],
])('%j in the page of the build is the id %s', (filled, id) => {
  const [tag = ''] = /<meta [^>]*__MEASUREMENT_ID__[^>]*>/.exec(html) ?? [];
  document.head.innerHTML = tag.replace('__MEASUREMENT_ID__', filled);
  expect(findMeasurementId()).toBe(id);
});
