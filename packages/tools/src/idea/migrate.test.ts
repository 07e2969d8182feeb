import { checkReport } from '@slipway/report';
import { expect, it } from 'vitest';
import { loadTestLibrary } from '../../test/library.ts';
import { engine as landing } from '../landing-page-generator/engine.ts';
import { engine as market } from '../market-size-estimator/engine.ts';
import { openStored } from '../open-stored.ts';
import { engine as score } from '../score-your-idea/engine.ts';
import { engine as swot } from '../swot-generator/engine.ts';
import type { AnyEngine } from '../tool.ts';
import { gatherIdea, type IdeaBasis } from './gather.ts';

const idea =
  'Recall letters for dental offices in Ohio, $49 a month. There are 6,000 dental offices in Ohio.';

/** As a run of version 5 was stored. */
function makeFifth({ profile, ...rest }: IdeaBasis) {
  const { lines: _lines, roles: _roles, ...oldProfile } = profile;
  return { ...rest, profile: oldProfile };
}

/** As a run of version 4 was stored. */
function makeFourth(basis: IdeaBasis) {
  const { profile, notes, ...rest } = makeFifth(basis);
  const { isSeasonal: _seasonal, waiting: _waiting, deposits: _deposits, own, ...oldProfile } = profile;
  const { season: _season, times: _times, ...oldOwn } = own;
  const { businessModel } = notes;
  const { near: _near, ...model } = businessModel ?? { near: [] };
  return {
    ...rest,
    profile: { ...oldProfile, own: oldOwn },
    notes: { ...notes, businessModel: businessModel === null ? null : model },
  };
}

/** As a run of version 3 was stored. */
function makeThird(basis: IdeaBasis) {
  const { profile, ...rest } = makeFourth(basis);
  const { question: _question, own, ...oldProfile } = profile;
  const { ownCount, included: _included, ...oldOwn } = own;
  const { value } = ownCount;
  const counted = { ...ownCount, value: value === null ? null : { count: value.value, of: value.noun } };
  return { ...rest, profile: { ...oldProfile, counted, own: oldOwn } };
}

/** As a run of version 2 was stored. */
function makeSecond(basis: IdeaBasis) {
  const { profile, ...rest } = makeThird(basis);
  const { own: _own, ...oldProfile } = profile;
  return { ...rest, profile: oldProfile };
}

/** As a run of version 1 was stored. */
function makeOld(basis: IdeaBasis) {
  const { profile, notes, ...rest } = makeSecond(basis);
  const { businessModel: _model, counted: _counted, ...oldProfile } = profile;
  const { businessModel: _note, businessModels: _all, ...oldNotes } = notes;
  return { ...rest, profile: oldProfile, notes: oldNotes };
}

it.each([score, swot, market].map((engine) => [engine.meta.id, engine as unknown as AnyEngine] as const))(
  'a run of %s from before business models opens and can be changed',
  (_, engine) => {
    const basis = makeOld(gatherIdea({ idea }, loadTestLibrary()));
    const opened = openStored(engine, { input: { idea }, basis, toolVersion: 1 });
    if (!opened.ok) throw new Error(opened.why);
    expect(checkReport(engine.run(opened.input, opened.basis))).toEqual([]);
  },
);

it.each([score, swot, market].map((engine) => [engine.meta.id, engine as unknown as AnyEngine] as const))(
  'a run of %s from before the founder’s own numbers opens and can be changed',
  (_, engine) => {
    const basis = makeSecond(gatherIdea({ idea }, loadTestLibrary()));
    const opened = openStored(engine, { input: { idea }, basis, toolVersion: 2 });
    if (!opened.ok) throw new Error(opened.why);
    expect(checkReport(engine.run(opened.input, opened.basis))).toEqual([]);
  },
);

it.each([score, swot, market].map((engine) => [engine.meta.id, engine as unknown as AnyEngine] as const))(
  'a run of %s from before questions keeps its own count',
  (_, engine) => {
    const basis = makeThird(gatherIdea({ idea }, loadTestLibrary()));
    const opened = openStored(engine, { input: { idea }, basis, toolVersion: 3 });
    if (!opened.ok) throw new Error(opened.why);
    const report = engine.run(opened.input, opened.basis);
    expect(checkReport(report)).toEqual([]);
    expect(JSON.stringify(report)).toContain('6,000 dental offices');
  },
);

it.each([score, swot, market].map((engine) => [engine.meta.id, engine as unknown as AnyEngine] as const))(
  'a run of %s from before seasons opens and can be changed',
  (_, engine) => {
    const classes =
      'Judo classes for children in Porto, 9 euros a lesson, twice a week, 31 children on the list';
    const basis = makeFourth(gatherIdea({ idea: classes }, loadTestLibrary()));
    const opened = openStored(engine, { input: { idea: classes }, basis, toolVersion: 4 });
    if (!opened.ok) throw new Error(opened.why);
    expect(checkReport(engine.run(opened.input, opened.basis))).toEqual([]);
  },
);

it.each([score, swot, market].map((engine) => [engine.meta.id, engine as unknown as AnyEngine] as const))(
  'a run of %s from before roles of sums opens and can be changed',
  (_, engine) => {
    const short = 'A tool library on wheels for allotment gardeners in Leeds, £6 a month';
    const basis = makeFifth(gatherIdea({ idea: short }, loadTestLibrary()));
    const opened = openStored(engine, { input: { idea: short }, basis, toolVersion: 5 });
    if (!opened.ok) throw new Error(opened.why);
    expect(checkReport(engine.run(opened.input, opened.basis))).toEqual([]);
  },
);

it.each(
  [score, swot, market, landing].map((engine) => [engine.meta.id, engine as unknown as AnyEngine] as const),
)('a run of %s that has a job of a niche opens, and can be changed', (_, engine) => {
  const { profile, notes, scope } = gatherIdea({ idea }, loadTestLibrary());
  const { venture: _profile, ...oldProfile } = profile;
  const { venture: _note, ventures: _all, alikeMark: _mark, ...oldNotes } = notes;
  const open = { value: null, standing: 'open', quote: null, alternatives: [] };
  const basis = { profile: { ...oldProfile, job: open }, notes: { ...oldNotes, job: null, jobs: [] }, scope };
  const input = { idea, job: 'dental-clinic-software/recall#job:0' };
  const opened = openStored(engine, { input, basis, toolVersion: engine.meta.version - 1 });
  if (!opened.ok) throw new Error(opened.why);
  expect(opened.input).toEqual({ idea });
  expect(checkReport(engine.run(opened.input, opened.basis))).toEqual([]);
});
