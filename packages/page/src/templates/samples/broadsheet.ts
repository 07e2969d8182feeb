import type { Company } from '../make-page.ts';
import { dated, madeUp, mail, noLink, pairs, person, plan } from './words.ts';

const subscribe = mail('Subscribe', 'desk@thetideline.example');

export const sample: Company = {
  title: 'The Tideline',
  description: 'A weekly letter on ports, ships and what they carry.',
  language: 'en',
  content: {
    hero: {
      kicker: 'Thursday · No. 41 · Six minutes to read',
      heading: 'The crane that moved a town',
      lead: 'For nine months the largest crane on the coast stood idle over Portside. Then somebody read its contract. What follows is the story of one clause, four mayors and a tide table that was printed upside down.',
      action: subscribe,
      note: 'Every Thursday, six in the morning. Free.',
      points: pairs(
        ['Ports', 'Who owns the quay'],
        ['Ships', 'A ferry for sale'],
        ['Cargo', 'Why bananas are late'],
        ['Letters', 'On pilots, again'],
      ),
    },
    'rich-text': {
      heading: 'From this issue',
      aside: 'Sample text.',
      body: 'The contract has eighty pages and one of them matters. It says that the crane may turn only while the harbour master is awake.\n\nNobody noticed in March, because he slept little in March. By May he had a new house on the hill, with shutters, and containers began to wait.\n\nThe mayor of the day asked for a bell. The mayor after her asked for a second harbour master. The third found the tide table and turned it round.\n\nWhat the fourth did is on page two.',
    },
    schedule: {
      heading: 'Earlier letters',
      rows: dated(
        ['No. 40', 'The last pilot boat', 'Who steers when nobody wants to.', '7 min'],
        ['No. 39', 'Salt', 'A warehouse and its argument.', '5 min'],
        ['No. 38', 'Night shift', 'Four hours with the tally clerks.', '9 min'],
        ['No. 37', 'The dredger', 'Mud as a business.', '6 min'],
      ),
    },
    'waitlist-form': {
      heading: 'By post, if you like',
      lead: 'Leave an address and the next one comes to you.',
      button: 'Subscribe',
      note: 'You leave with one click.',
      instead: subscribe,
    },
    pricing: {
      heading: 'Free and paid',
      lead: 'The letter is free. The archive is not.',
      plans: [
        plan(['Reader', '$0', ''], ['Every Thursday'], noLink),
        plan(['Supporter', '$5', 'a month'], ['All letters since No. 1', 'The yearly map'], noLink),
      ],
    },
    team: {
      heading: 'Who writes it',
      people: [
        person(
          'The editor',
          'Was a ship’s agent',
          'Writes at night, walks the quay at noon. Corrections are printed the week after.',
        ),
      ],
    },
    footer: {
      name: 'The Tideline',
      line: madeUp,
      links: [{ link: mail('desk@thetideline.example', 'desk@thetideline.example') }],
    },
  },
};
