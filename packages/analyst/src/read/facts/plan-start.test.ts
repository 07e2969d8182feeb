import { expect, test } from 'vitest';
import { loadTestAnalyst } from '../../../test/known.ts';

const numbersOf = (idea: string) =>
  loadTestAnalyst()
    .study({ idea })
    .profile.numbers.map(
      ({ kind, value, per, each }) =>
        `${kind} ${each === undefined ? '' : `${each} × `}${value}${per === null ? '' : ` a ${per}`}`,
    );

const scooters =
  "I'd like to rent e-scooters to tourists in Essaouira, 150 dirhams a day each. 12 scooters at 9,000 dirhams. Insurance 1,800 a month.";

test('what is paid once before the first sale is what it takes to begin, as often as it is bought', () => {
  expect(numbersOf(scooters)).toContain('needs 12 × 9000');
  expect(
    numbersOf('Thinking about a coffee cart in Bristol. £3.20 a cup, beans and cup 70p. Cart costs £9,500.'),
  ).toContain('needs 9500');
});

test('each of several that are bought is paid for', () => {
  const kayaks = numbersOf(
    'Kayak rental on the reservoir near Bloemfontein. R180 for an hour. Six kayaks cost R9,400 each, life vests R450 each, the municipality wants R2,100 monthly for the jetty.',
  );
  expect(kayaks).toContain('needs 6 × 9400');
});

test('what was spent is gone', () => {
  const spent = numbersOf(
    'A machine shells pine nuts in Lebanon. I do it as a service: $2.50 a kilo. Electricity by generator $0.40. I already spent $1,900 on motor and gears.',
  );
  expect(spent).toContain('spent 1900');
});

test('a cost that would be is a cost of the plan, and beside sales it is weighed', () => {
  const plan = 'I want to open a climbing gym in Coimbra at €42 a month. Rent would be €3,400 a month.';
  expect(numbersOf(plan)).toContain('own-cost 3400 a month');
  expect(numbersOf(`${plan} 80 members pay already.`)).toContain('considered 3400 a month');
});

test('a hope at its price is no room, and a number of payers is none either', () => {
  expect(numbersOf('A climbing gym in Coimbra. I think 220 members at €42 a month.')).toContain('aim 220');
  expect(
    numbersOf(
      'We run a SaaS for vets, 46 clinics at £79 a month, hosting £310. Lost 3 clinics last quarter.',
    ),
  ).toContain('paying 46');
  expect(numbersOf('A work shed in Porto with 14 desks at €160 a month, rent €900.')).toContain(
    'capacity 14',
  );
});

test('what goes out for each that is sold is no rent, and a download is no customer', () => {
  expect(
    numbersOf('Tuk tuk tours in Lisbon. Tour is €60. Driver gets €15 a tour. Garage €280 a month.'),
  ).toContain('unit-cost 15');
  expect(
    numbersOf('A gardener app. £4.99 a month. 1,200 downloads and 31 pay. Ads cost £0.85 per download.'),
  ).not.toContain('win-cost 0.85 a download');
});
