import { describe, expect, it, test } from 'vitest';
import { readInput } from '../read-input.ts';
import { fields } from './fields.ts';
import { importEvents } from './import.ts';

const twoCustomers = {
  cohorts: [{ cohort: '2026-01', m0: 2, m1: 1 }],
  revenues: [
    { month: '2026-01', revenue: 98 },
    { month: '2026-02', revenue: 49 },
  ],
};

describe('the same payments, however they are written', () => {
  it.each<[string, string]>([
    ['with headings', 'customer,date,amount\na,2026-01-05,49\nb,2026-01-09,49\na,2026-02-05,49'],
    ['without headings', 'a,2026-01-05,49\nb,2026-01-09,49\na,2026-02-05,49'],
    ['numbered customers', '1,2026-01-05,49\n2,2026-01-09,49\n1,2026-02-05,49'],
    ['newest first', 'customer,date,amount\na,2026-02-05,49\nb,2026-01-09,49\na,2026-01-05,49'],
    [
      'other headings and order',
      'Amount;Created (UTC);Customer ID\n49;2026-01-05;a\n49;2026-01-09;b\n49;2026-02-05;a',
    ],
    ['Excel dates', 'customer\tdate\tamount\na\t46027\t49\nb\t46031\t49\na\t46058\t49'],
    ['day first', 'customer,date,amount\na,05/01/2026,49\nb,19/01/2026,49\na,05/02/2026,49'],
    ['month first', 'customer,date,amount\na,01/05/2026,49\nb,01/19/2026,49\na,02/05/2026,49'],
    ['dots and names', 'customer,date,amount\na,5.1.2026,49\nb,9 Jan 2026,49\na,"Feb 5, 2026",49'],
    ['decimal commas', 'customer;date;amount\na;2026-01-05;49,00\nb;2026-01-09;49,00\na;2026-02-05;49,00'],
    [
      'a sign before the amount',
      'customer,date,amount\na,2026-01-05,$49\nb,2026-01-09,$49.00\na,2026-02-05,$49',
    ],
    [
      'quotes and carriage returns',
      '"customer","date","amount"\r\n"a","2026-01-05","49"\r\n"b","2026-01-09","49"\r\n"a","2026-02-05","49"\r\n',
    ],
    [
      'a title over the headings, and a total under the rows',
      'Acme Inc,,\nSales by customer,,\n,,\ncustomer,date,amount\na,2026-01-05,49\nb,2026-01-09,49\na,2026-02-05,49\n,,',
    ],
    [
      'the first line of Excel that names its separator',
      'sep=;\r\nKunde;Rechnungsdatum;Betrag\r\na;05.01.2026;49,00\r\nb;09.01.2026;49,00\r\na;05.02.2026;49,00',
    ],
    ['days without signs', 'customer,date,amount\na,20260105,49\nb,20260109,49\na,20260205,49'],
    [
      'two payments in a month',
      'customer,date,amount\na,2026-01-05,40\na,2026-01-25,9\nb,2026-01-09,49\na,2026-02-05,49',
    ],
  ])('%s', (_, text) => {
    const found = importEvents(text);
    expect(found.problems).toEqual([]);
    expect(found.input).toEqual(twoCustomers);
    expect(readInput(fields, found.input).ok).toBe(true);
  });
});

describe('a line that cannot be read is named, and the rest is kept', () => {
  const good = ['customer,date,amount', 'a,2026-01-05,49.00', 'b,2026-01-09,49.00', 'a,2026-02-05,49.00'];
  test.each<[string, string, string]>([
    ['no date', 'c,soon,49.00', '“soon” is no date we can read.'],
    ['a day that is none', 'c,2026-02-30,49.00', '“2026-02-30” is no date we can read.'],
    ['no amount', 'c,2026-01-09,much', '“much” is no amount.'],
    ['nothing for the amount', 'c,2026-01-09,', 'The amount is missing.'],
    ['nobody', ',2026-01-09,49.00', 'The customer is missing.'],
    ['another currency', 'c,2026-01-09,EUR 49.00', ''],
    [
      'another decimal sign',
      'c,2026-01-09,"49,00"',
      '“49,00” has a decimal comma, the other amounts a point.',
    ],
    ['half a line', 'c', 'The date is missing.'],
  ])('%s', (_, line, message) => {
    const rows = message === '' ? good.map((one) => one.replace(/,(\d+\.\d+)$/u, ',USD $1')) : good;
    const {
      input,
      rows: read,
      problems,
    } = importEvents([...rows.slice(0, 2), line, ...rows.slice(2)].join('\n'));
    expect(input).toMatchObject(twoCustomers);
    expect(read).toBe(3);
    expect(problems).toEqual([
      {
        line: 3,
        message: message || 'The amount is in EUR, most others are in USD. Please use one currency a file.',
      },
    ]);
  });

  it('a file with German headings and decimal commas has its currency too', () => {
    const file =
      'Kunde;Datum;Betrag;Währung\na;05.01.2026;49,90;EUR\nb;09.01.2026;49,90;EUR\nc;09.01.2026;12,00;USD';
    const { input, problems } = importEvents(file);
    expect(input).toMatchObject({ currency: 'EUR', cohorts: [{ cohort: '2026-01', m0: 2 }] });
    expect(problems.map(({ line }) => line)).toEqual([4]);
  });

  it('a currency in the heading of the amounts counts', () => {
    const file = 'customer;date;Amount (EUR)\na;2026-01-05;49,00';
    expect(importEvents(file).input).toMatchObject({ currency: 'EUR' });
  });

  it('a currency column decides where the amounts show none', () => {
    const text =
      'customer,date,amount,currency\na,2026-01-05,49,eur\nb,2026-01-09,49,eur\nc,2026-01-09,49,usd';
    const { input, problems } = importEvents(text);
    expect(input).toMatchObject({ currency: 'EUR', cohorts: [{ cohort: '2026-01', m0: 2 }] });
    expect(problems).toMatchObject([{ line: 4 }]);
  });

  it('asks which of two days is meant when nothing in the file shows it', () => {
    const { rows, problems } = importEvents('customer,date,amount\na,03/04/2026,49\nb,05/06/2026,49');
    expect(rows).toBe(0);
    expect(problems[0]?.message).toMatch(/^Does 03\/04\/2026 mean 3 April or 4 March\?/u);
  });
});

