import { describe, expect, test } from 'vitest';
import { loadTestAnalyst } from '../../test/known.ts';
import { readSums as read } from '../../test/said-sums.ts';

const juice =
  'I press apple juice for neighbours in Styria who bring their own fruit. €0.90 a litre, 14,000 litres last autumn from 210 families, the press cost 11,500 euro and I pay a helper €15 an hour. Should I buy a second press?';
const bread =
  'I sell sourdough bread at the market in Leeds. I sell 120 loaves a week at £4.50. Flour and energy cost me £1.10 a loaf and the stall is £60 a week. Should I hire a baker?';
const cafes =
  'We repair espresso machines for cafés in Porto. 38 cafés pay €45 a month for two visits a year, parts extra. A technician costs me €1,900 a month and does about 5 visits a day. Want to reach 120 cafés by summer.';
const laundry =
  'A laundry for Airbnb hosts in Lisbon: pick up, wash, iron, bring back the same day. 3.20 euro a kilo, 26 hosts so far, each sends about 35 kilos a week. A driver takes 900 a month.';
const tools =
  'Marketplace where small contractors in Nairobi rent tools from each other. The average rental is KSh 3,500 and we take 12%. In the pilot we did 60 rentals a month; the three of us cost KSh 310,000 a month.';

describe('the numbers of a text, set against each other by hand', () => {
  test.each([
    // 14,000 × 0.90 = 12,600; ÷ 210 = 60.
    [juice, '14,000 litres at €0.90 made €12,600 last autumn, €60 from each of 210 families.'],
    // 120 × 4.50 = 540.
    [bread, '120 loaves a week at £4.50 is £540 a week.'],
    // 38 × 45 = 1,710.
    [cafes, '38 cafés at €45 a month is €1,710 a month.'],
    // 26 × 35 × 3.20 = 2,912.
    [laundry, '910 kilos a week at €3.20 is €2,910 a week.'],
    // 60 × 3,500 × 12 % = 25,200.
    [tools, '60 rentals a month at KES 420 is KES 25,200 a month.'],
  ])('%s', (idea, taken) => {
    expect(read(idea).taken).toBe(taken);
  });

  test('what goes out is taken off in the same time', () => {
    // 540 − 120 × 1.10 − 60 = 348.
    expect(read(bread).left).toContain('£348 a week is left');
    expect(read(cafes).left).toBe('It costs you €1,900 a month, so €190 a month is missing.');
  });

  test('what each customer has, who comes each evening, and what it costs to win one', () => {
    // 42 × 2.50 = 105.
    expect(
      read(
        'A rota app for care homes. Four homes have trialled it for free, and we think of asking £2.50 per bed per month; an average home has 42 beds.',
      ).taken,
    ).toBe('42 beds at £2.50 a month is £105 a month from each customer.');
    // 8 × (38 − 6) − 45 = 211.
    expect(
      read(
        'Every Tuesday I run a pottery evening in Cork. Eight people come and pay 38 euro each, clay and glaze are about 6 a head and the room costs me 45 an evening.',
      ).left,
    ).toContain('€211 is left');
    // 1,900 ÷ 290 = 6.55, rounded up.
    expect(
      read(
        'Our tool checks delivery notes for builders. We have 11 paying contractors at €290 a month, and we spend around €1,900 on sales to win each one.',
      ).won,
    ).toBe('Winning one costs €1,900: paid back after 6.6 months of €290 a month.');
  });

  test('an hourly wage without hours is named and not guessed', () => {
    expect(read(juice).left).toBeNull();
  });
});

