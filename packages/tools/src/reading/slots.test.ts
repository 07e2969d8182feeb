import { describe, expect, it } from 'vitest';
import { readBusinessModel } from './business-model.ts';
import { readOffer, readProblem } from './clauses.ts';
import { readCustomer } from './customer.ts';
import { isPerPiece } from './is-per-piece.ts';
import { readPrice } from './price.ts';
import { indexPlaces, readRegion } from './region.ts';
import { readSegment } from './segment.ts';
import { tokenise } from './tokens.ts';

const places = indexPlaces();

describe('who pays', () => {
  it.each([
    ['Small dental practices in Ohio lose six hours a week.', 'Small dental practices', 'very-small'],
    ['An app for freelance translators who hate invoices', 'freelance translators', 'prosumer'],
    ['We sell firewood to campers in Oregon', 'campers', 'consumer'],
    ['Restaurants and shops hire part-timers by phone.', 'Restaurants and shops', 'very-small'],
    ['Payroll for companies of ten to fifty people in Portugal', 'companies', 'small'],
    ['workout app for ppl over 40 with bad knees', 'ppl over 40 with bad knees', 'consumer'],
    ['Carbon reports for mid-size food companies', 'mid-size food companies', 'mid-market'],
    ['Reading practice for primary schools in Kenya', 'primary schools', 'school'],
    ['teens cannot get help, we match them, parents pay per session', 'parents', 'consumer'],
    ['protein bars for indian gym goers', 'indian gym goers', 'consumer'],
    ['YouTubers with under 50,000 subscribers cannot get sponsors.', 'YouTubers', 'prosumer'],
  ])('%s → %s', (text, who, segment) => {
    const customer = readCustomer(text, tokenise(text));
    expect(customer?.value).toBe(who);
    expect(readSegment(text, customer)?.value).toBe(segment);
  });

  it.each([
    'make life better with blockchain',
    'A self-cleaning lunch box',
    'groceries in 20 minutes, no dark stores',
  ])('nobody: %s', (text) => {
    expect(readCustomer(text, tokenise(text))).toBeNull();
  });
});

describe('price', () => {
  it.each([
    ['for $40 a month', { amount: 40, currency: 'USD', per: 'month' }],
    ['£40 a month per therapist', { amount: 40, currency: 'GBP', per: 'month' }],
    ['we charge 30 eur/month', { amount: 30, currency: 'EUR', per: 'month' }],
    ['19,000 won a month', { amount: 19000, currency: 'KRW', per: 'month' }],
    ['49 zloty per therapist a month', { amount: 49, currency: 'PLN', per: 'month' }],
    ['980 yen a month', { amount: 980, currency: 'JPY', per: 'month' }],
    ['rs 199 pm', { amount: 199, currency: 'INR', per: 'month' }],
    ['₹1,20,000 per year', { amount: 120000, currency: 'INR', per: 'year' }],
    ['agencies pay 149/mo', { amount: 149, currency: 'USD', per: 'month' }],
    ['3 euro per car a month', { amount: 3, currency: 'EUR', per: 'month' }],
    ['10 eur per seat', { amount: 10, currency: 'EUR', per: 'use' }],
    ['couples pay once 1500 rs', { amount: 1500, currency: 'INR', per: 'once' }],
    ['for a $2k yearly licence', { amount: 2000, currency: 'USD', per: 'year' }],
    ['They lose $900 a month. We charge $40 a month.', { amount: 40, currency: 'USD', per: 'month' }],
  ])('%s', (text, value) => {
    expect(readPrice(text, null)?.value).toEqual(value);
  });

  it.each([
    'They lose $900 a month to no-shows.',
    'a market of 165 billion',
    'we keep 12% of each booking',
    'teams of 20 to 200',
    'a 3 person team',
    'founded in 2019',
    'order on WhatsApp until 6 pm',
  ])('none: %s', (text) => {
    expect(readPrice(text, null)).toBeNull();
  });

  it('takes the money of the place where only the amount is named', () => {
    expect(readPrice('shops pay 499 a month', 'IN')?.value.currency).toBe('INR');
    expect(readPrice('$20 a month', 'CA')?.value.currency).toBe('CAD');
  });
});

