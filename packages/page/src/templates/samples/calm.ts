import type { Company } from '../make-page.ts';
import { asked, call, hours, madeUp, mail, pairs, person, prices, steps } from './words.ts';

const phone = call('+1 555 010 0182');
const book = mail('Ask for a time', 'desk@harbourvets.example');

export const sample: Company = {
  title: 'Harbour Vets',
  description: 'A small practice for cats, dogs and rabbits.',
  language: 'en',
  content: {
    hero: {
      kicker: 'Cats, dogs and rabbits',
      heading: 'What is the matter today?',
      lead: 'Find your reason below. If you are not sure, call: a nurse answers.',
      action: book,
      points: pairs(
        ['Not eating', 'Seen the same day'],
        ['Limping', 'Within two days'],
        ['Vaccination', 'Walk in, Tuesday and Thursday'],
        ['Teeth', 'A look first, without charge'],
        ['Saying goodbye', 'At home, if you want'],
      ),
    },
    'how-it-works': {
      heading: 'Your first visit',
      items: steps(
        ['Wait in the car if you like', 'We send a message when the room is free.'],
        ['Ten minutes of questions', 'Before anybody touches the animal.'],
        ['The look', 'You stay in the room.'],
        ['The plan', 'In writing, with the price of each step.'],
      ),
    },
    'price-list': {
      heading: 'What it costs',
      note: 'Insurance is billed by us. You pay your share only.',
      groups: [
        prices(
          'Visits',
          ['Consultation, 20 minutes', '$62'],
          ['Repeat visit', '$34'],
          ['House call', '$110'],
        ),
        prices(
          'Common',
          ['Vaccination, yearly', '$58'],
          ['Teeth under anaesthetic', 'from $320'],
          ['Blood test', '$74'],
        ),
      ],
    },
    team: {
      heading: 'Who looks after them',
      people: [
        person('The vet', 'Small animals, 14 years', 'Came from the university clinic. Rabbits are her own.'),
        person('The nurse', 'Answers the phone', 'Knows every animal by its name, most owners too.'),
      ],
    },
    place: {
      heading: 'How to reach us',
      address: '8 Pier Road\nEastbank',
      area: 'Bus 4 to Pier Road. Two steps, a ramp at the side. Parking behind the house.',
      phone,
      email: mail('desk@harbourvets.example', 'desk@harbourvets.example'),
      hours: hours(
        ['Monday to Friday', '8 to 18 h'],
        ['Saturday', '9 to 12 h'],
        ['Nights', 'City clinic, +1 555 010 0100'],
      ),
    },
    faq: {
      heading: 'Before you come',
      items: asked(
        [
          'May I give something for the pain?',
          'Please do not. Human tablets are dangerous for cats. Call first.',
        ],
        ['Can I pay in parts?', 'Yes, in three.'],
        ['Do you see birds?', 'No. We give you the name of someone who does.'],
      ),
    },
    'call-to-action': {
      heading: 'Ask for a time',
      lead: 'Say which animal and since when.',
      action: book,
      note: 'We answer within an hour while we are open.',
    },
    footer: { name: 'Harbour Vets', line: madeUp, links: [{ link: phone }] },
  },
};