describe('what they decide', () => {
  test('a second machine is set against what one of them leaves', () => {
    // 11,500 ÷ 0.90 = 12,778, rounded to three digits.
    expect(read(juice)).toMatchObject({
      verdict:
        'Only with 12,800 litres more: they pay €11,500 back before costs. Last autumn it was 14,000 litres.',
      next: expect.stringContaining('ask your 210 families'),
    });
  });

  test('an offer, a goal against what can be done, and a place that is not open yet', () => {
    // 3.20 − 1.90 = 1.30; 5.50 − 1.90 = 3.60.
    expect(
      read(
        'I make 300 jars of chutney a month and sell them at farmers markets for £5.50. Jars, fruit and labels come to £1.90. A deli chain would take 200 jars at £3.20. Should I do it?',
      ).verdict,
    ).toContain('£3.20 leaves £1.30 of each, your own price £3.60');
    // (6,000 + 780 + 190) ÷ (95 − 14) = 86.05.
    expect(
      read(
        'Mobile dog grooming van in Perth. I charge 95 AUD per dog and do 5 dogs a day, 4 days a week. Fuel and shampoo are about 14 per dog, van loan 780 a month, insurance 190 a month. I want to earn 6,000 a month, how many dogs is that?',
      ).verdict,
    ).toContain('It takes 87 dogs a month');
    // 6,500 ÷ (7 − 2.20) = 1,354.2.
    expect(
      read(
        'I would open a tiny ice cream place in Gdynia. A scoop at 7 zł costs about 2.20 zł. Landlord asks 6,500 zł monthly. How many scoops must I sell?',
      ).verdict,
    ).toContain('is covered by 1,355 scoops a month');
  });

  test('help that is paid each time is set against what is sold each time', () => {
    // 120 ÷ (3.20 − 0.55) = 45.3.
    const helper =
      'We press apple juice for allotment owners in Kent. They pay £3.20 a bottle, the bottle and cap cost us 55p. Last autumn we filled 4,100 bottles. Should we take on a helper for £120 a Saturday next season?';
    expect(read(helper).verdict).toBe(
      'Only with 46 bottles more each Saturday: that pays £120, at £2.65 left of each.',
    );
  });

  test('a small number in letters is no cost', () => {
    // 640 × (8.50 − 3.10 − 3.95).
    const kits =
      'We make jollof rice kits in Birmingham. We sold 640 kits in five months at £8.50. Each kit feeds four, ingredients are £3.10 and the box with postage is £3.95. We are not sure whether to go on.';
    expect(read(kits).verdict).toBe('It left £928 in five months before your own pay and tax.');
  });

  test('help of which nobody says the price is counted by a round sum', () => {
    // 100 ÷ 3.40 = 29.4.
    expect(read(bread).verdict).toContain('Every £100 a week for help takes 30 loaves more');
  });

  test('a goal says how many are missing', () => {
    expect(read(cafes).verdict).toBe('120 cafés bring €5,400 a month before costs: 82 more than pay now.');
  });

  test('a loss that no test mends is said first', () => {
    // 310,000 ÷ 420 = 738.1.
    expect(read(tools).verdict).toContain('it takes 739 rentals instead of 60 rentals');
  });

  test.each([
    'An app that tells parents when the school bus is three stops away',
    'Subscription box of dried mushrooms for home cooks in Canada',
    'There are 3,200 pumps in the county and 40 % of them stand still.',
  ])('nothing is decided without a price: %s', (idea) => {
    expect(read(idea)).toEqual({ won: null, taken: null, left: null, verdict: null, next: null });
  });
});

test('what is replaced is set against what replaces it', () => {
  // 9 × 52 ÷ 12 = 39 a month for each office; × 14 = 546; 1,400 ÷ 39 = 35.9.
  const idea =
    'I run a small bakery in Ghent with a sourdough subscription for offices. We charge 38 euro a week per office, ingredients and packaging come to about 13 euro and the courier takes 9 euro for the two drops. 14 offices pay. Should I hire a part-time driver at 1,400 euro a month instead of the courier?';
  expect(read(idea).verdict).toBe(
    'Not yet: the courier costs you €546 a month now, and the change €1,400 a month. It is cheaper from 36 offices on.',
  );
});

test('what a thing is, behind a price and without a currency, is what each costs', () => {
  // 18 × (140 − 35) − 520 = 1,370; 900 ÷ 105 = 8.6.
  const idea =
    'I have a small upholstery workshop in Valencia. A chair takes me 6 hours, I charge 140 euro, fabric and foam are 35. I do about 18 chairs a month and the workshop costs 520 a month. Should I hire an apprentice at 900 a month?';
  const { left, verdict } = read(idea);
  expect(left).toContain('€1,370');
  expect(verdict).toContain('9 chairs more a month');
});

