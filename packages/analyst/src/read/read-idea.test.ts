import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { loadTestAnalyst } from '../../test/known.ts';
import type { IdeaReading, Span } from './reading.ts';

const read = loadTestAnalyst().read;

describe('who pays', () => {
  it.each([
    ['paid by', 'Translation of court letters, paid by the law firms.', 'law firms'],
    ['X pays', 'Dentists pay $90 a month and the hygienists use it at the chair.', 'dentists'],
    ['pays us', 'Four marinas use it and pay us $250 a month.', 'marinas'],
    ['for', 'booking software for yoga studios', 'yoga studios'],
    ['sold to', 'We make oak barrels and they are sold to whisky distilleries.', 'whisky distilleries'],
    ['we charge', 'We charge car dealers $300 a month for the photos.', 'car dealers'],
    ['they pay', 'We have spoken to nine orchards. They would pay $40 a month.', 'orchards'],
    ['a row', 'Fire drills for hotels and hospitals', 'hotels'],
    [
      'one of them pays',
      'Students queue at noon and cooks are rare. The caterer pays $0.80 per portion.',
      'caterers',
    ],
    ['a sum in words', 'A bill takes an evening. Translators would pay four euros a month.', 'translators'],
    [
      'a thing by the dictionary',
      'A nurse gets an alert. Health plans pay $7 per member a month.',
      'health plans',
    ],
    ['a number before it', 'In Indore 40 dairies pay us ₹900 a month.', 'dairies'],
    ['whose managers are named too', 'Town managers fall asleep. Towns buy the box for $400.', 'towns'],
    ['a compound', 'Counts boards for scaffold hire firms', 'scaffold hire firms'],
    ['an infinitive', 'Clinics want to pay us $50 a month. Nurses use it.', 'clinics'],
    ['who pays nothing', 'Patients pay nothing. Clinics pay $50 a month for it.', 'clinics'],
  ])('%s: %s', (_, text, payer) => {
    expect(read(text).pays?.value).toBe(payer);
  });

  it('ties what is said in other words to one party', () => {
    const text = 'Brewers lose beer in transit. We put a sensor on each keg. Breweries pay $20 a month.';
    const { pays } = read(text);
    expect(pays?.value).toMatch(/^brew(?:ers|eries)$/u);
    expect(pays?.words.map(({ from, to }) => text.slice(from, to))).toEqual(['Brewers', 'Breweries']);
  });

  it('keeps the founder apart from the payer', () => {
    expect(read('I am a nurse and my brother is a baker. Hotels pay us $10 a room.').pays?.value).toBe(
      'hotels',
    );
  });

  it('is not sure of what the text does not say', () => {
    expect(read('An app that plays rain sounds.').pays?.sure ?? false).toBe(false);
  });

  it('reads the other side of a market', () => {
    const { pays, supplies } = read(
      'Restaurants book a pastry chef for one evening. Restaurants pay per shift, the pastry chefs get paid the next day and we keep 12% commission.',
    );
    expect(pays?.value).toBe('restaurants');
    expect(supplies?.value ?? 'pastry chefs').toBe('pastry chefs');
  });
});

describe('what it does', () => {
  it.each([
    [
      'a row of acts, after a story',
      "I drove a vac truck for nine years. Our app plans the day's stops, takes the signature at the trap, and files the manifest.",
      "plans the day's stops and files the manifest",
    ],
    [
      'we',
      'Bakers throw bread away. We match each loaf with a food bank.',
      'matches each loaf with a food bank',
    ],
    ['a relative clause', 'An app that tracks leaks at night', 'tracks leaks at night'],
    [
      'an agent',
      'AI agent writes insurance supplements for roofers',
      'writes insurance supplements for roofers',
    ],
    [
      'an order',
      'Record the engine of a used car and know if it is a lemon',
      'records the engine of a used car',
    ],
    ['a thing', 'batch records for compounding pharmacies', 'batch records'],
    [
      'a thing the tagger takes for a verb',
      'Routing and manifests for grease haulers',
      'routing and manifests',
    ],
    ['a complaint is none', 'Restaurants lose knives every week.', null],
  ])('%s: %s', (_, text, phrase) => {
    expect(read(text).does?.value.phrase ?? null).toBe(phrase);
  });

  it('says at most eight words, never of what was or is not', () => {
    const text =
      'We did not sell a thing. I spoke to nine bakers in March. They got the wrong flour twice a week.';
    expect(read(text).does).toBeNull();
  });
});