describe('what was paid decides', () => {
  /** Headings of an export of payments by Stripe. */
  const stripe = (...lines: readonly string[]) =>
    importEvents(
      [
        'id,Created date (UTC),Amount,Amount Refunded,Currency,Status,Customer ID,Customer Email',
        ...lines,
      ].join('\n'),
    );
  const paid = [
    'ch_1,2026-01-05 10:00:00,49.00,0.00,usd,Paid,cus_a,a@x.io',
    'ch_2,2026-01-09 10:00:00,49.00,0.00,usd,Paid,cus_b,b@x.io',
    'ch_3,2026-02-05 10:00:00,49.00,0.00,usd,Paid,cus_a,a@x.io',
  ];

  it('a customer is a customer, not the number of the charge; imported months replace typed ones', () => {
    const found = stripe(...paid);
    expect(found).toMatchObject({ input: { ...twoCustomers, currency: 'USD' }, problems: [] });
    expect(found.clears).toEqual(['mrr', 'growthPerMonth', 'arpa', 'buyerGroups']);
  });

  it('a payment that failed is named and left out, a refund comes off', () => {
    const { input, problems } = stripe(
      ...paid,
      'ch_4,2026-02-09 10:00:00,49.00,0.00,usd,Failed,cus_b,b@x.io',
      'ch_5,2026-02-09 10:00:00,49.00,49.00,usd,Refunded,cus_b,b@x.io',
      'ch_6,2026-02-10 10:00:00,49.00,9.00,usd,Partial Refund,cus_c,c@x.io',
    );
    expect(problems).toEqual([
      { line: 5, message: 'Not paid: its status is “Failed”.' },
      { line: 6, message: 'Not paid: its status is “Refunded”.' },
    ]);
    expect(input).toMatchObject({
      cohorts: [
        { cohort: '2026-01', m0: 2, m1: 1 },
        { cohort: '2026-02', m0: 1 },
      ],
      revenues: [{ revenue: 98 }, { revenue: 89 }],
    });
  });

  /** Headings of a report of payments by Razorpay: who gave no address has Razorpay's own. */
  const razorpay = (...lines: readonly string[]) =>
    importEvents(
      ['id,amount,currency,status,amount_refunded,captured,email,contact,created_at', ...lines].join('\n'),
    );
  const captured = [
    'pay_1,49.00,INR,captured,0,1,void@razorpay.com,+911,25/01/2026 10:23:45',
    'pay_2,49.00,INR,captured,0,1,void@razorpay.com,+912,26/01/2026 10:23:45',
    'pay_3,49.00,INR,captured,0,1,void@razorpay.com,+911,25/02/2026 10:23:45',
  ];

  it('customers without an address are known by their phone; what was only begun was not paid', () => {
    const { input, problems } = razorpay(
      ...captured,
      'pay_4,49.00,INR,created,0,0,void@razorpay.com,+912,26/02/2026 10:23:45',
      'pay_5,49.00,INR,authorized,0,0,void@razorpay.com,+912,26/02/2026 10:24:45',
    );
    expect(input).toEqual({ ...twoCustomers, currency: 'INR' });
    expect(problems).toEqual([
      { line: 5, message: 'Not paid: its status is “created”.' },
      { line: 6, message: 'Not paid: its status is “authorized”.' },
    ]);
  });

  it('a shared stand-in for an address is nobody', () => {
    const { input, problems } = importEvents(
      'email,date,amount\na@x.io,2026-01-05,49\nvoid@razorpay.com,2026-01-09,49',
    );
    expect(input).toMatchObject({ cohorts: [{ m0: 1 }] });
    expect(problems).toEqual([{ line: 3, message: 'The customer is missing.' }]);
  });

  it('a report of the balance has its amounts under “gross”; a payout is nobody’s payment', () => {
    const { input, problems } = importEvents(
      [
        'balance_transaction_id,created_utc,currency,gross,fee,net,reporting_category,customer_id',
        'txn_1,2026-01-05 10:00:00,usd,49.00,1.72,47.28,charge,a',
        'txn_2,2026-01-09 10:00:00,usd,49.00,1.72,47.28,charge,b',
        'txn_3,2026-02-01 10:00:00,usd,-900.00,0.00,-900.00,payout,',
        'txn_4,2026-02-05 10:00:00,usd,49.00,1.72,47.28,charge,a',
      ].join('\n'),
    );
    expect(input).toEqual({ ...twoCustomers, currency: 'USD' });
    expect(problems).toEqual([{ line: 4, message: 'The customer is missing.' }]);
  });

  it('a column that numbers the payments names no customers', () => {
    const lines = Array.from({ length: 30 }, (_, at) => `pay_${at},2026-0${1 + (at % 3)}-05,49`);
    const { input, problems } = importEvents(['entity_id,created_at,amount', ...lines].join('\n'));
    expect(input).toEqual({});
    expect(problems).toEqual([
      {
        line: 1,
        message:
          '“entity_id” differs in every line, so it names payments. The file needs a column of customers.',
      },
    ]);
    // Who pays once is a customer all the same.
    expect(importEvents(['customer,created_at,amount', ...lines].join('\n')).rows).toBe(30);
  });

  it('guests without a number are known by their address', () => {
    const { input } = stripe(...paid.map((line) => line.replace(/cus_[ab]/u, '')));
    expect(input).toMatchObject(twoCustomers);
  });

  it('what a customer is today takes away no payment', () => {
    const text =
      'customer,date,amount,status\na,2026-01-05,49,active\nb,2026-01-09,49,canceled\na,2026-02-05,49,active';
    expect(importEvents(text)).toMatchObject({ input: twoCustomers, problems: [] });
  });

  it('a date after today is named and left out', () => {
    const text = 'customer,date,amount\na,2026-01-05,49\nb,2026-01-09,49\na,2026-02-05,49\nb,2027-02-05,49';
    const { input, problems } = importEvents(text, '2026-11-16');
    expect(input).toEqual(twoCustomers);
    expect(problems).toEqual([{ line: 5, message: '2027-02-05 is in the future. Please check the date.' }]);
  });

  it.each<[string, string, object]>([
    ['a refund is no payment, and comes off the revenue', 'a,2026-02-07,-49', { m0: 2, m1: 0 }],
    ['a refund alone makes nobody a customer of that month', 'b,2026-02-07,-9', { m0: 2, m1: 1 }],
    ['a free month is none either', 'a,2026-03-05,0', { m0: 2, m1: 1, m2: 0 }],
  ])('%s', (_, line, cells) => {
    const { input } = importEvents(`a,2026-01-05,49\nb,2026-01-09,49\na,2026-02-05,49\n${line}`);
    expect(input).toMatchObject({ cohorts: [{ cohort: '2026-01', ...cells }] });
  });

  it('without amounts, being there counts, and there is no revenue', () => {
    const { input } = importEvents('user,date\na,2026-01-05\nb,2026-01-09\na,2026-02-05');
    expect(input).toEqual({ cohorts: twoCustomers.cohorts });
  });

  it('a month in which nobody at all paid is a hole in the file, not a month in which all left', () => {
    const { input } = importEvents('a,2026-01-05,49\nb,2026-01-09,49\na,2026-03-05,49');
    expect(input).toMatchObject({ cohorts: [{ cohort: '2026-01', m0: 2, m2: 1 }] });
    expect(JSON.stringify(input)).not.toContain('m1');
  });
});

