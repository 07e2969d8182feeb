import { checkReport, type NamesBlock, pickKey, type Report } from '@slipway/report';
import { describe, expect, it } from 'vitest';
import { loadTestLibrary } from '../../test/library.ts';
import type { Evidence } from '../evidence.ts';
import { offlineEvidence } from '../evidence.ts';
import { applyPatch, mergePatches, type ReportPatch } from '../report-patch.ts';
import { engine } from './engine.ts';
import { type Input, sample } from './fields.ts';
import { gather } from './gather.ts';
import { lookUp } from './look-up.ts';
import { weightId } from './rank.ts';
import { styleLabels, styles } from './styles.ts';

const library = loadTestLibrary();
const basis = gather(sample, { library });
const run = (input: Input, from = basis): Report => engine.run(input, from);
const namesIn = (report: Report): NamesBlock => {
  const block = report.blocks.find((one): one is NamesBlock => one.kind === 'names');
  if (!block) throw new Error('The sheet has no names.');
  return block;
};
const leader = (report: Report) => namesIn(report).rows.find(({ rank }) => rank === 1);

describe('candidates', () => {
  const kennels = gather(
    { idea: 'An app for dog groomers in Texas to book appointments and take deposits' },
    { library },
  );

  it.each([
    ['the sample', basis],
    ['another business', kennels],
  ])(
    '%s has at least 60, of all kinds that read well here, no beginning in more than four',
    (_, { candidates }) => {
      expect(candidates.length).toBeGreaterThanOrEqual(60);
      const made = new Set(candidates.map(({ style }) => style));
      for (const style of ['real-word', 'compound', 'phrase', 'invented'] as const)
        expect(made).toContain(style);
      expect(new Set(candidates.map(({ name }) => name.toLowerCase())).size).toBe(candidates.length);
      const uses = Object.groupBy(candidates, ({ name }) => name.slice(0, 3).toLowerCase());
      expect(Math.max(...Object.values(uses).map((group) => group?.length ?? 0))).toBeLessThanOrEqual(4);
    },
  );

  it.each([
    ['Care visit rotas and digital care notes for home care agencies in Britain.', 'Handover'],
    ['Daily reports, photos and fee invoices from nurseries to parents in Britain.', 'Cubby'],
    ['Software that gathers evidence for a SOC 2 audit for young software companies.', 'Honeypot'],
  ])('of a field that is surely read, however few of its words are said: %s', (idea, one) => {
    const { candidates } = gather({ idea }, { library });
    expect(candidates.length).toBeGreaterThanOrEqual(60);
    expect(candidates.map(({ name }) => name)).toContain(one);
  });

  it('are about their own business', () => {
    const shared = new Set(basis.candidates.map(({ name }) => name));
    expect(kennels.candidates.filter(({ name }) => shared.has(name)).length).toBeLessThan(8);
    const kennelNames = kennels.candidates.map(({ name }) => name.toLowerCase()).join(' ');
    expect(kennelNames).toMatch(/hound|kennel|leash|canine/u);
  });

  it('keep to the wishes', () => {
    const wished = gather(
      { ...sample, nameLength: 7, mustWords: ['dent'], avoidWords: ['denta'], nameStyle: 'invented' },
      { library },
    );
    expect(wished.candidates.length).toBeGreaterThan(0);
    for (const { name } of wished.candidates) {
      expect(name.toLowerCase()).toContain('dent');
      expect(name.toLowerCase()).not.toContain('denta');
      expect(name.length).toBeLessThanOrEqual(7);
    }
  });

  it('are words that a field already says', () => {
    const names = (idea: string) =>
      gather({ idea }, { library })
        .candidates.slice(0, 30)
        .map(({ name }) => name);
    expect(names('a care plan for church organs in Flanders')).toEqual(
      expect.arrayContaining(['Vesper', 'Swellbox', 'Windchest', 'OpenPipe']),
    );
    expect(names('software for dental offices that fills cancelled appointments by text')).toEqual(
      expect.arrayContaining(['Chairtime', 'OpenSlot', 'Backfill', 'NextChair']),
    );
    expect(names('fresh cooked food for old dogs, delivered in Lisbon')).toEqual(
      expect.arrayContaining(['Greymuzzle', 'OldFriend', 'Slowbowl']),
    );
  });

  it('are about the thing the text names, whatever its field is read as', () => {
    const of = (idea: string) => gather({ idea }, { library }).candidates.slice(0, 30);
    const bees = of('Sensors in beehives that text the beekeeper before the swarm leaves');
    expect(bees.map(({ name }) => name)).toEqual(expect.arrayContaining(['Honeyflow', 'Comb', 'Forage']));
    const knives = of('A subscription that sharpens kitchen knives of restaurants every two weeks');
    expect(knives.map(({ name }) => name)).toEqual(expect.arrayContaining(['Whetstone', 'Cutler']));
    expect(knives.map(({ name }) => name)).not.toContain('Comb');
    // Its blades make a turbine no knife.
    const blades = of('We inspect wind turbine blades with drones and sell the damage report to operators');
    expect(blades.map(({ name }) => name)).toContain('Rotor');
    for (const name of ['Cutler', 'Hone', 'Burr']) expect(blades.map((one) => one.name)).not.toContain(name);
  });

  it('are no glue: two words are one name where English says so, the field does, or they ring together', () => {
    for (const idea of [
      'A planner for couples who organise their own wedding: budget, guest list and suppliers in one place',
      'Mobile bicycle repair: a mechanic comes to your office and services commuter bikes',
    ]) {
      const { candidates } = gather({ idea }, { library });
      expect(candidates.length).toBeGreaterThanOrEqual(60);
      expect(candidates.filter(({ name }) => /^(?:Good|True|Open|Clear)[a-z]+$/u.test(name))).toEqual([]);
      // A word of every day is no name.
      for (const { name, style } of candidates)
        if (style === 'real-word')
          expect(library.naming().data.words.rank(name.toLowerCase())).toBeGreaterThan(2500);
    }
  });

  it('are about what is said, and not about what is beside it', () => {
    const of = (idea: string) =>
      gather({ idea }, { library })
        .candidates.slice(0, 12)
        .map(({ name }) => name);
    const weddings = of(
      'A planner for couples who organise their own wedding: budget, guest list and suppliers in one place',
    );
    expect(weddings).toEqual(expect.arrayContaining(['Bouquet', 'FirstDance', 'Aisle', 'Unveil']));
    // A wedding has guests and suppliers and is no hotel and no market; a camera was not named.
    for (const name of ['Keycard', 'LateKey', 'Haggle', 'Broker', 'Goodlens', 'Shutter'])
      expect(weddings).not.toContain(name);
    const bicycles = of('Mobile bicycle repair: a mechanic comes to your office and services commuter bikes');
    // Not “Sprocket”: it is one letter from Spocket, a known company.
    expect(bicycles).toEqual(expect.arrayContaining(['Kickstand', 'Saddle', 'Bikelane']));
    expect(bicycles).not.toContain('Sprocket');
    for (const name of ['Cabbie', 'Driver', 'Tramline']) expect(bicycles).not.toContain(name);
  });

  it.each([
    'Shared electric scooters that city people unlock with a phone.',
    'Route planning and treatment records for pest control firms.',
    'A search for grants and help with the applications for small charities.',
  ])('blends are among them, and none is its first word with an ending: %s', (idea) => {
    const blends = gather({ idea }, { library }).candidates.filter(({ style }) => style === 'blend');
    expect(blends.length).toBeGreaterThanOrEqual(2);
    for (const { name, from } of blends)
      expect(name.slice(from.split(' + ')[0]?.length)).not.toMatch(/^.?(?:er|ing|le)s?$/u);
  });

  it('a blend keeps its first word whole and most of the second, said as before', () => {
    const { candidates } = gather(
      { idea: 'Insurance for wedding photographers whose camera breaks on the day', nameStyle: 'blend' },
      { library },
    );
    const blends = candidates.filter(({ style }) => style === 'blend');
    expect(blends.map(({ name }) => name)).toContain('Snaption');
    for (const { name, from } of blends) {
      const [head = '', tail = ''] = from.split(' + ');
      expect(name.toLowerCase().startsWith(head)).toBe(true);
      expect(name.toLowerCase().endsWith(tail.slice(-Math.ceil(tail.length * 0.6)))).toBe(true);
    }
  });

  it.each([
    ['the sample', basis],
    ['another business', kennels],
  ])('%s has no known brand and no greeting as filler', (_, { candidates }) => {
    const firms = library.knowledge.niches.flatMap(({ incumbents }) => incumbents.map(({ name }) => name));
    const known = new Set([...library.naming().stock.brands, ...firms].map((name) => name.toLowerCase()));
    for (const { name, style, from } of candidates) {
      expect(known).not.toContain(name.toLowerCase());
      expect(name).not.toMatch(/^(?:My|One|Meet|Ask|Hello)\p{Lu}/u);
      const [head = '', tail = ''] = from.split(' + ');
      if (style !== 'blend') continue;
      expect(name.toLowerCase().startsWith(head)).toBe(true);
      expect(name.toLowerCase().endsWith(tail.slice(-Math.ceil(tail.length * 0.6)))).toBe(true);
      expect(head.length + tail.length - name.length).toBeGreaterThanOrEqual(2);
    }
  });

  it.each([
    ['Advice for people who collect meteorites', 'Comet'],
    ['Handmade prosthetic beaks for injured parrots', 'Splint'],
    ['A kit that tests well water for arsenic in villages', 'Wellhead'],
    ['Booking and deposits for independent hair salons', 'Ringlet'],
  ])('of a field that few rows are about, words near to it fill the list: %s', (idea, one) => {
    const { candidates } = gather({ idea }, { library });
    expect(candidates.length).toBeGreaterThanOrEqual(60);
    expect(candidates.slice(0, 20).map(({ name }) => name)).toContain(one);
    // What is said of any business is no name: "Advicia", "Collia".
    for (const { name } of candidates) expect(name).not.toMatch(/^(?:Advic|Coll|Test|Book)(?:ia|ora|era)$/u);
  });

  it('a kind that was chosen has most of the list', () => {
    const { candidates } = gather({ ...sample, nameStyle: 'compound' }, { library });
    const chosen = candidates.filter(({ style }) => style === 'compound').length;
    expect(chosen).toBeGreaterThan(basis.candidates.filter(({ style }) => style === 'compound').length);
  });

  it('a kind that reads badly here is named, not filled', () => {
    const blends = { ...sample, nameStyle: 'blend' as const };
    const found = gather(blends, { library });
    const hasBlend = found.candidates.some(({ style }) => style === 'blend');
    expect(JSON.stringify(run(blends, found).blocks[0]).includes('“Blend” reads well')).toBe(!hasBlend);
  });

  it('a kind that is asked for is recommended and shown first', () => {
    const asked = { ...sample, nameStyle: 'compound' as const };
    const { blocks } = run(asked, gather(asked, { library }));
    const names = blocks.find(({ kind }) => kind === 'names');
    const answer = blocks.find(({ kind }) => kind === 'answer');
    if (names?.kind !== 'names' || answer?.kind !== 'answer') throw new Error('Both are there.');
    const kindOf = (name: string) => names.rows.find((one) => one.name === name)?.style;
    expect(answer.reasons.map(({ label }) => kindOf(label))).toEqual(Array(3).fill(names.asked));
    expect(names.asked).toBe('Two words');
  });

  it('impossible wishes are answered in one sentence', () => {
    const none = { ...sample, mustWords: ['zzzz'] };
    const report = run(none, gather(none, { library }));
    expect(checkReport(report)).toEqual([]);
    expect(JSON.stringify(report.blocks[0])).toContain('No name fits all your wishes');
  });

  it('endings: those that were named, cleaned; one without a price is still checked', () => {
    const { endings, unpriced } = gather({ ...sample, endings: ['.IO', 'berlin', '??', 'com'] }, { library });
    expect(endings.map(({ ending }) => ending)).toEqual(['io', 'com']);
    expect(unpriced).toEqual(['berlin']);
  });

  it('a word with its ending has one address, and it spells the word', () => {
    for (const { style, name, address } of basis.candidates)
      expect(address === null ? name : address.replace('.', '')).toBe(
        style === 'ending-word' ? name.toLowerCase() : name,
      );
  });
});

