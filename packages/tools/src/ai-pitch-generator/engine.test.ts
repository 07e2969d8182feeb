import { readDeck } from '@slipway/deck';
import {
  checkReport,
  type Evidence,
  originKind,
  type Report,
  type Statement,
  sourceKind,
} from '@slipway/report';
import { beforeAll, describe, expect, test } from 'vitest';
import { bare, makeRich, pitch, rowsOf, scripts, textOf } from '../../test/run-pitch.ts';
import type { Around } from '../around.ts';
import { toldIdeas } from '../conformance/ideas/index.ts';
import { engine } from './engine.ts';
import { type Input, type Opening, sample } from './fields.ts';
import { gather } from './gather.ts';

let rich: Around;
beforeAll(async () => {
  rich = await makeRich();
});

describe('spoken versions', () => {
  test('the time said is that of 150 words a minute, and a version keeps to its length', async () => {
    for (const around of [bare, rich]) {
      const { report } = await pitch(sample, around);
      const all = scripts(report);
      expect(all.map(({ id }) => id)).toEqual(expect.arrayContaining(['s30', 's60']));
      for (const script of all) {
        const words = textOf(report, script).split(/\s+/).length;
        const seconds = report.figures[`${script.id}.seconds`]?.value ?? 0;
        expect(Math.abs(seconds / ((words / 150) * 60) - 1), script.id).toBeLessThan(0.1);
        expect(seconds).toBeLessThanOrEqual(1.1 * Number(script.id.slice(1)));
        // What stays short is called by its own time.
        const isFull = seconds >= 0.9 * Number(script.id.slice(1));
        expect(/^In (?:30 seconds|60 seconds|3 minutes)$/u.test(script.title ?? ''), script.title).toBe(
          isFull,
        );
      }
      if (around === rich) expect(report.figures['s180.seconds']?.value).toBeGreaterThanOrEqual(162);
      const [short, long] = all;
      for (const [script, target] of [
        [short, 30],
        [long, 60],
      ] as const)
        expect(report.figures[`${script?.id}.seconds`]?.value).toBeGreaterThanOrEqual(0.9 * target);
    }
  });

  test('who speaks slower says less', async () => {
    const slow = (await pitch({ ...sample, assumptions: { pace: 110 } })).report;
    const fast = (await pitch({ ...sample, assumptions: { pace: 190 } })).report;
    const first = (report: Report) => report.figures['s30.words']?.value ?? 0;
    expect(first(slow)).toBeLessThan(first(fast));
  });

  test('the founder’s sentences are said in the founder’s words', async () => {
    for (const { idea } of toldIdeas.slice(0, 6)) {
      const { report } = await pitch({ idea });
      const said = scripts(report)
        .map((script) => textOf(report, script))
        .join(' ');
      const own = new Set(idea.toLowerCase().match(/[\p{L}\p{N}]+/gu));
      const frames =
        'we are building make offer charge per keep of each sale at that price a an the m year takes customers may i send you deck and call on thursday what do not know yet';
      const allowed = new Set([...own, ...frames.split(' ')]);
      // What is framed around them names who pays and what is open; nothing else is added.
      const strange = (said.toLowerCase().match(/\p{L}+/gu) ?? []).filter((word) => !allowed.has(word));
      expect(strange.length / said.split(/\s+/).length, idea).toBeLessThan(0.25);
    }
  });

  test('begins with what the opening asks for', async () => {
    const opens = async (opening: Opening) => {
      const { report } = await pitch({ ...sample, opening }, rich);
      const [first] = scripts(report);
      return first?.paragraphs[0]?.statements[0].id;
    };
    expect(await opens('plain')).toContain('problem');
    expect(await opens('numbers')).toContain('revenue');
    expect(await opens('personal')).toContain('founder');
  });
});

