import type { Company } from '../make-page.ts';
import { call, hours, madeUp, mail, prices } from './words.ts';

const phone = call('+1 555 010 0171');

export const sample: Company = {
  title: 'Orchard Lane',
  description: 'Lunch and dinner from one orchard and its neighbours.',
  language: 'en',
  content: {
    hero: {
      kicker: 'Kitchen and cider, Millbrook',
      heading: 'Open today, noon to ten',
      lead: 'Forty seats, one oven, and what the week gives.',
      action: mail('Book a table', 'table@orchardlane.example'),
    },
    'price-list': {
      heading: 'This week',
      note: 'Allergens are named at the table. g: gluten, n: nuts, d: dairy.',
      groups: [
        prices(
          'To begin',
          ['Leek and apple soup', '9', 'd'],
          ['Pickled beets, goat curd', '11', 'd'],
          ['Cider bread, brown butter', '6', 'g, d'],
        ),
        prices(
          'From the oven',
          ['Pork shoulder, plum', '24', ''],
          ['Trout, sorrel, potato', '26', ''],
          ['Squash, walnut, sage', '19', 'n'],
        ),
        prices('After', ['Apple tart, cream', '9', 'g, d'], ['Three cheeses', '14', 'd, g']),
        prices('To drink', ['Dry cider, glass', '6'], ['Pear juice', '5'], ['Coffee', '4']),
      ],
    },
    'rich-text': {
      heading: 'The orchard',
      aside: 'The list changes on Wednesdays.',
      body: 'The trees were planted in 1931 and nobody wrote down which they are. We press what falls in September and cook with the rest until March.\n\nMeat and fish come from two farms you can see from the terrace.',
    },
    place: {
      heading: 'Hours and way',
      address: '3 Orchard Lane\nMillbrook',
      area: 'Twelve minutes on foot from the station.',
      phone,
      hours: hours(
        ['Wednesday to Friday', '12 to 22 h'],
        ['Saturday', '10 to 23 h'],
        ['Sunday', '10 to 17 h'],
      ),
    },
    'call-to-action': {
      heading: 'A table for more than eight',
      lead: 'The long room takes twenty, with one menu for all.',
      action: mail('Ask for a date', 'table@orchardlane.example'),
      note: 'We answer the same day.',
    },
    footer: { name: 'Orchard Lane', line: madeUp, links: [{ link: phone }] },
  },
};