describe('weights', () => {
  it('rank again, and rows keep their place', () => {
    const before = namesIn(run(sample));
    const only = Object.fromEntries(
      ['spell', 'say', 'meaning', 'distinct', 'syllables', 'clean', 'look', 'ending'].map((axis) => [
        weightId(axis as 'spell'),
        0,
      ]),
    );
    const after = namesIn(run({ ...sample, assumptions: only }));
    expect(after.rows.map(({ name }) => name)).toEqual(before.rows.map(({ name }) => name));
    expect(after.rows.map(({ rank }) => rank)).not.toEqual(before.rows.map(({ rank }) => rank));
    const length = after.axes.indexOf('Length');
    for (const { score, rates } of after.rows) expect(score).toBe(Math.round((rates[length] ?? 0) * 100));
  });

  it('a name near a rival loses to the same name without it', () => {
    const name = leader(run(sample))?.name ?? '';
    const near = { ...sample, rivals: [`${name.slice(0, -1)}x`] };
    const found = gather(near, { library }).candidates.find((one) => one.name === name);
    expect(found?.rates.distinct ?? 0).toBeLessThan(0.5);
  });
});

it('the shortlist is the founder’s, and then the answer', () => {
  const [row] = namesIn(run(sample)).rows.filter(({ rank }) => rank === 40);
  const report = run({ ...sample, assumptions: { [pickKey(row?.name ?? '')]: 'yes' } });
  expect(
    namesIn(report)
      .rows.filter(({ picked }) => picked)
      .map(({ name }) => name),
  ).toEqual([row?.name]);
  expect(JSON.stringify(report.blocks[0])).toContain(`Your shortlist: ${row?.name}.`);
});