it.each([
  ['', 'There is nothing in it.'],
  ['<!doctype html><html><body>Not found</body></html>', 'No column of dates was found.'],
  ['PK\u0003\u0004\u0000\u0000', 'No table was found in it. Save the sheet as CSV and choose that file.'],
  [
    'cohort,M0,M1,M2\n2026-01,100,80,70\n2026-02,90,70,',
    'This is a cohort table. Please import or paste it into Cohorts, above.',
  ],
  ['cohort,0,1\n2026-01,100,80', 'This is a cohort table.'],
  ['customer,date,amount\na,2026-01-05,0', 'No customer paid anything in it.'],
  ['customer,date,amount\na,1950-01-05,5\nb,2026-01-05,5', ''],
])('rubbish %j gives one sentence', (text, message) => {
  const { input, rows, problems } = importEvents(text);
  expect(problems.length).toBeLessThanOrEqual(1);
  if (message !== '')
    expect([input, rows, problems[0]?.message]).toEqual([{}, 0, expect.stringContaining(message)]);
});

it('names no customer in what it hands on', () => {
  const { input } = importEvents('email,date,amount\nann@acme.com,2026-01-05,49\nbob@acme.com,2026-01-09,49');
  expect(JSON.stringify(input)).not.toContain('acme');
});
