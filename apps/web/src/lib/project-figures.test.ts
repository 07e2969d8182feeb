import type { ProjectResult } from '@slipway/contracts';
import { expect, it } from 'vitest';
import { listStationFigures, rangeOf, sayStations } from './project-figures.ts';

const result = (toolId: string, text: string | null): ProjectResult => ({
  toolId,
  station: 'idea',
  runId: 'r',
  title: toolId,
  headline: '',
  figure: text === null ? null : { id: 'f', label: 'Figure', value: 1, unit: 'points', text },
  at: '2026-11-16T10:00:00.000Z',
  version: 1,
});

it('a station is plated once one of its tools has a result, next where the step leads, else open', () => {
  const found = listStationFigures({
    results: [result('swot-generator', null), result('score-your-idea', '60')],
    step: { toolId: 'market-size-estimator' },
  });
  expect(found.map(({ state }) => state)).toEqual(['plated', 'next', 'open', 'open', 'open']);
  expect(found[0]?.measured.map(({ part }) => part.name)).toEqual(['Score', 'SWOT']);
  expect(found[0]?.figure?.text).toBe('60');
  expect(sayStations(found)).toBe(
    'A hull on its slipway, 1 of 5 parts plated: Idea 60, Numbers is next, Name not measured, Page not measured, Pitch not measured.',
  );
});

it('a station whose results are no numbers is plated without a figure', () => {
  const [idea] = listStationFigures({ results: [result('swot-generator', null)], step: { toolId: 'x' } });
  expect(idea).toMatchObject({ state: 'plated', figure: null });
});

it('a range is written in the figure’s own unit, and left out where there is none', () => {
  const figure = { id: 'f', label: 'Idea', value: 60, unit: 'points', text: '60' } as const;
  expect(rangeOf({ ...figure, low: 42, high: 78 })).toBe('42–78');
  expect(rangeOf(figure)).toBeNull();
  expect(rangeOf({ ...figure, value: null, low: 42, high: 78, text: '42–78' })).toBeNull();
});