describe('the deck', () => {
  test.each(['investor', 'customer', 'partner', 'hire'] as const)(
    'for a %s has ten to twelve slides, rich or poor',
    async (audience) => {
      for (const input of [
        { ...sample, audience },
        { idea: toldIdeas[4]?.idea ?? '', audience },
      ])
        for (const around of [bare, rich]) {
          const { deck } = await pitch(input, around);
          expect(deck?.slides.length).toBeGreaterThanOrEqual(10);
          expect(deck?.slides.length).toBeLessThanOrEqual(12);
          for (const { data } of deck?.slides ?? []) expect(data.title).toMatch(/^\S.{5,158}[.?”]$/u);
        }
    },
  );

  test('market, price, rivals and traction are drawn from results, and lead to their runs', async () => {
    const { cash: _cash, netBurn: _burn, ...open } = sample;
    const { slide, report } = await pitch(open, rich);
    expect(slide('market')).toMatchObject({
      kind: 'chart',
      source: { toolId: 'market-size-estimator', runId: 'run-market-size-estimator', changed: [] },
    });
    expect(slide('rivals')).toMatchObject({ kind: 'comparison', source: { runId: 'run-competitor-matrix' } });
    expect(slide('model')?.source?.runId).toBe('run-financial-metrics');
    expect(slide('runway')?.source?.runId).toMatch(/^run-(?:retention-burn|financial-metrics)$/);
    expect(slide('traction')).toMatchObject({ kind: 'chart', data: { form: 'line' } });
    const tam = rich.results.find(({ toolId }) => toolId === 'market-size-estimator')?.figures.tam?.value;
    expect(report.figures['market-size-estimator:tam']?.value).toBe(tam);
  });

  test('before there is a matrix, rivals are shown with what our notes say, word for word', async () => {
    const { slide, basis } = await pitch(sample);
    const does = (name: string) => basis.rivals.find((one) => one.name === name)?.does ?? '?';
    const rows: readonly { label: string; cells: { text: string }[] }[] = Object(slide('rivals')?.data).rows;
    expect(slide('rivals')?.kind).toBe('comparison');
    expect(rows.map(({ label }) => label)).toEqual([sample.company, 'Weave', 'NexHealth']);
    for (const { label, cells } of rows.slice(1))
      expect(cells[0]?.text.toLowerCase()).toBe(`${does(label)}.`.toLowerCase());
  });

  test('the price is not shown under a claim that only says it again', async () => {
    const results = rich.results.filter(({ toolId }) => toolId === 'market-size-estimator');
    const { slide, basis } = await pitch(sample, { ...rich, record: {}, results });
    expect(slide('model')?.data).toMatchObject({ number: '$249 a month', means: 'from each of them' });
    expect(slide('model')?.data.title).toBe('330 dental offices make $1M a year.');
    // It follows the price, whatever the market was counted at.
    const input = { ...sample, price: 100 };
    const { deck } = readDeck(engine.documents?.(input, basis, engine.run(input, basis))[0]?.data);
    const moved = deck?.slides.find(({ topic }) => topic === 'model')?.data;
    expect(moved).toMatchObject({ title: '830 dental offices make $1M a year.', number: '$100 a month' });
    const customer = await pitch({ ...sample, audience: 'customer' }, rich);
    expect(customer.slide('model')?.data.title).not.toContain('make');
  });

  test('what is unknown is to be found out, and no number is made up', async () => {
    const { deck, report } = await pitch({ idea: toldIdeas[4]?.idea ?? '' });
    const open = deck?.slides.filter(({ isOpen }) => isOpen).map(({ topic }) => topic);
    expect(open).toEqual(expect.arrayContaining(['traction', 'market', 'model', 'rivals', 'team', 'ask']));
    for (const slide of deck?.slides ?? [])
      expect(JSON.stringify(slide.data), slide.topic).not.toMatch(/[$€£]\d/);
    expect(Object.keys(report.figures)).not.toContain('mrr');
  });

  test('a deposit that the product bills is no proof; one that was paid is', async () => {
    const does = 'Our app shows brewers where each keg is and bills the deposit.';
    const idea = `Small breweries lose kegs at bars. ${does} Seven breweries have paid a deposit.`;
    const { slide } = await pitch({ idea });
    expect(slide('product')?.data.title).toContain('shows brewers where each keg is');
    expect(slide('traction')?.data.title).toBe('Seven breweries have paid a deposit.');
  });

  test('what the founder has still to do is for the speaker, not on a slide with an answer', async () => {
    const { slide } = await pitch(sample);
    for (const topic of ['market', 'traction', 'rivals']) {
      expect(slide(topic)?.isOpen, topic).toBeUndefined();
      expect(slide(topic)?.notes, topic).toContain('Still open: ');
      expect(JSON.stringify(slide(topic)?.data), topic).not.toMatch(/to find out|still open|Run /iu);
    }
  });

  test('a fact that changed since makes its slide stale, and the check names both', async () => {
    const price = rich.record.price;
    if (price === undefined) throw new Error('The market sample has no price.');
    // Later on the day of the run is later, too.
    const at = '2026-11-03T23:59:00.000Z';
    const moved = {
      ...rich,
      record: {
        ...rich.record,
        price: { ...price, value: 199, at, provenance: { kind: 'hand' as const } },
      },
    };
    const { slide, report } = await pitch(sample, moved);
    expect(slide('market')?.source?.changed).toEqual(['Price']);
    expect(rowsOf(report, 'contradictions')['Stale: Market Size Estimator']).toContain(
      '13 days ago; Price changed since',
    );
    const record = { ...moved.record, price: { ...moved.record.price, value: 198 } };
    const sameDay = await pitch(sample, { ...moved, record, asOf: '2026-11-03' });
    expect(rowsOf(sameDay.report, 'contradictions')['Stale: Market Size Estimator']).toContain(
      'ran today; Price changed since',
    );
  });

  test('who the claim of the team names has no empty row below it; a claim that was cut has them all', async () => {
    const { slide } = await pitch({ ...sample, team: 'one developer and a former office manager' });
    expect(slide('team')?.data.title).toContain('one developer and a former office manager');
    expect(slide('team')?.data.people).toEqual([
      { name: 'Dana Reyes', did: expect.stringMatching(/in this field$/u) },
    ]);
    const many =
      'two developers who built schedules for a hospital group, a former office manager of eleven dental practices, and a dentist';
    const { slide: long } = await pitch({ ...sample, team: many });
    expect(Object(long('team')?.data.people)).toHaveLength(4);
  });

  test('keeps what was changed in it: order, points, what is left out, theme', async () => {
    const assumptions = {
      'deck.order': 'cover,team,problem',
      'deck.without': 'route',
      'deck.theme': 'billboard',
      'slide.team': 'Two of us have run a front desk for 12 years.',
      'slide.problem.notes': 'Pause here.',
      'slide.product.points': 'One\nTwo',
      'slide.team.people': 'Dana | Ran a front desk for 12 years\nLee | Wrote two schedules',
      'slide.cover.contact': 'dana@gapwise.example',
    };
    const { deck, slide, report } = await pitch({ ...sample, assumptions });
    expect(deck?.slides.slice(0, 3).map(({ topic }) => topic)).toEqual(['cover', 'team', 'problem']);
    expect(deck?.theme.id).toBe('billboard');
    expect(slide('route')).toBeUndefined();
    expect(slide('problem')?.notes).toBe('Pause here.');
    expect(slide('product')?.data.points).toEqual([{ text: 'One' }, { text: 'Two' }]);
    expect(slide('cover')?.data.contact).toBe('dana@gapwise.example');
    expect(slide('team')?.kind).toBe('team');
    expect(slide('team')?.data.people).toContainEqual({ name: 'Lee', did: 'Wrote two schedules' });
    expect(slide('team')?.data.title).toBe(assumptions['slide.team']);
    expect(JSON.stringify(report.blocks)).toContain('front desk for 12 years');
  });
});

