import { expect, test } from 'vitest';
import { loadTestAnalyst } from '../../test/known.ts';
import { readSums } from '../../test/said-sums.ts';

/** As founders tell it, who had no sum in view that we can do. */
test.each([
  // 10 × (14 − 3) × 52 ÷ 12 = 477.
  [
    'I run a shoe repair kiosk in Porto near the metro. Around 45 pairs a week, average 14 euros, glue and soles cost me about 3 each. Rent is 420 a month plus 60 electricity. My nephew wants to work with me afternoons, he asks 550 a month. I am turning away maybe 10 pairs every week because no time. Should I take him?',
    'No: the 10 pairs a week that you turn away leave €477 a month, and it costs €550 a month.',
  ],
  // 25 × 26 × (180 − 55) − 22,000 − 27,000 = 32,250; 600,000 ÷ 32,250 = 18.6; 49,000 ÷ 125 = 392.
  [
    "I have a laundry with 6 washers and 4 dryers in Cebu. Charge is 180 pesos per 8 kilo load and we do about 25 loads a day, closed on Sundays. Detergent, gas and water around 55 per load. Rent 22,000, two girls 13,500 each. Landlord's other building has a space for 18,000 but I must buy machines for 600,000. Is it wise to open second branch?",
    'pays ₱600,000 back in 19 months. Under 392 loads a month it loses money.',
  ],
  // 18 × (48 − 3) = 810 less what goes out, now 20 × (42 − 3) = 780.
  [
    "Been doing dog grooming out of a van in Leeds for 2 years. 5 dogs a day, 4 days a week, £42 each. Van finance is £310 a month, insurance £85, diesel about 50 quid a week, shampoos and blades maybe £3 a dog. Everyone else round here charges 48 to 55. If I go up to £48 I reckon I'd lose about one in ten. Should I put the price up?",
    'Yes: with that many gone £48 leaves £669 a week, where £42 leaves £639 a week.',
  ],
  // 70 × 5 × 13.5 × 0.66 × 52 ÷ 12 − 1,550 − 2 × 16 × 35 × 52 ÷ 12 = 7,110.
  [
    'Food truck, birria tacos, San Antonio. We do about 110 orders a day at $13.50 average, 5 days a week. Food cost runs 34%, spot fee is $900/mo, commissary 650, my two guys get $16 an hour for 35 hours each. I found a used second truck for $48,000. How many months until it pays back if it does only 70 orders a day?',
    '$48,000 is back in 7 months: with that many it leaves $7,110 a month',
  ],
  // 7,500 ÷ (150 × 26) = 1.92 months, 8.3 weeks.
  [
    'We have a bakery in Tbilisi, open since 2021. We bake 400 shotis puri daily, sell for 1.40 lari, flour, gas and salt come to about 0.65 per bread. Two bakers have 1,800 lari each per month, rent 1,600, seller 1,000. Usually 30 breads stay unsold. My cousin says to add khachapuri, oven for that is 7,500 and we could sell 50 a day earning 3 lari on each. In how many weeks is the oven paid?',
    'GEL 7,500 is back in 9 weeks if it brings GEL 150 a day',
  ],
  // 48 × 22 = 1,056; 2,500 ÷ 1,056 = 2.37 months.
  [
    'Window cleaner, Cork. 31 houses a week at €25 and 6 shops at 15 each every week. Fuel 40 a week, insurance 620 a year, gear maybe 300 a year. A fella retiring is selling his round, 48 houses done monthly at €22 a go, and he wants 2,500 for it. Worth buying?',
    '€2,500 is back in 11 weeks if it brings €1,056 a month',
  ],
  // 90,000 ÷ 38 = 2,368; 12,000 − 6,500 − 1,200 = 4,300.
  [
    'I am selling flower bouquets in Almaty through Instagram. Per month is about 160 bouquets, middle check 12 000 tenge, flowers with paper cost 6 500, courier 1 200 I pay myself. Last month I gave 90 000 to targeted ads and from them came 38 orders. The specialist says give 250 000 and will be 100 orders. Should I spend it?',
    'Yes, while each costs less than it leaves: winning one costs KZT 2,368 of KZT 4,300.',
  ],
  // 6 × 26 × (250 − 130) − 2,800 − 450 − 1,500 = 13,970.
  [
    'i fix phones in Casablanca, in a small shop 8 m2. screens mostly, around 6 repairs in a day, customer pays 250 dirham in average and the piece costs me 130. rent 2800, electricity and internet 450, i have one apprentice with 1500. i work 26 days. i have wife and 2 kids and we need 9000 each month at home. can i live only from the shop?',
    'By these numbers yes: it brings MAD 14,000 a month',
  ],
  // 4,900 × 12 ÷ 52 ÷ (280 − 55 − 110) = 9.8.
  [
    "Driving school in Johannesburg, just me and one Polo. About 28 lessons a week, R280 each, petrol is R55 per lesson, instalment on the car R4,600, insurance 1,350 and service say 700 a month. Second car is R189,000 or R4,900 a month, instructor wants R110 a lesson. How many lessons a week must he give so I don't lose money?",
    'Only with 10 lessons more a week',
  ],
  // 80 × 26 × (20 − 11) = 18,720.
  [
    'I have a small chapati and beans stand near the matatu stage in Thika, Kenya. I sell about 180 chapatis a day at 20 bob each, flour, oil and charcoal cost me around 11 bob per piece. County fee is 50 a day and I work 26 days a month. A boy from my village can help me for 9,000 a month and I think we can reach 260 chapatis a day with him. Should I hire him?',
    'Yes, if it comes to 80 chapatis a day more: they leave KES 18,700 a month, and it costs KES 9,000 a month.',
  ],
  // 5 × 28 × (14,000 − 4,500) = 1,330,000; 9,500,000 ÷ 1,330,000 = 7.1.
  [
    'I have a lavandería, small, in Medellín, Colombia, sorry for my english. There is 4 washing machines, each one makes 7 loads a day and I charge 14.000 pesos per load. Soap, water and light is 4.500 per load. The rent 2.600.000 and the girl who attend 1.900.000 with everything. We open 28 days. A used machine cost 9.500.000 and I think it would make 5 loads daily. In how many months is it paid back?',
    'COP 9.5M is back in 8 months, if it comes to 5 loads a day more',
  ],
  // 18 × (45 − 4) = 738 less 22 × 12 ÷ 52, now 20 × 34 = 680.
  [
    'Dog grooming in my garage in Leeds. 5 dogs a day, 4 days a week, £38 each, about £4 a dog goes on shampoo and electric, insurance £22 a month. Booked out seven weeks. If I go to £45 my husband says I lose one in ten. Should I put the price up?',
    'Yes: with that many gone £45 leaves £733 a week, where £38 leaves £675 a week.',
  ],
  // 650 ÷ (24 − 6.80 − 3) = 45.8.
  [
    'I make soy candles and sell on Etsy and at two craft markets here in Portland, Oregon. $24 a jar, wax, wick, fragrance and jar cost me $6.80, Etsy takes around $3 and I sell 110 a month online. At the markets I sell about 90 a month, stall is $75 a time, 4 times. Someone offered me studio space for $650/mo because my kitchen is a mess. How many more candles online would I have to sell to cover it?',
    'Only with 46 jars more a month',
  ],
  // (3,200 + 450 + 900 + 9,800) ÷ 26 ÷ (120 − 52) = 8.1; the old rent is not paid beside the new one.
  [
    "Phone repair kiosk in a mall in Sharjah. We do around 11 repairs daily, average AED 120, spare part is AED 52 from that. Kiosk rent 7,500 monthly, one technician salary 3,200 plus visa about 450 monthly, other things 900. Closed never, 30 days. Mall management is now saying new contract rent will be 9,800 from January. If they don't move, how many repairs per day I must do only to not lose money?",
    'are covered by 9 repairs a day',
  ],
])('%s', (idea, answer) => {
  expect(readSums(idea).verdict).toContain(answer);
});

