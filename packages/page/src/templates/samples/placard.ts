import type { Company } from '../make-page.ts';
import { madeUp, mail, pairs, points, texts } from './words.ts';

const help = mail('Volunteer', 'hello@nolastbus.example');

export const sample: Company = {
  title: 'No Last Bus',
  description: 'A campaign for night buses in Eastbank.',
  language: 'en',
  content: {
    hero: {
      heading: 'Nobody walks home at two',
      lead: 'The last bus leaves Eastbank at 23:40. Nurses, cooks and cleaners finish later. We want four buses more.',
      action: help,
    },
    proof: {
      heading: 'One fact',
      figures: [
        {
          value: '1,900',
          label: 'people work past midnight in Eastbank (sample figure, city register)',
          source: mail('How it was counted', 'hello@nolastbus.example'),
        },
      ],
    },
    problem: {
      heading: 'What we do',
      body: '',
      items: points(
        ['Count', 'Two nights a month, at three stops.', '6 counts'],
        ['Write', 'Each count goes to the council with a price for the bus.', '2 letters'],
        ['Ride', 'A hired bus on the first Friday, free.', '1 a month'],
      ),
    },
    features: {
      heading: 'Join',
      lead: 'An hour a month is enough.',
      items: texts(
        ['Count with us', 'Stand at a stop from 23 to 2 h with a clicker.'],
        ['Ride with us', 'Be the second adult on the Friday bus.'],
        ['Sign', 'Your name and street on the next letter.'],
      ),
    },
    facts: {
      heading: 'Accounts',
      rows: pairs(
        ['Legal form', 'Association, registered 2024'],
        ['Income last year', '$4,120 from 96 people'],
        ['Spent', '$3,600 on the Friday bus'],
        ['Paid staff', 'None'],
      ),
    },
    'waitlist-form': {
      heading: 'Get the next date',
      lead: 'One message before each count.',
      button: 'Tell me',
      note: 'You leave with one click.',
      instead: help,
    },
    footer: { name: 'No Last Bus', line: madeUp, links: [{ link: help }] },
  },
};
