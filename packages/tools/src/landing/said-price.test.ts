import { describe, expect, it } from 'vitest';
import { loadTestLibrary } from '../../test/library.ts';
import { chooseDesign } from './choose-design.ts';
import { suggestFields } from './missing.ts';
import { writePage } from './write-page.ts';

const { analyst } = loadTestLibrary();
const write = (idea: string) => writePage({ idea, company: 'Nesavu' }, analyst.study({ idea }).profile);

describe('the price on a page', () => {
  it.each([
    ['We rent saris for weddings in Pune. Rs 2,500 to Rs 9,000 a day.', 'Rs 2,500 to Rs 9,000', 'a day'],
    ['We tune pianos at home in Leeds. £60 to £90 a visit, parts extra.', '£60 to £90', 'a visit'],
    ['We wash windows in Ghent. 25 to 40 euros an hour.', '25 to 40 euros', 'an hour'],
    ['Boats sell fish to hotels in Kochi. We keep 4% of each sale.', '4%', 'of each sale'],
    [
      'Contractors hire welders by the day in Alberta. They pay a 12% fee on the day rate.',
      '12%',
      'fee on the day rate',
    ],
    ['Two mediators, four sessions. Fixed price 1,950 euros per couple.', '1,950 euros', 'per couple'],
  ])('%s', (idea, amount, per) => {
    expect(write(idea).brief.price).toEqual({ amount, per });
  });

  it('is not said again as what somebody pays', () => {
    const { content } = write(
      'We drive dialysis patients in rural Ohio to their treatment. Clinics pay us $45 a trip.',
    ).draft;
    expect(JSON.stringify(content)).toContain('$45');
    expect(JSON.stringify(content)).not.toContain('pay us');
  });

  it('is for what the sentence names, without its verb', () => {
    const { content } = write('A bakery in Lyon that mills its own flour. Loaves are 4.80 euros.').draft;
    expect(content['price-list']?.groups?.[0]?.rows).toMatchObject([{ name: 'Loaves', price: '4.80 euros' }]);
  });

  it('is not asked for where the text has it without a sign', () => {
    const asked = (idea: string) => suggestFields({ idea }).map(({ field }) => field);
    expect(asked('We lend cargo bikes in Ghent. 79 euros a month.')).not.toContain('priceRows');
    expect(asked('We lend cargo bikes in Ghent.')).toContain('priceRows');
  });
});

it('is not in the opening where it stands below with all its words', () => {
  const { content } = write('We lend cargo bikes in Ghent. 79 euros a month, cancel any time.').draft;
  expect(content.hero?.lead).not.toContain('79');
  expect(JSON.stringify(content)).toMatch(/[Cc]ancel any time/u);
});

it('is not in the opening as what somebody pays a share of either', () => {
  const { content } = write(
    'A marketplace where contractors in Alberta hire welders by the day. Contractors pay a 12% fee on the day rate.',
  ).draft;
  expect(content.hero?.lead).not.toContain('12%');
  expect(JSON.stringify(content)).toContain('12% fee on the day rate');
});

it('is no page on a phone because families buy it', () => {
  const { brief, draft } = write('Dog boarding with families in Zagreb. 22 euros a night.');
  expect(chooseDesign(brief, draft.content).design).not.toBe('pocket');
});

it('says a place as one begins a line', () => {
  const idea = 'Mediation for couples who own a home together in the Netherlands. 1,950 euros per couple.';
  expect(write(idea).draft.content.footer?.line).toBe('The Netherlands');
});

it('is no page for developers where somebody logs their checks', () => {
  const { brief, draft } = write('An app where crane operators in Norway log their daily checks by voice.');
  expect(chooseDesign(brief, draft.content).design).not.toBe('console');
});
