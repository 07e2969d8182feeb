import { expect, test } from 'vitest';
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
