import { expect, test } from 'vitest';
import { readSums } from '../../test/said-sums.ts';

test.each([
  // 6 × 28 × 5 × 52 ÷ 12 − 420 × 52 ÷ 12 − 900 = 920.
  [
    'all places on all days',
    'A day nursery for dogs in Bristol with 6 places at £28 a day, 5 days a week. Rent is £900 a month and a helper costs £420 a week. What do I make if it is full?',
    'With all 6 places taken on 5 days a week it leaves £920 a month, before your own pay and tax. 5 places cover what goes out.',
  ],
  // 14 × 160 − 1,100 − 260 = 880.
  [
    'what is counted at its price by the month is the room that there is',
    'A coworking barn near Girona with 14 desks at €160 a month. Rent is €1,100 and internet and cleaning €260 a month. Can I live on it?',
    'With all 14 desks taken it leaves €880 a month',
  ],
  // 8 × (180 − 22) = 1,264.
  [
    'a second course is set against what one leaves when it is full',
    'I give pottery courses in Graz: 8 places at €180 each for six evenings. The studio costs €620 a month, clay and firing €22 a person. I run one course a month. Should I add a second?',
    'Yes, if it fills: a second one with all 8 places taken leaves another €1,260',
  ],
  // 15 × 120 − 2 × 1,100 = −400.
  [
    'full and still too little',
    'An after-school club in Vigo with 15 places at €120 a month. Two carers cost €1,100 a month each. Is it worth it?',
    'No: even with all 15 places taken €400 a month is missing.',
  ],
  // 9 × 14 − 50 − 35 = 41; 85 ÷ 14 = 6.1.
  [
    'each of the helpers is paid each time',
    'I run yoga mornings in Ghent: 9 people at €14 each, the room takes €50 a morning and my helper gets €35. Two mornings a week. Would a third morning pay?',
    'Yes, if as many come: with 9 people one leaves €41. It takes 7 people to cover it.',
  ],
  // 3,000 ÷ (39 − 9) = 100.
  [
    'what is paid once on the first day is no price by the month',
    'Booking software for driving schools in the Netherlands. They pay €250 once for the setup and then €39 a month. Support and hosting cost me €9 a month for each school. How many schools do I need to earn €3,000 a month?',
    'It takes 100 schools to pay you €3,000 a month, at €30 left of each.',
  ],
  // (2,500 ÷ (9 × 0.7 − 2.10)) = 595.2; ÷ 20 = 29.8.
  [
    'salons are asked for, and each takes so many',
    'I make a shampoo bar for curly hair. It costs me $2.10 to make and sells at $9; the salons keep 30 %. I sell 220 a month in 11 salons. How many salons do I need to take $2,500 a month home?',
    'that takes 596 sales a month, or 30 salons at what each takes now.',
  ],
  // (900 + 180) ÷ 3.60 ÷ 5 = 60.
  [
    'a goal by the week, asked for by the day',
    'My coffee bike in Wellington sells cups at $5; beans, milk and cup cost $1.40. The permit is $180 a week. How many cups a day do I need to make $900 a week, working 5 days?',
    'It takes 60 cups a day to pay you NZ$900 a week and NZ$180 a week of costs, at NZ$3.60 left of each, on 5 days a week.',
  ],
])('%s', (_what, idea, answer) => {
  expect(readSums(idea).verdict).toContain(answer);
});

test('a goal beside a loss is counted from those who pay now', () => {
  // (3,000 + 310 + 3,900) ÷ 79 = 91.3, and 46 pay: "how many more" asks for no second one of anything.
  expect(
    readSums(
      'We run a SaaS for vets, 46 clinics at £79 a month, hosting £310, one developer £3,900, me nothing yet. Lost 3 clinics last quarter. How many more until I can pay myself £3,000?',
    ).verdict,
  ).toBe(
    'It takes 92 clinics to pay you £3,000 a month and £310 a month and £3,900 a month of costs. That is 46 more than pay now.',
  );
});