test.each([
  ['I do bookkeeping in Wellington, 19 clients on $240 a month and four of them on 380.', 'paying', 19],
  [
    'Charge is 180 pesos per 8 kilo load, 25 loads a day. Detergent and gas are 55 per load.',
    'unit-cost',
    55,
  ],
])('%s', (idea, kind, value) => {
  const fact = loadTestAnalyst()
    .study({ idea })
    .profile.numbers.find((one) => one.kind === kind);
  expect((fact?.value ?? 0) * (fact?.each ?? 1)).toBe(value);
});

test('what is paid each month is not paid for each of what is let', () => {
  const { profile } = loadTestAnalyst().study({
    idea: 'I rent out 9 bicycles to tourists in Hoi An, price 60,000 dong a day. Repairs together 800,000 a month and I pay the hotel where they stand 1,500,000 each month.',
  });
  expect(profile.numbers.map(({ value }) => value)).toContain(1_500_000);
  expect(profile.numbers.filter(({ each }) => each !== undefined)).toEqual([]);
});

test('classes of half an hour are no hours, and six to a class are no things of one’s own', () => {
  const { profile } = loadTestAnalyst().study({
    idea: 'We run a swim school for kids, $19.50 a lesson, 6 to a class so sixteen half hour classes a week. Lane hire is $21 per class and instructors get $32 an hour.',
  });
  const costs = profile.numbers
    .filter(({ currency }) => currency !== null)
    .map(({ value, each }) => value * (each ?? 1));
  expect(costs).not.toContain(512);
  expect(costs).not.toContain(126);
});

const setUp =
  'White-label chatbots for real-estate agents, Dubai. Setup 3,000 dirham, then 450 a month. 16 brokers. LLM usage per broker 60.';

test('of two prices the one that comes again is weighed, beside the other on the sheet', () => {
  // 450 − 60 of ten is 3,900; 900 − 60 of five is 4,200.
  expect(readSums(`${setUp} Is 900 monthly crazy?`).verdict).toBe(
    'Yes, if 5 of ten customers pay AED 900 a month: then it leaves as much as AED 450 a month from all ten.',
  );
});

test('what is said of one sum is not said of the next one', () => {
  // 16 × (450 − 60) − 9,000: the developers are paid by the month, not by the broker.
  expect(readSums(`${setUp.slice(0, -1)}; my 2 developers in Lahore get 9,000 together.`).left).toBe(
    'It costs you AED 60 each and AED 9,000 a month, so AED 2,760 a month is missing.',
  );
});