describe('what a question is answered with', () => {
  const barbers =
    'I run a barbershop in Leeds with three barbers on 1,100 each a week before tax, rent is 1,450 a month and a cut is £18. We do about 190 cuts a week. Should I take on a fourth barber?';

  test('who loses money hears that first, with every wage counted', () => {
    // 190 × 18 − 3 × 1,100 − 1,450 × 12 ÷ 52 = −215; (3,300 + 334.62) ÷ 190 = 19.13.
    expect(read(barbers).verdict).toBe(
      'As it is you lose £215 a week: £19.20 instead of £18 would cover it.',
    );
  });

  test('one more like those who are there costs what they cost', () => {
    // 1,100 ÷ 26 = 42.3.
    expect(read(barbers.replaceAll('£18', '£26')).verdict).toBe(
      'Only with 43 cuts more a week, beside 190 cuts now: that pays £1,100 a week.',
    );
  });

  test('the sum in the question is what is needed, and no price', () => {
    // 13 × (62 − 31) × 52 ÷ 12 = 1,746; 2,400 ÷ (31 × 52 ÷ 12) = 17.9.
    const boxes =
      'A meal box for new mothers in Utrecht, €62 a week, food and packing cost us €31. 13 mothers pay now. Can I quit my job at €2,400 a month?';
    expect(read(boxes).verdict).toBe(
      'Not yet: it brings €1,750 a month before your own pay and tax, and you need €2,400 a month: that takes 18 mothers.',
    );
  });

  test('a school term is four months', () => {
    // 14 × 9,000 − 85,000 × 4 = −214,000; 340,000 ÷ 9,000 = 37.8.
    const schools =
      'Our tool matches M-Pesa payments to pupils for private schools in Kenya. 14 schools pay KSh 9,000 a term. Developer and hosting are KSh 85,000 a month.';
    expect(read(schools).verdict).toBe(
      'As it is you lose KES 214,000 a term: it takes 38 schools instead of 14 schools, or lower costs.',
    );
  });

  test('a pace of last month is a pace', () => {
    // 3,200,000 ÷ 1,200 = 2,667; ÷ 410 = 6.5.
    const oil =
      'We have been selling cold pressed groundnut oil in Kano for eight months, 2,500 naira a bottle, the nuts and the bottle cost 1,300. Last month we sold 410 bottles. A bigger press is 3.2 million naira and would double it.';
    expect(read(oil).verdict).toContain(
      'If as many more are sold as last month, 410 bottles, that takes 7 months.',
    );
  });
});

describe('costs in percent, materials by weight, and a second place', () => {
  test('a second shop pays back what the first leaves, and loses under so many customers', () => {
    const { left, verdict } = read(
      'I run a bakery café in Leeds, average spend £4.60, ingredients are 32 % of that, 210 customers a day six days a week. Rent is £2,400 a month and wages £9,800 a month. Should I open a second shop? The fit-out would be £45,000.',
    );
    // 1,260 × 4.60 × 0.68 = 3,941.28 a week; 12,200 × 12 ÷ 52 = 2,815.38; 1,125.90 is left; 45,000 ÷ 1,125.90 = 39.97.
    expect(left).toContain('32% of sales');
    // 2,815.38 ÷ (4.60 × 0.68) = 900.06.
    expect(verdict).toBe(
      'One that costs and sells the same pays £45,000 back in 40 weeks. Under 901 customers a week it loses money.',
    );
  });

  test('milk by the litre is paid for all the litres of a kilo', () => {
    const { left } = read(
      'I make goat cheese in Asturias. Milk costs me €0.95 a litre, it takes 9 litres for a kilo, I sell the kilo at €24 to restaurants, about 35 kilos a week. Rent of the dairy is €600 a month. Worth it?',
    );
    // 35 × (24 − 9 × 0.95) − 600 × 12 ÷ 52 = 402.29.
    expect(left).toBe('Less €8.55 each and €600 a month, €402 a week is left, before your own pay and tax.');
  });

  test('what a job pays is set against what last month left', () => {
    const { verdict } = read(
      'I earn 7,200 zł a month as an accountant and want to leave to make custom cat furniture. A cat tree sells for 640 zł, wood and rope cost 190 zł, I sold 11 last month. Can I quit?',
    );
    // 11 × 450 = 4,950; 7,200 ÷ 450 = 16.
    expect(verdict).toContain('PLN 4,950 a month');
    expect(verdict).toContain('16 sales a month');
  });

  test('so many a class, so many classes a week, each paying for a class', () => {
    const { taken, verdict } = read(
      'The studio costs me 2,900 dirham a month in rent and I charge 150 per pilates class per person with up to 8 places, usually 5 come, 12 classes a week. How many classes until I can pay myself 9,000 a month?',
    );
    // 5 × 12 × 150 = 9,000.
    expect(taken).toBe('60 people a week at AED 150 is AED 9,000 a week.');
    // 9,000 × 52 ÷ 12 − 2,900 = 36,100.
    expect(verdict).toContain('yes: it brings AED 36,100 a month');
  });

  test('what is let by the day is bought once, and costs no day so much', () => {
    const { left, verdict } = read(
      'Rent e-cargo bikes to bakers in Ghent for 12 euros a day, each bike costs me 5,400',
    );
    expect(`${left} ${verdict}`).not.toContain('lose');
    const tubs = read(
      'Renting out inflatable hot tubs for weekend parties in Leeds, £120 a weekend, tub costs £450',
    );
    expect(`${tubs.left} ${tubs.verdict}`).not.toContain('lose');
  });
});

