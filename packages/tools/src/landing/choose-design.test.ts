import { describe, expect, it } from 'vitest';
import { analyst, groomer, write } from '../../test/groomer.ts';
import { chooseTheme } from './choose-theme.ts';
import type { PageInput } from './fields.ts';
import { writePage } from './write-page.ts';

describe('the design', () => {
  it.each<[string, PageInput, string]>([
    ['one who is called to a place', groomer, 'signboard'],
    [
      'a newsletter with a legal question',
      {
        idea: 'A weekly newsletter for people starting a housing co-op: one legal question answered, one building visited.',
        company: 'Common Stairs',
      },
      'broadsheet',
    ],
    [
      'repairs for cafes',
      {
        idea: 'Repair of espresso machines for cafes in Melbourne. A cafe without a machine loses $2,000 a morning.',
        company: 'Group Head',
      },
      'signboard',
    ],
    [
      'an interface with code',
      {
        idea: 'API that turns messy addresses into coordinates. Logistics companies send us a text. $0.004 per lookup.',
        company: 'Punto',
        codeSample: 'curl https://api.punto.example\n{}',
      },
      'console',
    ],
    [
      'a van that comes',
      { idea: 'Mobile dog grooming van in Perth, $95', phone: '08 5550 1122' },
      'signboard',
    ],
    [
      'one seamstress',
      { idea: 'I alter wedding dresses at home in Galway. Hems from €90.', company: 'Orla Keane' },
      'letter',
    ],
    [
      'a podcast whose subject breaks',
      {
        idea: 'A monthly podcast and newsletter about the water under American cities: who owns the pipes, what breaks, and who pays.',
        company: 'Main Break',
      },
      'broadsheet',
    ],
    [
      'a thing that sends data',
      {
        idea: 'A soil sensor for small vineyards. It sends data by LoRa up to 4 km.',
        company: 'Rootline',
        keyFacts: [
          { label: 'Depths', value: '20, 40 and 60 cm' },
          { label: 'Range', value: '4 km' },
        ],
      },
      'teardown',
    ],
  ])('of %s', (_, input, design) => {
    expect(write(input).design).toBe(design);
  });

  it('of an app that moves money is not that of a mover', () => {
    const idea =
      'A savings app for couples who plan a child. It moves money into a shared pot. 4 euros a month.';
    expect(write({ idea, company: 'Nestpot' }).design).toBe('statement');
  });

  it('never puts a long headline into capitals as tall as a hand', () => {
    const designs = (idea: string) => {
      const { profile } = analyst.study({ idea });
      return Array.from(
        { length: 40 },
        (_, at) => writePage({ idea, company: `Firm ${at}` }, profile).draft.design,
      );
    };
    const long = 'A city tour by night in Ghent along the three rivers and the gates that were taken down.';
    expect(designs(long)).not.toContain('placard');
    expect(designs('A city tour by night in Ghent.')).toContain('placard');
  });

  it('is not that of whom it is for, nor of its name', () => {
    const knives = 'Mobile knife sharpening for restaurant kitchens in Montreal, $6 a knife';
    expect(write({ idea: knives, company: 'Sharp Sunday' }).design).not.toBe('menu');
    const cottages = 'Three self-catering cottages on a working farm near Otjiwarongo. N$1,450 a night.';
    expect(writePage({ idea: cottages }, analyst.study({ idea: cottages }).profile).why).not.toBe(
      'you sell food',
    );
    const accounts = 'Bedrock Books keeps the accounts of one-person trades in New Zealand. $85 a month.';
    expect(write({ idea: accounts, company: 'Bedrock Books' }).design).not.toBe('broadsheet');
  });

  it('suits the trade that the reading takes it for', () => {
    const idea = 'I want to open a small noodle shop in Asunción';
    expect(writePage({ idea }, analyst.study({ idea }).profile).why).toBe('it suits such a business');
    const designs = Array.from({ length: 40 }, (_, at) => write({ idea, company: `Firm ${at}` }).design);
    expect(new Set(designs).size).toBeGreaterThan(3);
    expect(designs).toContain('menu');
    expect(designs).not.toContain('console');
  });

  it('is not that of a software firm because the firm is called a company', () => {
    expect(write({ idea: 'A city tour by night in Ghent.', company: 'The Lantern Company' }).design).not.toBe(
      'memo',
    );
  });

  it('comes in all its colours, evenly', () => {
    const brands = Array.from(
      { length: 120 },
      (_, at) => chooseTheme('menu', { company: `Stall ${at}` }).brand,
    );
    const counts = [...Map.groupBy(brands, (brand) => brand)].map(([, same]) => same.length);
    expect(counts).toHaveLength(6);
    expect(Math.max(...counts)).toBeLessThan(36);
  });

  it('is not the memo of every text that has a report in it', () => {
    const idea = 'An app that helps park rangers in Finland report damaged trails';
    const { profile } = analyst.study({ idea });
    const designs = Array.from(
      { length: 40 },
      (_, at) => writePage({ idea, company: `Firm ${at}` }, profile).draft.design,
    );
    expect(new Set(designs).size).toBeGreaterThan(1);
  });

  it('does not open with a name that is not there', () => {
    const idea = 'Saturday bread school for fathers and daughters in Nantes';
    expect(['menu', 'broadsheet', 'marquee']).not.toContain(write({ idea }).design);
  });

  it('comes on both grounds, and care on its own', () => {
    const groundsOf = (design: 'menu' | 'calm') =>
      new Set(Array.from({ length: 40 }, (_, at) => chooseTheme(design, { company: `Stall ${at}` }).ground));
    expect(groundsOf('menu')).toEqual(new Set([undefined, 'turned']));
    expect(groundsOf('calm')).toEqual(new Set([undefined]));
  });

  it('opens in the middle every other time, and as it was drawn where the founder chose it', () => {
    const { profile } = analyst.study({ idea: 'City tours by night in Ghent.' });
    const openings = (design?: 'calm') =>
      new Set(
        Array.from({ length: 60 }, (_, at) => {
          const input = { idea: 'City tours by night in Ghent.', company: `Firm ${at}` };
          const { draft } = writePage(design === undefined ? input : { ...input, design }, profile);
          return draft.layouts?.hero;
        }),
      );
    expect(openings()).toEqual(new Set([undefined, 'centred']));
    expect(openings('calm')).toEqual(new Set([undefined]));
  });

  it('does not come from what others do wrong', () => {
    const idea =
      'An escape room in an old silk mill in Lyon for company teams. Bowling does not teach anybody anything.';
    expect(write({ idea, company: 'La Navette' }).design).not.toBe('syllabus');
  });
});
