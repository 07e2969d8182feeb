import type { Company } from '../make-page.ts';
import { dated, hours, madeUp, mail, noLink, person, plan, points } from './words.ts';

const register = mail('Register', 'hello@slowweb.example');

export const sample: Company = {
  title: 'Slow Web Day',
  description: 'One day about websites that last ten years.',
  language: 'en',
  content: {
    hero: {
      kicker: 'Old Mill, Portside',
      heading: 'Slow Web Day',
      lead: 'One room, six talks, no recording.',
      mark: '14.09',
      action: register,
    },
    solution: {
      heading: 'Sites that last ten years',
      body: 'Six people show one site each that is older than its tools, and what they did so that it still runs.',
      items: points(['90 seats', ''], ['Lunch for all', ''], ['No sponsors on stage', '']),
    },
    schedule: {
      heading: 'The day',
      rows: dated(
        ['9:00', 'Doors', 'Coffee on the quay.', 'Yard'],
        ['10:00', 'A shop from 2009', 'Orders by mail, still.', 'Hall'],
        ['11:30', 'The town archive', 'Forty thousand pages, one person.', 'Hall'],
        ['14:00', 'No build step', 'What it cost and saved.', 'Hall'],
        ['16:00', 'Hand over', 'Leaving a site to somebody else.', 'Hall'],
        ['17:30', 'Boat', 'Until it is dark.', 'Pier'],
      ),
    },
    place: {
      heading: 'Old Mill',
      address: '1 Mill Row\nPortside',
      area: 'Nine minutes from the station, along the water.',
      hours: hours(['Doors', '9 h'], ['End', '18 h']),
    },
    pricing: {
      heading: 'Tickets',
      plans: [
        plan(['Early', '$60', 'until June'], ['The day and lunch'], register),
        plan(['Regular', '$90', ''], ['The day and lunch'], register),
        plan(['Boat', '$15', 'more'], ['40 places'], noLink),
      ],
    },
    team: {
      heading: 'On stage',
      people: [
        person('Speaker one', 'Keeps a shop', 'Confirmed.'),
        person('Speaker two', 'Town archivist', 'Confirmed.'),
        person('Speaker three', 'Says no to builds', 'Confirmed.'),
      ],
    },
    'waitlist-form': {
      heading: 'Ninety seats',
      lead: 'One mail when the tickets open.',
      button: 'Tell me',
      note: 'Nothing else.',
      instead: register,
    },
    footer: { name: 'Slow Web Day', line: madeUp, links: [{ link: register }] },
  },
};
