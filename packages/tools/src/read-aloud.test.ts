import { fillText, listStatements } from '@slipway/report';
import { expect, it } from 'vitest';
import { loadTestLibrary } from '../test/library.ts';
import { loadTools, runTool } from './conformance/run-tool.ts';
import { readEvidence } from './hearing/read-evidence.ts';

/** Sentences that made a reader wince, each as the founder would meet it. */
const [library, tools] = await Promise.all([loadTestLibrary(), loadTools()]);

function read(id: string, raw: Readonly<Record<string, unknown>>): string {
  const tool = tools.find(({ engine }) => engine.meta.id === id);
  if (tool === undefined) throw new Error(`There is no ${id}.`);
  const { report } = runTool(tool, raw, library);
  return listStatements(report)
    .map(({ text }) => fillText(text, report.figures))
    .join('\n');
}

it('holds an American rule against a founder in America, and none against one in India', () => {
  const idea =
    'Home care agencies plan visits on a whiteboard and carers arrive late. We roster by distance and record each visit by phone.';
  const american = /\bCMS\b|Medicare|Medicaid|\bEVV\b/u;
  expect(read('score-your-idea', { idea, region: 'US' })).toMatch(american);
  expect(read('score-your-idea', { idea, region: 'IN' })).not.toMatch(american);
});

it('does not call a price missing that was given', () => {
  const idea =
    'Software for dental labs that reads the prescription and checks the shade and the scan for faults before the technician mills.';
  const missing = /only your price is missing|name one and the sum is done/u;
  expect(read('market-size-estimator', { idea })).toMatch(missing);
  expect(read('market-size-estimator', { idea, pricePerMonth: 120 })).not.toMatch(missing);
  expect(read('market-size-estimator', { idea: `${idea} 90 zloty per scan.` })).not.toMatch(missing);
});

it('takes no buyer for a buyer of cars, and cuts no word at its hyphen', () => {
  const sheet = read('swot-generator', {
    idea: 'A service that checks second-hand e-bikes before the buyer pays: a mechanic comes and reads the battery with a tester for 49 euros.',
  });
  expect(sheet).not.toMatch(/car buyers/iu);
  expect(sheet).not.toMatch(/second-hand e[”\s]/u);
});

it('quotes whole words', () => {
  expect(
    read('swot-generator', {
      idea: 'My mother clipped poodles for thirty years in a shed. Every quirk was in her head. A card for each dog, for salon owners.',
    }),
  ).not.toMatch(/thirty ye”/u);
});

it('does not take what is offered for what goes wrong', () => {
  expect(
    read('swot-generator', { idea: 'An API that tells rope makers which fibre suits which knot.' }),
  ).not.toMatch(/goes on/u);
});

it('tells nothing of a field that is another niche’s matter', () => {
  expect(
    read('swot-generator', {
      idea: 'We translate the assembly manuals of kitchen machines into 20 languages from the CAD drawings, so that makers stop paying agencies per word.',
      region: 'DE',
    }),
  ).not.toMatch(/PCI|card number/u);
});

const crews =
  'Crewing agents in Manila place seafarers whose certificates run out at sea. A port stop for one expired paper costs 40,000 dollars. We read certificates from photos and plan renewals around rotations.';

it('takes the cost of a mishap for no price, and the mishap for no product', () => {
  const sheet = read('swot-generator', { idea: crews });
  expect(sheet).not.toMatch(/Offer “40,000 dollars”|weigh it against|the port stop/u);
  expect(sheet).toContain('certificate');
});

it('names the country as English does', () => {
  expect(read('swot-generator', { idea: crews })).toContain('in the Philippines');
  expect(read('score-your-idea', { idea: crews })).not.toMatch(/\bin PH\b|in Philippines/u);
});

it('counts nobody else for the buyer', () => {
  expect(read('swot-generator', { idea: crews })).not.toMatch(/managers are few: the ITF counted/u);
});

it('quotes a price with the thing it is paid for', () => {
  const idea =
    'Boda riders in Nairobi spend half their income on petrol. Swap cabinets at petrol stations, 185 shillings per full pack, bike financed daily.';
  expect(read('swot-generator', { idea })).not.toMatch(/185 shillings per full”/u);
});

it('holds no price for a nursery against one for a child', () => {
  const idea =
    'Childcare settings in England fall below legal staffing levels when carers are off. Live headcount per room and a pool of cover workers. 60 pounds a month per nursery.';
  const sheet = read('swot-generator', { idea });
  expect(sheet).toContain('nurseries');
  expect(sheet).not.toMatch(/where £1–£4 per child/u);
});