describe('looking up', () => {
  const look = async (evidence: Evidence, isOver = () => false) => {
    const report = run(sample);
    const patches: ReportPatch[] = [];
    for await (const patch of lookUp({ report, evidence, isOver })) patches.push(patch);
    return { patches, report: applyPatch(report, patches.reduce(mergePatches, {})) };
  };
  const source = { id: 's', publisher: 'p', what: 'w', year: null, region: null, confidence: 'low' } as const;
  const at = '2026-11-16T22:20:00.000Z';

  it('each answer comes by itself and lands beside its own address', async () => {
    const asked: string[] = [];
    const evidence: Evidence = {
      look: async (_, question) => {
        const { address } = question as { address: string };
        asked.push(address);
        const state = address.endsWith('.com') ? 'taken' : 'likely';
        return { kind: 'found', value: { state, method: 'RDAP of x' } as never, source, at };
      },
    };
    const { patches, report } = await look(evidence);
    expect(patches.every(({ cells }) => Object.keys(cells ?? {}).length === 1)).toBe(true);
    const cells = namesIn(report).rows.flatMap((row) => row.cells);
    const seen = cells.filter(({ state }) => state !== 'open');
    expect(seen.map(({ address }) => address).toSorted()).toEqual(asked.toSorted());
    expect(asked.length).toBeGreaterThan(60);
    for (const { address, state } of seen) expect(state).toBe(address.endsWith('.com') ? 'taken' : 'likely');
    expect(asked.slice(0, 5).every((address) => !/\.(?:io|co)$/u.test(address))).toBe(true);
  });

  it('offline: nobody is asked again, and nothing is called free', async () => {
    let asked = 0;
    const { patches, report } = await look({
      look: (...question) => {
        asked += 1;
        return offlineEvidence.look(...question);
      },
    });
    expect([asked, patches.length]).toEqual([1, 0]);
    const cells = namesIn(report).rows.flatMap((row) => row.cells);
    expect(cells.every(({ state }) => state === 'open')).toBe(true);
  });

  it('stops when nobody waits any longer', async () => {
    const { patches } = await look(offlineEvidence, () => true);
    expect(patches).toEqual([]);
  });
});

it('every kind has a label', () => {
  expect(new Set(Object.values(styleLabels)).size).toBe(styles.length);
});

it('three years cost three times a year, with both ends of the band', () => {
  const { figures } = run(sample);
  const [year, three] = [figures['year.com'], figures['three.com']];
  expect(year?.range?.low).toBeGreaterThan(0);
  expect([three?.range?.low, three?.range?.high]).toEqual([
    3 * (year?.range?.low ?? 0),
    3 * (year?.range?.high ?? 0),
  ]);
});
