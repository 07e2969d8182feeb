// @vitest-environment happy-dom
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gatedFeatures, openedByPremium } from '@slipway/credits';
import { formats } from '@slipway/export';
import { QueryClientProvider } from '@tanstack/react-query';
import { createRef } from 'react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import { answerWith } from '../../test/answers.ts';
import { clean, draw } from '../../test/render.tsx';
import { PremiumDialog } from '../features/billing/premium-dialog.tsx';
import { PricingSection } from '../features/home/pricing-section.tsx';
import { Comparison } from '../features/plans/comparison.tsx';
import { makeQueryClient } from '../lib/query-client.ts';

afterEach(async () => {
  await clean();
  vi.unstubAllGlobals();
});

const notThere = /every export/i;

/** The word in front of each gate's name, in every source under a folder. */
function listGates(folder: string, before: RegExp): readonly (string | undefined)[] {
  const root = join(import.meta.dirname, '../../..', folder);
  const sources = globSync('**/*.{ts,tsx}', { cwd: root }).filter((file) => !/\.test\.tsx?$/.test(file));
  const gate = new RegExp(`${before.source}'([\\w-]+)'`, 'g');
  return sources.flatMap((file) =>
    [...readFileSync(join(root, file), 'utf8').matchAll(gate)].map(([, feature]) => feature),
  );
}

it('[§5] every format stands behind the gate that its kind of file has', () => {
  expect(Object.fromEntries(formats.map(({ id, gate }) => [id, gate]))).toMatchObject({
    pdf: 'pdf-export',
    png: 'png-export',
    svg: 'png-export',
    csv: 'csv-export',
    xlsx: 'export',
    pptx: 'export',
    markdown: 'download',
    json: 'download',
    pack: 'download',
  });
});

it('[§5] the list names every format with everything it can be made of', () => {
  const words = {
    report: /results|decks/iu,
    comparison: /comparisons/iu,
    project: /project/iu,
    update: /updates/iu,
  };
  for (const { id, gate, extension, of } of formats)
    for (const kind of of) {
      const rows = openedByPremium.filter(
        ({ feature, gives }) =>
          feature === gate &&
          new RegExp(extension === 'md' ? 'Markdown' : (extension.split('.').at(-1) ?? ''), 'iu').test(gives),
      );
      expect(
        rows.some(({ gives }) => words[kind].test(gives)),
        `${id} of a ${kind}`,
      ).toBe(true);
    }
});

it('[§5] every gate that is asked at is on the list, and no other', () => {
  const asked = [
    ...listGates('web/src', /attempt\(/),
    ...listGates('server/src/modules', /(?:require|has)Feature\(\w+, \w+, /),
    ...formats.map(({ gate }) => gate),
  ];
  expect(asked).toContain('landing-page-export');
  expect([...new Set(asked)].toSorted()).toEqual(
    [...new Set(openedByPremium.map(({ feature }) => feature))].toSorted(),
  );
  for (const { feature } of openedByPremium) expect(gatedFeatures).toContain(feature);
});

it.each([
  ['the table', <Comparison key="table" />],
  ['the home page', <PricingSection key="home" />],
  ['the dialog', <PremiumDialog key="dialog" ref={createRef()} feature="download" trialAvailable={false} />],
])('%s lists exactly what Premium opens today', async (_, screen) => {
  answerWith({ 'GET /api/plan': () => ({ status: 404, body: {} }) });
  const page = await draw(
    <MemoryRouter>
      <QueryClientProvider client={makeQueryClient()}>{screen}</QueryClientProvider>
    </MemoryRouter>,
  );
  for (const { gives } of openedByPremium) expect(page.textContent).toContain(gives);
  expect(page.textContent).not.toMatch(notThere);
});