test('a slide’s text that the founder wrote takes over what moved, and no other number', async () => {
  const { basis } = await pitch(sample, rich);
  const market = basis.found['market-size-estimator'];
  const tam = market?.figures.tam;
  if (market === undefined || tam === undefined) throw new Error('no market');
  const figures = { ...market.figures, tam: { ...tam, value: 120_000_000 } };
  const found = { ...basis.found, 'market-size-estimator': { ...market, figures } };
  const assumptions = {
    'slide.market': 'Dentists: $410M, of which $250M a year is ours to serve.',
    'slide.market.notes': 'Not $410M but the 140,000 dental offices matter; $4,410M is all of health.',
    'slide.team': 'We sold a firm for $410M.',
    'slide.market.body': 'All of it is ours.',
    pace: 120,
  };
  const asked = { ...sample, assumptions };
  const price = { input: { ...asked, price: 199 }, basis: { ...basis, found } };
  expect(engine.carries?.({ input: asked, basis }, price)?.assumptions).toEqual({
    ...assumptions,
    'slide.market': 'Dentists: $120M, of which $250M a year is ours to serve.',
    'slide.market.notes': 'Not $120M but the 140,000 dental offices matter; $4,410M is all of health.',
  });
  expect(engine.carries?.({ input: asked, basis }, { input: asked, basis })).toEqual(asked);
});

