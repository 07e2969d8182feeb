import type { Company } from '../make-page.ts';
import { call, hours, madeUp, person, prices, steps } from './words.ts';

const phone = call('+1 555 010 0134');

export const sample: Company = {
  title: 'Tidewater Drains',
  description: 'Blocked drains in Portside and Eastbank, seven days a week.',
  language: 'en',
  content: {
    hero: {
      kicker: 'Today 7 to 22 h',
      heading: 'Blocked drain? A van in Portside within two hours.',
      lead: 'Fixed price before we start. You pay nothing when it does not run.',
      mark: '+1 555 010 0134',
      markLink: phone,
      action: phone,
    },
    'price-list': {
      heading: 'Prices',
      note: 'Travel, parts up to $20 and the clean-up are in the price.',
      groups: [
        prices('Inside', ['Sink or basin', '$89'], ['Toilet', '$110'], ['Shower', '$95']),
        prices('Outside', ['Main drain', '$180'], ['Camera', '$60', 'Free with a main drain']),
      ],
    },
    place: {
      heading: 'Area and hours',
      address: '14 Quay Street\nPortside',
      area: 'Portside, Eastbank and the harbour, 12 miles around.',
      phone,
      email: { label: 'van@tidewater.example', href: 'mailto:van@tidewater.example' },
      hours: hours(['Monday to Friday', '7 to 22 h'], ['Saturday', '8 to 20 h'], ['Sunday', '9 to 18 h']),
    },
    'how-it-works': {
      heading: 'One visit',
      items: steps(
        ['You call', 'Say which drain and since when.'],
        ['We name the price', 'On the phone. It stays.'],
        ['It runs', 'Or you pay nothing.'],
      ),
    },
    team: {
      heading: 'Who comes',
      people: [
        person('The owner', 'Drains since 2009', 'Answers the phone and drives the first van.'),
        person('The second van', 'Licensed plumber', 'Evenings and Sundays.'),
      ],
    },
    'call-to-action': {
      heading: 'Water on the floor?',
      lead: 'Shut the stopcock, then call.',
      action: phone,
      note: 'The phone is answered by who drives.',
    },
    footer: { name: 'Tidewater Drains', line: madeUp, links: [{ link: phone }] },
  },
};
