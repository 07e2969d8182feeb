import type { Company } from '../make-page.ts';
import { madeUp, mail, noLink, pairs, plan, points } from './words.ts';

const join = mail('Join the test', 'hello@mossy.example');

export const sample: Company = {
  title: 'Mossy',
  description: 'An app that tells families which plant needs water today.',
  language: 'en',
  content: {
    hero: {
      heading: 'Your plants, watered by whoever is home.',
      lead: 'One list for the whole flat. It knows the pot, the window and the week.',
      action: join,
      note: 'Not in the stores yet.',
      points: pairs(
        ['Today', 'Fern, kitchen'],
        ['Cup and a half', 'Done by Ida, 8:10'],
        ['Tomorrow', 'Nothing'],
        ['Friday', 'Both figs'],
      ),
    },
    'product-shot': {
      heading: 'Four screens, no more',
      caption: 'Example plants.',
      rows: [
        { label: 'Today', value: 'Fern. Cup and a half.', pin: 'One plant, one amount.' },
        { label: 'Who', value: 'Ida did it.', pin: 'Nobody waters twice.' },
        { label: 'Pot', value: 'Clay, 18 cm', pin: 'You measure once.' },
        { label: 'Away', value: '12 days', pin: 'A list for the neighbour.' },
        { label: 'Ill', value: 'Yellow, low leaves', pin: 'Less water, not more.' },
      ],
    },
    solution: {
      heading: 'Sunday evening, leaving for two weeks',
      body: 'You tap Away and choose the neighbour. She gets one message a visit, with the plant, the amount and where the can is.',
      items: points(
        ['To the neighbour', 'Thursday: fern, a cup and a half. The can is under the sink.'],
        ['From the neighbour', 'Done. The fig dropped a leaf.'],
        ['To you', 'All fine. One leaf.'],
      ),
    },
    facts: {
      heading: 'What it knows about you',
      rows: pairs(
        ['Name', 'The one you type'],
        ['Place', 'Your town, for the light'],
        ['Photos', 'Stay on the phone'],
        ['Sold', 'Nothing'],
      ),
    },
    pricing: {
      heading: 'Free, or a cup of tea',
      plans: [
        plan(['Six plants', '$0', ''], ['Two people', 'All reminders'], noLink),
        plan(['The whole jungle', '$3', 'a month'], ['Any number', 'Neighbours'], noLink),
      ],
    },
    'waitlist-form': {
      heading: 'The test begins in March',
      lead: 'A hundred flats, two months.',
      button: 'Join the test',
      note: 'One mail when it starts.',
      instead: join,
    },
    footer: { name: 'Mossy', line: madeUp, links: [] },
  },
};