test('a text that equals what was made stays the engine’s, so an open slide stays open', async () => {
  const idea = toldIdeas[4]?.idea ?? '';
  const made = (await pitch({ idea })).slide('team');
  const assumptions = { 'slide.team': String(made?.data.title), 'slide.team.notes': made?.notes ?? '' };
  expect((await pitch({ idea, assumptions })).slide('team')).toEqual(made);
});

describe('marks', () => {
  const evidenceIn = (value: unknown): readonly Evidence[] => {
    if (typeof value !== 'object' || value === null) return [];
    const { text, evidence } = value as Partial<Statement>;
    if (typeof text === 'string' && Array.isArray(evidence)) return evidence;
    return Object.values(value).flatMap(evidenceIn);
  };

  test('only what the founder typed is marked as the founder’s words', async () => {
    const inputs: readonly Input[] = [sample, ...toldIdeas.slice(0, 12).map(({ idea }) => ({ idea }))];
    for (const input of inputs) {
      const { report } = await pitch(input);
      const typed = Object.values(input).flat().map(String);
      for (const one of evidenceIn(report.blocks)) {
        if (one.kind !== 'said' || one.field === 'record') continue;
        const parts = one.field === 'rivals' ? one.quote.split(', ') : [one.quote];
        for (const part of parts)
          expect(
            typed.some((text) => text.includes(part)),
            `${one.field}: ${part}`,
          ).toBe(true);
      }
    }
  });

  test('what another run counted is computed, and a stored line is our note', async () => {
    const { report } = await pitch(sample, rich);
    const tam = report.figures['market-size-estimator:tam'];
    expect(tam && originKind(tam.provenance, report)).toBe('derived');
    const price = report.figures.price;
    expect(price && originKind(price.provenance, report)).toBe('measured');
    const long = scripts(report).at(-1);
    const failed = evidenceIn(long).filter((one) => one.kind === 'source');
    expect(failed.map(({ id }) => sourceKind(id, report))).toContain('note');
  });
});

test('a record with a brand gives the deck its theme, and names the words its texts overuse', async () => {
  const entered = (value: unknown) => ({
    value,
    toolId: 'brand-analyzer',
    at: '2026-11-10T08:00:00.000Z',
    provenance: { kind: 'entered' as const },
  });
  const record = {
    colours: entered(['#B3123F']),
    character: entered('classic'),
    copy: entered('A seamless platform.'),
  };
  const basis = await gather(sample, { ...bare, record } as Around);
  const input = { ...sample, edge: 'a seamless list for Ohio in 10 minutes' };
  const report = engine.run(input, basis);
  const { deck } = readDeck(engine.documents?.(input, basis, report)[0]?.data);
  expect(deck?.theme).toEqual({ id: 'own-brand', brand: '#b3123f', type: 'old-style' });
  expect(Object.values(rowsOf(report, 'sameness')).join(' ')).toContain('“seamless”');
});

test('the voice rules of the brand are held against the pitch, and a colour of the site is the deck’s', async () => {
  const voice = { gradeMost: 8, sentenceWordsMost: 12, youFirst: true, avoid: ['waiting list'] };
  const slot = (value: unknown) => ({
    value,
    toolId: 'brand-analyzer',
    at: '2026-11-10T08:00:00.000Z',
    provenance: { kind: 'result' as const, runId: 'r1', figure: 'brand' },
  });
  const record = { brandKit: slot({ colours: [{ role: 'Primary', hex: '#0b7a75' }], voice }) };
  const input = { ...sample, audience: 'customer' as const };
  const basis = await gather(input, { ...bare, record } as Around);
  const report = engine.run(input, basis);
  expect(checkReport(report)).toEqual([]);
  expect(basis.brand).toMatchObject({ colour: '#0b7a75', voice });
  const rows = rowsOf(report, 'sameness');
  expect(Object.keys(rows).map((label) => label.split(' ')[0])).toEqual(
    expect.arrayContaining(['Voice', 'Length', 'Reader']),
  );
});
