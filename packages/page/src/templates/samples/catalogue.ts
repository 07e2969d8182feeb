import type { Company } from '../make-page.ts';
import { call, compared, hours, madeUp, mail, pairs, steps } from './words.ts';

const phone = call('+1 555 010 0199');
const quote = mail('Request a quote', 'desk@sealfinder.example');
const parts: readonly (readonly string[])[] = [
  ['RS-45-55-10', 'Rod seal', '45 mm', 'PU', 'Noon van'],
  ['PS-80-60-22', 'Piston set', '80 mm', 'NBR', 'Noon van'],
  ['WP-50-60-07', 'Wiper', '50 mm', 'PU', 'Noon van'],
  ['OR-62-3', 'O-ring', '62 mm', 'FKM', 'Noon van'],
  ['BR-62-3', 'Back-up ring', '62 mm', 'PTFE', '3 days'],
  ['GR-80-75-15', 'Guide ring', '80 mm', 'POM', '3 days'],
  ['RS-60-70-12', 'Rod seal', '60 mm', 'PU', 'Noon van'],
  ['WP-80-92-10', 'Wiper', '80 mm', 'NBR', '3 days'],
  ['PS-120-95-29', 'Piston set', '120 mm', 'PU', '5 days'],
];

export const sample: Company = {
  title: 'Sealfinder',
  description: 'Hydraulic seals from 4 to 600 mm.',
  language: 'en',
  content: {
    hero: {
      heading: 'Hydraulic seals, 4 to 600 mm',
      lead: 'Send a photo with a coin beside it if the number is gone.',
      action: quote,
      points: pairs(
        ['Kind', 'Rod, piston, wiper, ring'],
        ['Inside', '4 to 600 mm'],
        ['Material', 'NBR, FKM, PU, PTFE, POM'],
        ['Oil', 'Mineral, ester, water glycol'],
        ['Smallest order', '1 piece'],
      ),
    },
    parts: {
      heading: 'In stock',
      lead: 'Examples out of the list.',
      items: parts.map(([number = '', name = '', inside = '', material = '', when = '']) => ({
        number,
        name,
        values: pairs(['Inside', inside], ['Material', material]),
        when,
      })),
    },
    facts: {
      heading: 'Materials',
      rows: pairs(
        ['NBR', '−30 to 100 °C, mineral oil'],
        ['FKM', '−20 to 200 °C, hot oil'],
        ['PU', '−40 to 110 °C, abrasion'],
        ['PTFE', '−200 to 260 °C, chemicals'],
        ['POM', 'Guides, dry running'],
        ['EPDM', 'Not stocked'],
      ),
    },
    comparison: {
      heading: 'Lead times',
      today: 'To 120 mm',
      ours: '120 to 600 mm',
      rows: compared(
        ['In stock', 'Noon van', 'Next day'],
        ['Turned to size', '3 days', '5 days'],
        ['New mould', '4 weeks', '7 weeks'],
      ),
    },
    'how-it-works': {
      heading: 'From question to part',
      items: steps(
        ['Number or photo', ''],
        ['Part and two prices', 'Under 15 minutes'],
        ['Order', 'By mail or phone'],
        ['Noon van', 'Fresno County'],
      ),
    },
    place: {
      heading: 'Counter',
      address: '2100 Front Street\nSelma',
      area: 'Noon van across the county.',
      phone,
      email: mail('desk@sealfinder.example', 'desk@sealfinder.example'),
      hours: hours(['Mon to Fri', '7 to 18 h'], ['Sat', '7 to 12 h']),
    },
    'waitlist-form': {
      heading: 'Harvest list',
      lead: 'The ten seals that fail first in September.',
      button: 'Send it',
      note: 'Once a year.',
      instead: quote,
    },
    footer: { name: 'Sealfinder', line: madeUp, links: [{ link: phone }] },
  },
};
