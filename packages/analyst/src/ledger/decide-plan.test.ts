import { expect, test } from 'vitest';
import { loadTestAnalyst } from '../../test/known.ts';
import { readSums } from '../../test/said-sums.ts';

const gym =
  'I want to open a small climbing gym in Coimbra. Rent would be €3,400 a month, the walls cost €90,000 once. I think 220 members at €42 a month. Two staff at €1,250 each. I have €60,000 saved. Should I do it?';

test.each([
  // 220 × 42 − 3,400 − 2 × 1,250 = 3,340; 5,900 ÷ 42 = 140.5; a rent that would be is no alternative to anything.
  [
    gym,
    'With 220 members it leaves €3,340 a month before your own pay and tax. 141 members cover what goes out. The €90,000 to begin is €30,000 more than you have.',
  ],
  // 60 × (15 − 4) × 26 − 4,500 = 12,660; the abbreviation "wash." ends a sentence, and lei are of the place.
  [
    'I plan a laundromat in Timisoara with 8 washers. 15 lei a wash. Machines 120,000 lei, rent 4,500 a month, water and power about 4 lei a wash. I hope for 60 washes a day. I have 80,000.',
    'With 60 washes a day it leaves RON 12,700 a month before your own pay and tax. 16 washes a day cover what goes out. The RON 120,000 to begin is RON 40,000 more than you have.',
  ],
  // 90 × 2.50 × 5 × 52 ÷ 12 − 45 × 5 × 52 ÷ 12 = 3,900; 9,500 ÷ 3,900 = 2.4.
  [
    'Thinking about a mobile coffee cart in Bristol. £3.20 a cup, beans milk and cup 70p. Cart costs £9,500, pitch fee £45 a day. If I sell 90 cups a day five days a week, is that a living?',
    'With 90 cups a day it leaves £3,900 a month before your own pay and tax. 18 cups a day cover what goes out. The £9,500 to begin is back after 3 months.',
  ],
  // 1,800 + 400 = 2,200 ÷ 150 = 14.7.
  [
    "I'd like to rent e-scooters to tourists in Essaouira, 150 dirhams a day each. 12 scooters at 9,000 dirhams. Insurance 1,800 a month, repairs 400 a month.",
    'It takes 15 days a month to cover MAD 1,800 a month and MAD 400 a month; whether as many pay is open.',
  ],
])('nothing is sold yet: %s', (idea, verdict) => {
  expect(readSums(idea).verdict).toBe(verdict);
});

test('at what the founder hopes for it loses: what covers the costs is said instead', () => {
  const { verdict, next } = readSums(gym.replace('220 members', '90 members'));
  expect(verdict).toBe(
    'Not at these numbers: with 90 members €2,120 a month is missing. It takes 141 members to cover what goes out.',
  );
  expect(next).toBeNull();
});

test('who pays by the month is asked for a deposit first; who walks in is not', () => {
  expect(readSums(gym).next).toBe('Take deposits from 141 members before you borrow or pay for anything.');
  const cart =
    'Thinking about a coffee cart in Bristol. £3.20 a cup, beans milk and cup 70p. Pitch fee £45 a day. I hope for 90 cups a day.';
  expect(readSums(cart)).toMatchObject({ verdict: expect.stringMatching(/^With 90 cups/u), next: null });
});

test('whoever sells already has no plan', () => {
  const sold = `${gym} 80 members pay already.`;
  expect(readSums(sold).verdict).not.toMatch(/hope|With 220/u);
});

test('what each sale costs is taken off it, whatever the text calls the sale', () => {
  // 14,000 ÷ (60 − 15) = 311.1.
  expect(
    readSums(
      'Tuk tuk tours in Lisbon, we have 2. Tour is €60. Driver gets €15 a tour. Garage €280, insurance €150 a month each. Buy a third for €14,000?',
    ).verdict,
  ).toBe('Only with 312 sales more: they pay €14,000 back at €45 left of each.');
});