it('knows the place by the money, and a weight from a price', () => {
  const { readIdea } = library;
  const region = (money: string) =>
    readIdea(`Carers come late to old people at home and nobody knows. A tag at the door proves it. ${money}`)
      .region?.value ?? null;
  expect(region('3 pounds per visit.')).toBe('GB');
  expect(region('The tag weighs 3 pounds and lasts long.')).toBeNull();
  expect(region('Families pay 12 euros a month.')).toBe('EU');
  expect(region('980 yen a month.')).toBe('JP');
});

it('calls nobody by what is done to them', () => {
  const idea =
    'Assistants who attend frail persons in their own houses come late. Confirming arrival electronically, 3 pounds per visit.';
  expect(read('swot-generator', { idea })).not.toMatch(
    /attend frail persons (?:can|has|have)|an attend frail/u,
  );
});

it('lets no publisher contradict himself', () => {
  const idea =
    'A helpline for daughters in Lyon that compares nursing homes by vacancy, staff and the real monthly bill, and works out the benefit.';
  expect(read('market-size-estimator', { idea })).not.toMatch(/(Genworth[^.]*) and \1/u);
});

it('counts with what it tells: a number of bakeries is not missing where one is on file', () => {
  const idea =
    'Bakeries in Lyon throw away a fifth of their bread. We forecast sales from weather, 49 euros a month per bakery. Eleven bakeries pay.';
  const sheet = read('market-size-estimator', { idea });
  expect(sheet).toContain('16,500 bakeries');
  expect(sheet).not.toMatch(/eleven bakeries|No count of bakeries/u);
});

it.each([
  ['Daily safety logs by voice. Four builders in Ohio pay since June.', 'payment'],
  ['Forecasts of bread for tomorrow. Eleven bakeries pay.', 'payment'],
  ['Eleven farmers pay a broker today, and he cheats.', 'none'],
  ['Forty couriers pay for petrol every day.', 'none'],
  ['Ten shops would pay.', 'none'],
])('hears who pays already: %s', (text, rung) => {
  expect(readEvidence(text).rung).toBe(rung);
});

it('calls a price inside only where it is', () => {
  const idea =
    'Credit unions drown in card disputes with legal deadlines. A work list that classifies each dispute and files it in time.';
  const inside = /sits inside|buyers know such sums/u;
  expect(read('swot-generator', { idea: `${idea} 2,000 dollars a month.` })).toMatch(inside);
  expect(read('swot-generator', { idea: `${idea} 900 dollars a month.` })).not.toMatch(inside);
});

it('says “there is” of one thing only', () => {
  for (const idea of [
    'Route sheet for owners of pool service firms in Phoenix who hand-write 60 stops a week and lose two accounts a month.',
    'Dental offices lose six hours a week calling patients who cancel; 14 of them told us so, and two signed up.',
  ])
    expect(read('score-your-idea', { idea })).not.toMatch(/there is (?:owners|dental offices|\p{L}+s that)/u);
});

it('visits people, not a matter', () => {
  const idea =
    'CRM for DSAs in Pune: log one home loan file into HDFC, ICICI and Bajaj at once, and see which login was sanctioned.';
  const sheet = read('swot-generator', { idea });
  expect(sheet).toMatch(/three of the first owners of loan brokerages/u);
  expect(sheet).not.toMatch(/(?:three of|[Aa]mong|[Ww]rite|[Aa]sk) “/u);
});

it('builds no machine out of a list', () => {
  const idea =
    'Blister pack and owings tracker for independent chemists: trays by day, a text when the owing arrives.';
  expect(read('swot-generator', { idea })).not.toMatch(/tracker must be made|first trackers/u);
  expect(read('swot-generator', { idea: idea.replace('owings tracker', 'GPS trackers') })).toMatch(
    /trackers? must be made|first (?:GPS )?trackers/u,
  );
});

it('sells a week on a farm once, and takes who helps for no customer', () => {
  const idea =
    'Goat farm with four yurts in Alentejo: yoga weeks, cheese making with my wife, retreat leaders book the whole place, 1,900 euros a week.';
  for (const id of ['score-your-idea', 'swot-generator', 'market-size-estimator'])
    expect(read(id, { idea })).not.toMatch(/8,233|my wife/iu);
  expect(read('swot-generator', { idea: idea.replace('with my wife', 'because my mother is ill') })).toMatch(
    /my mother/iu,
  );
});
