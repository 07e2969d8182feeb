import { expect, test } from 'vitest';
import { readSums } from '../../test/said-sums.ts';

const tacos =
  'I run two food trucks in Denver selling birria tacos, $4.50 a taco, meat and tortilla $1.60. Each truck does about 140 tacos a day, five days a week. Commissary is $1,100 a month per truck and I pay one cook per truck $3,400 a month.';
const flats =
  'Two of us clean holiday flats in Split, 45 euros a flat, 3 flats a day in summer, laundry costs us 9 a flat. A third cleaner wants';
const physio =
  'Our app schedules physiotherapists for home visits. 31 clinics pay €79 a month, 3 left last month. Facebook ads brought 5 clinics for';
const collars =
  'Handmade leather dog collars on Etsy. Each sells for $38, leather and hardware $9, Etsy and card fees about 10 %, shipping $5. I sell 70 a month. Would I earn more if I raised it to 45 and lost';

test.each([
  // 2 × 140 × 5 = 1,400 a week; 6,067 a month × 2.90 ÷ 2 − 4,500 = 4,297; 48,000 ÷ 4,297 = 11.2.
  [
    `${tacos} Should I get a third truck for $48,000?`,
    'pays $48,000 back in 12 months: each leaves $4,300 a month now.',
  ],
  // 4 × 18 × 6,500 ÷ 4 − 21,000 = 96,000; 1,450,000 ÷ 96,000 = 15.1.
  [
    'tuk-tuk rental in Galle to tourists, I own 4, each goes out 18 days a month at 6,500 rupees, insurance and repairs 21,000 a month each. A fifth one costs 1.45 million. How long until it pays for itself?',
    'back in 16 months: each leaves LKR 96,000 a month now.',
  ],
  // 320 ÷ 30 × 26 × 9,500 − 45 × 1,350 × 26 − 180,000 = 875,000.
  [
    'I keep 400 layers outside Arusha. They lay about 320 eggs a day which I sell by the tray of 30 at 9,500 shillings. Feed is 45 kilos a day at 1,350 a kilo, and I pay one boy 180,000 a month. Should I put in another 400 birds?',
    'As much again, with all its costs, leaves another TZS 875,000 a month',
  ],
  // 45 × 900 − 210 × 55 − 45 × 50 = 26,700.
  [
    'Rabbit farm near Nakuru, 60 does. I sell about 45 rabbits a week at 900 bob each to hotels. Pellets are 210 kg a week at 55 bob a kilo. Slaughter man gets 50 bob per rabbit. Would it make sense to double the does?',
    'leaves another KES 26,700 a week',
  ],
  // 2 × (45 − 9) = 72.
  [
    `${flats} 60 a day. We turn away about two flats a day. Hire her?`,
    'Yes, if it stays so: the 2 flats a day that you turn away leave €72 a day, and it costs €60 a day.',
  ],
  [
    `${flats} 90 a day. We turn away about two flats a day. Hire her?`,
    'No: the 2 flats a day that you turn away leave €72 a day, and it costs €90 a day.',
  ],
  // 10 × (75 − 6 − 25) = 440; 9,500 ÷ 440 = 21.6.
  [
    'We do end of tenancy carpet cleaning in Bristol, £75 per flat, chemicals £6, my mate gets £25 per job. We did 64 jobs last month and had to turn down 10. A second machine and van is £9,500. Worth it?',
    '£9,500 is back in 22 months if you go on turning away 10 jobs a month',
  ],
  // 34 ÷ 3 × 79 = 895; 1,150 ÷ 5 = 230.
  [
    `${physio} €1,150. Should we spend more on ads?`,
    'Yes: winning one costs €230, and one who stays 11 months brings €895. It is paid back after 3 months.',
  ],
  [
    `${physio} €5,000. Should we spend more on ads?`,
    'No: winning one costs €1,000, and one who stays 11 months brings €895.',
  ],
  // 56 × (45 × 0.9 − 14) = 1,484, now 70 × (38 × 0.9 − 14) = 1,414; 42 × 26.5 = 1,113.
  [
    `${collars} a fifth of orders?`,
    'Yes: with that many gone $45 leaves $1,480 a month, where $38 leaves $1,410 a month.',
  ],
  [`${collars} 40 % of orders?`, 'No: with that many gone $45 leaves $1,110 a month'],
  [
    '3D printed replacement knobs for old ovens, sell on eBay UK £7.99, filament 30p, postage £2.10, eBay takes 13%. 210 a month. My printer is full at 300. Second printer 450 pounds. Now or later?',
    'Not yet: 210 sales a month now, and you can do 300.',
  ],
  // 38,000 ÷ (250 − 120 − 15) = 330.4.
  [
    'I wash cars at offices in Manila, 250 pesos a car, my two washers get 60 pesos per car each, soap and water 15. We do 22 cars a day. I want to rent a fixed bay for 38,000 a month. How many more cars do I need?',
    'Only with 331 cars more a month, beside 22 cars a day now',
  ],
  // 26,000 ÷ 900 = 28.9.
  [
    'Small gym in Izmir with 180 members paying 900 lira a month. Rent is 38,000, trainers 52,000, electricity 9,000 a month. I want to hire a third trainer for 26,000 a month. How many new members do I need for that?',
    'Only with 29 members more, beside 180 members now',
  ],
  // 17.50 ÷ 2 − 5.20 − 4.10 = −0.55.
  [
    'Mushroom grow kits from coffee waste in Rotterdam. I sell 130 kits a month at €17.50, box and spawn cost €5.20, postage €4.10. A garden centre chain would take 400 a month but wants 50 % off. Do I say yes?',
    'No: at €8.75 each one loses €0.55.',
  ],
  // 14,500 − 6,200 − 900 − 3 × 1,800 = 2,000.
  [
    'I build garden offices in Kent at £14,500 each. Timber and windows come to £6,200, the electrician takes £900, and two lads cost me £1,800 a week, one office takes us three weeks. Am I actually making money?',
    'Yes, £2,000 on each: 14% of the price',
  ],
  [
    'I teach Spanish online at 22 euros an hour, 24 hours a week. An agency offers me 15 an hour but guarantees 10 hours more and finds the students. Take it?',
    'Yes for hours you could not sell yourself: €15 an hour instead of €22.',
  ],
])('%s', (idea, answer) => {
  expect(readSums(idea).verdict).toContain(answer);
});

test('cents are those of the money that is spoken of, and days of work are counted as the founder says', () => {
  const food =
    'We sell baby food to nurseries in Dublin, €3.20 a portion, 1,900 portions a week. Food costs €1.10, packaging 30 cents.';
  // 1,900 × (3.20 − 1.10 − 0.30) = 3,420.
  expect(readSums(food).left).toContain('€3,420 a week is left');
  const plates =
    'We cook office lunches in Nairobi, 85 plates a day at 380 shillings, ingredients 190 a plate. Rent is 210,000 a month, we work 22 days.';
  // 85 × 22 = 1,870.
  expect(readSums(plates).taken).toContain('1,870 plates a month');
});

test('what is bought to be used is not what is sold', () => {
  const milk = 'I sell 480 litres a week of oat milk at 9 zł a litre in Gdansk.';
  expect(readSums(milk).taken).toBe('480 litres a week at PLN 9 is PLN 4,320 a week.');
});
