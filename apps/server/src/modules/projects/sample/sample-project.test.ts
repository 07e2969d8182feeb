import { readDeck } from '@slipway/deck';
import type { AnyInput } from '@slipway/tools';
import { expect, test } from 'vitest';
import { makeLibrary } from '../../tools/library.ts';
import { makeToolbox } from '../../tools/toolbox.ts';
import { makeSampleProject } from './sample-project.ts';

const tools = makeToolbox();
const library = makeLibrary();

test('the sample’s deck is drawn from what its other tools found, in its own colour', async () => {
  const { results } = await makeSampleProject({ tools, library, clock: Date.now })();
  const found = results.get('ai-pitch-generator');
  const tool = await tools.findTool('ai-pitch-generator');
  if (!found || !tool) throw new Error('The sample has no pitch.');
  const [document] = tool.engine.documents?.(found.input as AnyInput, found.basis, found.report) ?? [];
  const { deck } = readDeck(document?.data);
  const sources = Object.fromEntries(deck?.slides.map(({ topic, source }) => [topic, source]) ?? []);
  expect(sources.market).toMatchObject({ toolId: 'market-size-estimator', runId: 'sample', changed: [] });
  expect(sources.runway).toMatchObject({ toolId: 'financial-metrics', runId: 'sample', changed: [] });
  expect(deck?.theme.brand).not.toBeNull();
  const runway = (toolId: string) => results.get(toolId)?.report.figures.runway?.value;
  expect(runway('financial-metrics')).toBeGreaterThan(0);
  const said = deck?.slides.find(({ topic }) => topic === 'runway')?.data.number;
  expect(said).toBe(`${runway('financial-metrics')?.toFixed(0)} months`);
});

test('what its company found comes in the order of the catalogue', async () => {
  const { results } = await makeSampleProject({ tools, library, clock: Date.now })();
  const order = tools.catalogue.map(({ id }) => id).filter((id) => results.has(id));
  expect([...results.keys()]).toEqual(order);
});
