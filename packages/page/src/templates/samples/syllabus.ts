import type { Company } from '../make-page.ts';
import { compared, dated, madeUp, mail, pairs, person, plan } from './words.ts';

const apply = mail('Apply', 'course@ledgerclass.example');

export const sample: Company = {
  title: 'Ledger Class',
  description: 'Five evenings after which you do your own books.',
  language: 'en',
  content: {
    hero: {
      kicker: 'For people with a shop or a studio',
      heading: 'After five evenings you do your own books.',
      lead: 'You bring your receipts. On the last evening your year is in order.',
      action: apply,
      note: 'Twelve places.',
      points: pairs(
        ['Start', '12 January'],
        ['Hours', '5 × 3, Tuesdays'],
        ['Language', 'English'],
        ['Places', '12'],
        ['Price', '$240'],
      ),
    },
    schedule: {
      heading: 'Week by week',
      lead: 'Each evening ends with something done.',
      rows: dated(
        ['1', 'Sort', 'Everything into four heaps. Nothing is typed yet.', 'Hand in: one shoebox'],
        ['2', 'Enter', 'A book of two pages a month.', 'Hand in: January'],
        ['3', 'Tax', 'What is yours and what you only hold.', 'Hand in: one quarter'],
        ['4', 'Check', 'Find the five mistakes we put in.', 'Hand in: a clean month'],
        ['5', 'Close', 'Your year, printed and signed.', 'Take home: the folder'],
      ),
    },
    comparison: {
      heading: 'Is it for you?',
      today: 'Not for you',
      ours: 'For you',
      rows: compared(
        ['Business', 'A company with staff', 'You alone, or two of you'],
        ['Receipts', 'None yet', 'A drawer full'],
        ['Time', 'Less than an hour a week', 'An evening, and a Sunday'],
      ),
    },
    'rich-text': {
      heading: 'A question from evening two',
      aside: 'Answer: into two months. 300 now, 300 in February.',
      body: 'You pay $600 for insurance on 20 January. It covers January and February.\n\n**Into which month does it go?**',
    },
    pricing: {
      heading: 'Fees and dates',
      plans: [
        plan(['January', '$240', 'five evenings'], ['Begins 12 January', 'Book and folder included'], apply),
        plan(['May', '$240', 'five evenings'], ['Begins 5 May', 'Repeat free if you miss two'], apply),
      ],
    },
    team: {
      heading: 'Who teaches',
      people: [
        person(
          'The teacher',
          'Bookkeeper for 22 years',
          'Did the books of forty shops on this street. Never lost a receipt, says she.',
        ),
      ],
    },
    'waitlist-form': {
      heading: 'Ask for a place',
      lead: 'Say what you sell. We write back whether the course fits.',
      button: 'Ask',
      note: 'No payment now.',
      instead: apply,
    },
    footer: { name: 'Ledger Class', line: madeUp, links: [{ link: apply }] },
  },
};
