import { expect, test } from 'vitest';
import { readSaid, readSums } from '../../test/said-sums.ts';
import { sayTakings } from './say-takings.ts';

test.each([
  // 3 × 6.1 × (190 − 32) = 2,891 less (3,400 + 900) × 12 ÷ 52 = 992.
  [
    'Pottery evenings in Wrocław, three a week. 190 zł a person, 8 seats, on average 6.1 come. Clay, glaze and kiln are about 32 zł per head, rent 3,400 zł and ads 900 zł a month.',
    'It leaves PLN 1,900 a week before your own pay and tax.',
  ],
  // 1,150 × (2,400 − 410 − 160 − 150) = 1,932,000 less 98,000 in each of 8 months; hours of work are not sold.
  [
    'Seaweed bath salt, sold to hotels in Iceland. In 8 months 1,150 jars to 14 hotels at ISK 2,400 each. Jar and label ISK 410, salt and seaweed 160, freight 150. Electricity is ISK 38,000 a month, my share of the shed is 60,000. About 16 hours work per week.',
    'It left ISK 1.15M in 8 months before your own pay and tax.',
  ],
  // 140 × (42 − 28) − 600: three women share the 6 for each skein.
  [
    'I sell hand dyed alpaca yarn from Cusco, 140 skeins a month to shops in Lima at S/ 42. Undyed yarn costs S/ 17 a skein, dyes S/ 4, I pay the three women S/ 6 for each skein they dye, and label S/ 1. The stall is S/ 600 a month.',
    'It leaves PEN 1,360 a month before your own pay and tax.',
  ],
  // 37 × 29 − 140; what it should become is no cost.
  [
    "I built booking software for church halls in Ohio. 37 churches pay $29 a month. Hosting and texts cost $140 a month and support eats about 6 hours a week. All sales come from me cold calling, a call is about 8 minutes with dialing. I'd like it to be $5k MRR so I can quit.",
    'It leaves $933 a month before your own pay and tax.',
  ],
  // An offer names pieces and a price.
  [
    'I refurbish forklift batteries in Perth. A$780 each, did 41 of them in ten months. Parts A$190. Shed is A$1,100 a month. Now a logistics company offers me 120 a year but at A$560. Do I take it?',
    'Yes for what you could not sell yourself: A$560 leaves A$370 of each, your own price A$590.',
  ],
  // 154 × (85 − 11) − 3,200 − 2,100 − 1,900: no dog costs 1,900, and no customer pays the rent of the van.
  [
    'I have a mobile pet grooming van in Florianópolis, rented at R$3,200 per month. 7 dogs a day, 22 days a month, R$85 each. Shampoo is R$11 per dog, fuel and water R$1,900, helper R$2,100.',
    'It leaves R$4,200 a month before your own pay and tax.',
  ],
])('numbers that fit each other are counted to the end: %s', (idea, verdict) => {
  expect(readSums(idea).verdict).toBe(verdict);
});

test.each([
  // 6 × 4.6 × 15 on three named days.
  [
    'A sauna trailer on the beach outside Sligo. 8 seats, €15 per person for 50 min, six sessions a day Fri Sat Sun, and the average is 4.6 people a session. Wood is €35 per day. Insurance is €1,900 a year.',
    'You take €1,240 a week; what stays of it is open.',
  ],
  // 61 × (3.4 × (180 − 35 − 30) − 70) = 19,581: fuel is paid for the tour, not for each guest.
  [
    'Jeep wine tours from Telavi, started in april. 61 tours up to october, 180 lari per person, max 6 but the average was 3.4 people. Tasting is 35 lari and lunch 30 lari a head, fuel is 70 per tour and I rent a Delica for 130 lari a day.',
    'It left GEL 19,600 so far before GEL 130 a day, your own pay and tax.',
  ],
  // 94 × 3 × 15.60 × 0.67, from Friday to Sunday.
  [
    'We run a kimbap stall inside a hardware market in Melbourne, open Fri to Sun. We average 94 customers a day and they spend $15.60, food cost is around 33% and the stall is $420 per weekend.',
    'It leaves A$2,950 a week before A$420 a weekend, your own pay and tax.',
  ],
])('what is open is said beside it: %s', (idea, said) => {
  expect(readSaid(idea, sayTakings)).toBe(said);
});