describe('a price per piece', () => {
  it.each([
    ['1 dollar per keg a month', true],
    ['8 euros a month per hive', true],
    ['10 eur per seat', true],
    ['£40 a month per therapist', false],
    ['149 dollars a month per office', false],
    ['for $40 a month', false],
  ])('%s: %s', (quote, is) => {
    expect(isPerPiece(quote)).toBe(is);
  });
});

describe('region', () => {
  const read = (text: string) => readRegion(text, tokenise(text), places);
  it.each([
    ['clinics in Ohio', 'US'],
    ['flats in new york', 'US'],
    ['for US hospitals', 'US'],
    ['kirana stores', 'IN'],
    ['gyms in the uk', 'GB'],
    ['small towns in turkey', 'TR'],
    ['cleaners in São Paulo', 'BR'],
    ['₹499 a month', 'IN'],
    ['families in New Zealand', 'NZ'],
    ['sold worldwide', 'global'],
    ['shops across Europe', 'EU'],
  ])('%s → %s', (text, region) => {
    expect(read(text)?.value).toBe(region);
  });

  it('hears no country in a pronoun', () => {
    expect(read('they pay us every month and trust us')).toBeNull();
  });

  it('is half sure of two countries at once', () => {
    const both = read('shops in Mexico and Brazil');
    expect(both?.value).toBe('MX');
    expect(both?.confidence).toBeLessThan(0.5);
  });
});

describe('business model', () => {
  it.each([
    ['we keep 18% of each booking', 'marketplace'],
    ['a marketplace where homeowners film the broken thing', 'marketplace'],
    ['confirms in three seconds for a 0.5% fee', 'transaction-fee'],
    ['$9/mo', 'subscription'],
    ['free for 1 project', 'freemium'],
    ['parents pay per session', 'usage'],
    ['machines for supermarkets, leased to the owner', 'hardware'],
    ['we place ads between articles', 'ads'],
    ['Free bus times for commuters, with ads', 'ads'],
    ['a free recipe app that shows local ads', 'ads'],
    ['we license the technology to banks', 'licence'],
    ['our own brand of soap, sold online', 'product-sale'],
  ])('%s → %s', (text, model) => {
    expect(readBusinessModel(text)?.value).toBe(model);
  });

  it('marks a guess as one', () => {
    expect(readBusinessModel('an app for nurses')?.confidence).toBeLessThan(0.5);
    expect(readBusinessModel('lemonade on the street')).toBeNull();
  });
});

describe('problem and offer', () => {
  const text =
    'Small law offices get phished and lose a week. We send fake mails and train whoever clicks. $40 a month.';
  it('keeps them apart, in the founder’s words', () => {
    const problem = readProblem(text);
    expect(problem?.value).toBe('Small law offices get phished and lose a week');
    expect(readOffer(text, problem?.value ?? null)?.value).toBe(
      'We send fake mails and train whoever clicks',
    );
  });

  it('hears the founder’s own trouble in "our"', () => {
    const own = 'Our test runs take forty minutes to fail. A plugin that runs the likely failures first.';
    const problem = readProblem(own)?.value ?? null;
    expect(problem).toBe('Our test runs take forty minutes to fail');
    expect(readOffer(own, problem)?.value).toBe('A plugin that runs the likely failures first');
    expect(readProblem('Our tool waits for the door and never sleeps.')).toBeNull();
  });

  it('takes what stands before "for" as the thing', () => {
    expect(readOffer('Carbon accounting for food companies', null)?.value).toBe('Carbon accounting');
  });

  it('does not take the price for the thing', () => {
    const idea = 'Dog owners book sitters nearby. We keep 18% of each booking.';
    expect(readOffer(idea, null)?.value).toBe('Dog owners book sitters nearby');
  });
});
