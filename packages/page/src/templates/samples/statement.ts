import type { Company } from '../make-page.ts';
import { compared, madeUp, mail, pairs, points, prices, steps } from './words.ts';

const open = mail('Open an account', 'hello@plainpay.example');

export const sample: Company = {
  title: 'Plainpay',
  description: 'Card payments for market stalls, with one fee.',
  language: 'en',
  content: {
    hero: {
      kicker: 'A Saturday on the market',
      heading: 'You sell for $1,000. You get $986.',
      lead: 'One fee for every card. No terminal to rent, nothing monthly.',
      action: open,
      note: 'Worked with 62 sales of $16.13. Your sum may differ by cents.',
      points: pairs(
        ['Sales by card', '$1,000.00'],
        ['Fee, 1.4 %', '− $14.00'],
        ['Terminal', '$0.00'],
        ['Monthly', '$0.00'],
        ['Paid out on Monday', '$986.00'],
      ),
    },
    'price-list': {
      heading: 'Every fee',
      note: 'There is no other.',
      groups: [
        prices(
          'When you sell',
          ['Any card', '1.4 %', 'Domestic or foreign'],
          ['Refund', '$0', 'The fee comes back too'],
        ),
        prices(
          'When something happens',
          ['Chargeback', '$12', 'Returned when you win'],
          ['Payout the same day', '0.5 %', 'Monday is free'],
        ),
      ],
    },
    facts: {
      heading: 'Where the money is',
      rows: pairs(
        ['Held at', 'A bank, in an account for customers’ money'],
        ['Licence', 'Applied for; until then through a licensed partner'],
        ['Payout', 'Monday, by ten'],
        ['Lost terminal', 'Nothing on it'],
      ),
    },
    problem: {
      heading: 'What can go wrong',
      body: '',
      items: points(
        ['No signal', 'Sales are kept on the phone for a day, up to $200 in all.', '$200'],
        ['A buyer disputes', 'You have ten days to send the photo.', '10 days'],
        ['We close', 'Customers’ money is not ours and goes to you.', ''],
      ),
    },
    comparison: {
      heading: 'Beside a rented terminal',
      lead: 'A rented terminal is cheaper above $9,000 a month.',
      today: 'Rented terminal',
      ours: 'Plainpay',
      rows: compared(
        ['$1,000 a month', '$27.50', '$14.00'],
        ['$5,000 a month', '$71.50', '$70.00'],
        ['$12,000 a month', '$148.50', '$168.00'],
        ['Contract', '36 months', 'None'],
      ),
    },
    'how-it-works': {
      heading: 'To open',
      items: steps(
        ['Photo of your permit', '2 minutes'],
        ['Name and account', '3 minutes'],
        ['A test sale of $1', 'It comes back'],
        ['Sell', 'The same day'],
      ),
    },
    'call-to-action': {
      heading: 'Sell on Saturday.',
      lead: 'Opened by Thursday noon, ready for the weekend.',
      action: open,
      note: 'Close it with one message.',
    },
    footer: { name: 'Plainpay', line: madeUp, links: [{ link: open }] },
  },
};