test('a cost of each trip that one sale does not pay: how many together do', () => {
  const cups =
    'fresh cut fruit cups delivered to offices in Cebu before 9am. I sell each cup for 65 pesos, fruit is around 38, cup and fork 9, and the rider takes 25 per drop because most offices only order one or two. I did 410 cups last month.';
  // 65 − 38 − 9 = 18; 25 − 18 = 7; 25 ÷ 18 is more than one.
  expect(read(cups).verdict).toBe(
    'A drop costs ₱25 and one sale leaves ₱18: one alone loses ₱7, 2 cups together pay for it.',
  );
  expect(read(cups).next).toBe('For two weeks take only orders of 2 cups or more, or charge ₱25 for a drop.');
  // One pays for its drop: what is left is said with what was not counted.
  expect(read(cups.replace('takes 25 per drop', 'takes 12 per drop')).verdict).toContain('before ₱12 a drop');
});

describe('a loss is said only of one and the same sale', () => {
  const guide =
    'Fishing trips in Ontario. The price is $1,495 CAD per person. My costs per group are around $380 fuel, $900 food and $250 licences. I did 5 trips last summer.';

  test('what a group costs is not set against what a person pays', () => {
    expect(
      loadTestAnalyst()
        .study({ idea: guide })
        .profile.numbers.filter(({ kind }) => kind === 'unit-cost'),
    ).toEqual([380, 900, 250].map((value) => expect.objectContaining({ value, per: 'group' })));
    expect(read(guide).verdict ?? '').not.toContain('lose');
  });

  test('what each costs more than it brings is', () => {
    // 7 − 5 − 4 = −2.
    const { verdict } = read(
      'I sell bento boxes to offices in Leeds for £7 a box. Ingredients cost me £5 a box and packaging £4 a box.',
    );
    expect(verdict).toContain('you lose £2 on each');
  });

  test('a sum that may be a cost is named as not counted, and then nothing is called whole', () => {
    const coffee =
      'I roast coffee in Porto and sell bags at €14. I sold 900 bags last year. Beans cost me €5 a bag.';
    // 900 × (14 − 5) = 8,100.
    expect(read(coffee).left).toBe('Less €5 each, €8,100 was left last year, before your own pay and tax.');
    expect(read(`${coffee} My brother gets €2,100.`).left).toBe(
      'Less €5 each, €8,100 was left last year, before €2,100, your own pay and tax.',
    );
    // Hardly a cost, whatever it is.
    expect(read(`${coffee} The other day a man from the harbour said €2,100.`).left).toBe(
      'Less €5 each, €8,100 was left last year, before your own pay and tax.',
    );
  });
});

test('tons that were sold are not multiplied with what a kilo costs', () => {
  const yarn = 'I buy leftover yarn in Dhaka at 140 taka per kg and sell it at 215 taka. Last year I sold 9';
  expect(read(`${yarn} tons.`).left).toBeNull();
  expect(read(`${yarn} kg.`).left).toMatch(/^Less BDT/u);
});

test('a price that is asked about: how many of ten have to stay', () => {
  const dogs =
    'Mobile dog grooming in Leeds, 38 regular dogs. I charge £45, shampoo is £3 a dog. Do I put the price up to £55 and stay on my own?';
  // 10 × (45 − 3) ÷ (55 − 3) = 8.08.
  expect(read(dogs).verdict).toBe(
    'Yes, if 9 of ten customers pay £55: then it leaves as much as £45 from all ten.',
  );
  expect(read(dogs).next).toBe('Ask £55 from the next ten customers.');
});