describe('where', () => {
  it.each([
    ['a town', 'Bike repair in Rotterdam', 'NL'],
    ['a town typed small', 'dog walking in manchester', 'GB'],
    ['a state', 'Payroll for farms in Nebraska', 'US'],
    ['a country', 'Solar dryers for mango growers in Senegal', 'SN'],
    ['an adjective', 'Export papers for Chilean wineries', 'CL'],
    ['a town with its state', 'A bakery in Paris, Texas', 'US'],
    ['a region of the world', 'Card payments for kiosks across the Nordics', 'NORDICS'],
    ['accents', 'Tienda de flores, delivery in Bogota', 'CO'],
    ['a national body', 'Inspection logs that keep OSHA happy', 'US'],
    ['a currency of one country', 'Tailors pay ₦900 a month', 'NG'],
    ['a language', 'Tax help for Spanish-speaking plumbers', null],
    ['a language learnt', 'Learn to speak Polish, on the bus', null],
    ['dollars', 'Tailors pay $9 a month', null],
    ['a word that is a town too', 'Reading lists for book clubs', null],
    ['nothing', 'Invoices for plumbers', null],
    // A large town before a region of its name far away; a large town of that region keeps it.
    ['a large town', 'Frozen arepas sold to corner shops in Santiago', 'CL'],
    ['a large town abroad', 'Walking tours in Guadalajara', 'MX'],
    ['a large town of the region', 'A bar in Valencia', 'ES'],
  ])('%s: %s', (_, text, code) => {
    expect(read(text).where?.value ?? null).toBe(code);
  });
});

describe('what it costs and how it is charged', () => {
  it.each([
    ['$49 a month', 'Gyms pay $49 a month.', 49, 'USD', 'month', 'subscription'],
    ['per unit and period', 'Landlords pay £3 per flat a month.', 3, 'GBP', 'flat a month', 'subscription'],
    ['per person', 'Firms pay €8 per employee each month.', 8, 'EUR', 'employee a month', 'seat'],
    ['a share', 'Sellers list for free and we keep 9% commission.', 9, '%', null, 'take-rate'],
    ['rent', 'Festivals rent our tents for $70 a day.', 70, 'USD', 'day', 'rent'],
    ['lakh', 'Schools pay ₹2 lakh a year.', 200_000, 'INR', 'year', 'subscription'],
    ['in words', 'Translators pay four euros a month.', 4, 'EUR', 'month', 'subscription'],
    ['a range', 'Studios pay 40 to 90 euros a month.', 40, 'EUR', 'month', 'subscription'],
  ])('%s', (_, text, amount, currency, per, charges) => {
    const reading = read(text);
    expect(reading.price?.value).toEqual({ amount, currency, per });
    expect(reading.charges?.value).toBe(charges);
  });

  it('takes the currency from the place where the sign leaves it open', () => {
    expect(read('Cafés in Odense pay 300 kr a month.').price?.value.currency).toBe('DKK');
    expect(read('Cafés pay 300 kr a month.').price?.value.currency).toBe('kr');
    expect(read('Cafés pay 300 pesos a month.').price?.value.currency).toBe('pesos');
    expect(read('Cafés in Medellin pay 65.000 pesos a month.').price?.value).toMatchObject({
      amount: 65_000,
      currency: 'COP',
    });
    expect(read('Cafés in Kampala pay 9000 shillings a month.').price?.value.currency).toBe('UGX');
    expect(read('Cafés pay 900 rupees a month.').price?.value.currency).toBe('INR');
    expect(read('Cafés in Calgary pay $30 a month.').price?.value.currency).toBe('CAD');
  });

  it('leaves open what is not said', () => {
    const { charges, price } = read('Invoices for plumbers');
    expect([charges, price]).toEqual([null, null]);
  });
});

describe('any text', () => {
  const spansOf = (reading: IdeaReading): readonly Span[] =>
    [
      ...Object.values({ ...reading, claims: null, stated: null }),
      ...Object.values({
        ...reading.claims,
        about: null,
        rivals: null,
        facts: null,
        question: null,
        isSeasonal: null,
        lines: null,
        sentences: null,
      }),
    ].flatMap((slot) => slot?.words ?? []);

  const pieces = fc.constantFrom(
    'farmers',
    'pay',
    'us',
    '$5',
    'per',
    'for',
    ',',
    '.',
    '\n',
    'the',
    'in Paris',
    '💥',
    '%',
    "'s",
    '(',
    '-',
    'and',
    'they',
    'ſ',
    'İ',
    '\u0000',
    '12,5',
    'we',
    'charge',
  );
  const texts = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 400 }),
    fc.array(pieces, { maxLength: 120 }).map((words) => words.join(' ')),
    fc.array(pieces, { maxLength: 120 }).map((words) => words.join('')),
  );

  it('is read without a fault, and every span is a piece of it', () => {
    fc.assert(
      fc.property(texts, (text) => {
        for (const { from, to } of spansOf(read(text))) {
          expect(from).toBeGreaterThanOrEqual(0);
          expect(to).toBeGreaterThan(from);
          expect(to).toBeLessThanOrEqual(text.length);
        }
      }),
      { numRuns: 100, examples: [['for..farmers']] },
    );
  });

  // Milliseconds each when reading is linear; minutes when each number or word is weighed against all others.
  it.each([
    'a ',
    '((',
    '$5 per ',
    'farmers and ',
    'farmers, ',
    'they pay ',
    'X',
    '5 ',
    'in Paris ',
    'a-',
    "it's ",
    '1,000',
    '. ',
  ])('reads 4,000 letters of %j', (piece) => {
    expect(() => read(piece.repeat(4000 / piece.length))).not.toThrow();
  });

  it('reads the same text the same way', () => {
    const text = 'Six vineyards in Tasmania use it and pay us $80 a month.';
    expect(read(text)).toEqual(read(text));
  });
});