test('a price that is only guessed is said with an if', () => {
  // (30 × (245 − 35) − 1,260) ÷ 12 = 420.
  expect(
    readSums(
      'Not started yet, but my plan is a wood fired sauna on a trailer around Zwolle. Friday till sunday I want to ask 245, a competitor in Deventer asks 295. Per rental the wood, cleaning and diesel are about 35. Insurance, storage and website are 1.260 euro per year. I hope on 30 weekends in the year.',
    ).verdict,
  ).toBe(
    'If €245 is your price: with 30 weekends a year it leaves €420 a month before your own pay and tax. 6 weekends a year cover what goes out.',
  );
});

test('an order at its own price, and a loss in each group', () => {
  // 400 × (24 − 13).
  const soap =
    'We are 7 women near Essaouira and make soap with argan. We sell around 620 bars each month at 35 dirham. Oil, perfume and packing costs 13 dh for one bar. The atelier rent is 2,400 each month. Now a shop in Lyon wants to buy 400 bars every month but he pays 24. How much more each woman gets if we say yes to Lyon?';
  expect(readSums(soap).verdict).toContain(
    '400 bars a month at MAD 24 leave MAD 4,400 a month, MAD 11 on each',
  );
  // 3 × 5 × (260 − 32) − 1,190, where 3 × 6 × (210 − 32) − 1,190 is 2,014.
  const clay =
    'I have a ceramic studio in Bologna, open from 2021, I make evening courses. One course is 6 lessons and costs 210 euro, there is place for 8 persons but usually come 6. Clay, glaze and oven is 32 euro for each person. I pay rent 950 a month, and insurance and commercialista 240. Every month I do 3 courses and I teach alone. If I go also to 260 and I lose one person per course, do I earn more or less, and how much?';
  expect(readSums(clay).verdict).toBe(
    'Yes: with that many gone €260 leaves €2,230 a month, where €210 leaves €2,010 a month.',
  );
});

test('what a bird eats is no cost of a crate', () => {
  const eggs =
    'I am planning a layer farm at Techiman in Ghana, I have not start yet. 500 birds to begin, point of lay cost 95 cedis each and the cages and structure 38,000. I have saved 60,000 and my uncle will give me the land free. Feed is 0.12 kg per bird a day and the kilo is 6 cedis. I expect 13 crates of egg every day and sell 48 cedis at farm gate, the market women sell 55. One boy to help plus drugs will be 2,600 a month.';
  expect(readSums(eggs).verdict ?? '').not.toMatch(/leaves/u);
});

test('how many at the price of another leave as much', () => {
  // 1,150 × (180 − 72) ÷ (150 − 72) = 1,592.3.
  expect(
    readSums(
      'We have a small laundry shop in Iloilo. We charge 180 pesos per load wash dry fold and last month we did 1,150 loads. Soap, gas, electric and water is around 72 pesos per load. Rent is 28,000. A new shop opened across the street and they charge 150. How many loads a month do we need at 150 to earn the same as now?',
    ).verdict,
  ).toBe('1,593 loads at ₱150 leave as much as 1,150 loads do now at ₱180.');
});

test('a day is one of those on which it is open', () => {
  // 40 × (45,000 − 11,000) × 7 × 52 ÷ 12 − 30,000,000 = 11.25 million; 30,000,000 ÷ 34,000 ÷ 30.3 = 29.1.
  expect(
    readSums(
      'i want open board game cafe in Da Nang near the university, still only plan. Rent is 14 million dong one month, staff together 13 million, electric and wifi 3 million. Each guest pay 45 000 for a drink and play no limit, the drink cost me 11 000. I think 40 guests a day is possible, open every day.',
    ).verdict?.replaceAll('\u00a0', ' '),
  ).toBe(
    'If ₫45,000 is your price: with 40 guests a day it leaves ₫11.3M a month before your own pay and tax. 30 guests a day cover what goes out.',
  );
});

test('a sum beside which nothing goes out is not guessed to be the price', () => {
  const { profile } = loadTestAnalyst().study({
    idea: 'Lapis is a marketplace where stonecutters in Jaipur list loose stones and jewellers in Europe bid on them. Jewellers fly in twice a year, or they trust a broker who keeps 18 percent. The coloured stone trade is said to be worth some 3 billion dollars. Our cut would be five percent on the seller side. Two workshops export about 70 lakh of tourmaline a year through the old brokers.',
  });
  expect(profile.price.value).toBeNull();
});
