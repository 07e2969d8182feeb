import { expect, it } from 'vitest';
import { loadTestAnalyst } from '../../test/known.ts';

const read = loadTestAnalyst().read;
const cheese =
  'I make cheese at home and the thing that ruins it is always humidity in the fridge. So we build a box the size of a microwave that holds humidity and has a phone app. Parts come to about 140 CAD, want to sell for 399. What I worry about is whether enough people cure cheese at home. Based in Halifax.';

it('knows what one costs from what is asked for it', () => {
  const { claims, price } = read(cheese);
  expect(claims.unitCost?.value).toMatchObject({ amount: 140, currency: 'CAD' });
  expect(price?.value).toMatchObject({ amount: 399, currency: 'CAD' });
  expect(price?.sure).toBe(true);
});

it('takes the only sum of a line as the price', () => {
  const { price } = read(
    'Audio course in Amharic for the driving licence theory test in Addis Ababa, one payment of 300 birr',
  );
  expect(price).toMatchObject({ value: { amount: 300, currency: 'ETB' } });
});

it('finds the sentence about the product, and the founder’s own doubt', () => {
  const { claims } = read(cheese);
  expect(claims.product?.value).toContain('holds humidity');
  expect(claims.worry?.value).toContain('What I worry about');
});

it('counts who stands behind it', () => {
  const { claims } = read(
    'We plan the routes of grease haulers and file the manifest for every trap they pump. Eleven haulers have paid for three months and none has left. I drove a truck for nine years before that.',
  );
  expect(claims.evidence?.value).toEqual({ rung: 'payment', count: 11, of: 'haulers', counted: 'paying' });
  expect(claims.years?.value).toBe(9);
});

it('counts nobody by a guess', () => {
  const { claims } = read(
    'We plan the routes of grease haulers and file the manifest for every trap they pump. Nine haulers in Ohio might pay $49 a month. I drove a truck before that.',
  );
  expect(claims.evidence?.value.count ?? null).toBeNull();
});

it('reads a word that the tagger has no base form for', () => {
  expect(() => read('In a Gemeindebau flat of 48 square metres you cannot put a second bed.')).not.toThrow();
});

it('knows companies that the founder names as rivals from towns and plain words', () => {
  const { claims } = read(
    'We check claims of home care agencies before they are sent, and pay them overnight. Medallion and FloQast are priced for hospitals, and other tools in Ohio do nothing like it. Five agencies in Georgia have used it since August.',
  );
  expect(claims.rivals).toContain('FloQast');
  expect(claims.rivals).not.toContain('Ohio');
  expect(claims.rivals).not.toContain('Georgia');
  const meals =
    'So basically me and my flatmate do meal prep boxes, high protein, halal, deliver in Birmingham. We sell at £4.50 a meal because the gym lads wont pay more. Chicken rice and veg is £2.10 now, box and label 35p. Doing 140 meals a week.';
  expect(read(meals).claims.rivals).not.toContain('140');
});

it('takes a line for one thing, without sentences', () => {
  const { claims } = read('Rota app for care homes in Leeds');
  expect(claims).toMatchObject({ product: null, worry: null, about: '', rivals: [] });
});

it('takes a price in plain digits, and no hope for a sale', () => {
  const { price, claims } = read(
    'We rent out site lifts to small builders in Kent. A lift costs 21,000 to buy and we rent it at 250 a day. We think it would be out 9 days a month. Is it worth buying one?',
  );
  expect(price?.value).toEqual({ amount: 250, currency: 'GBP', per: 'day' });
  expect(claims.evidence?.sure ?? false).toBe(false);
});

it('takes the only sum for no price where it looks like money to start with', () => {
  expect(read('I want to rent out party tents in Accra, is 40,000 cedis enough to start?').price).toBeNull();
});

it('does not think that whoever is to be taken on pays', () => {
  const { pays } = read('We do about 190 cuts a week at £18 in our shop. Should I take on a fourth barber?');
  expect(pays?.value ?? '').not.toContain('barber');
});

it('knows the month of May from what may be', () => {
  const { claims } = read(
    'We plan the routes of grease haulers and file the manifest for every trap they pump. In May 14 haulers paid us $49 each. I drove a truck before that.',
  );
  expect(claims.evidence?.value).toMatchObject({ rung: 'payment', count: 14 });
});

it('counts what a number counts, and not what they do', () => {
  const { claims, uses } = read(
    'Front desks of dental offices spend six hours a week calling patients who cancel. Our assistant texts the waiting list. We interviewed 14 offices in Ohio; nine keep a paper list of patients. $249 a month.',
  );
  expect(claims.facts.find(({ value }) => value === 9)?.noun ?? null).toBeNull();
  expect(uses?.value ?? '').not.toContain('calling');
});

it('takes those who keep a list of their own for nobody who waits', () => {
  const waiting = (text: string) =>
    read(`We track kegs for small breweries, €59 a month. ${text}`).claims.facts.filter(
      ({ kind }) => kind === 'waiting',
    );
  expect(waiting('We talked to 11 breweries in Bavaria; seven keep an Excel list.')).toEqual([]);
  expect(waiting('We interviewed 14 offices; nine keep a paper list of patients who want to come.')).toEqual(
    [],
  );
  expect(waiting('Sixty breweries joined our waiting list.')).toMatchObject([{ value: 60 }]);
  expect(waiting('40 breweries have a place on the waiting list.')).toMatchObject([{ value: 40 }]);
});

it('takes those who try it for nothing for no payers, and a hire neither', () => {
  const hives = read(
    'We want to sell a small sensor that warns beekeepers in New Zealand when a hive is about to swarm, NZ$89 for the device and NZ$6 a month, 11 beekeepers with about 3,000 hives between them are trying it free this season.',
  );
  expect(hives.claims.facts.find(({ value }) => value === 11)?.kind).toBe('trial');
  const windows = read(
    'I restore old wooden windows for people with listed houses in Ghent. I charge €540, glass and putty cost €70. An apprentice would cost €2,100 a month. Should I take one on?',
  );
  expect(windows.pays?.value ?? '').not.toContain('apprentice');
});
