import type { Company } from '../make-page.ts';
import { asked, compared, madeUp, mail, pairs, texts } from './words.ts';

const order = mail('Reserve one', 'hello@lowlamp.example');

export const sample: Company = {
  title: 'Low Lamp 01',
  description: 'A desk lamp that can be taken apart with one coin.',
  language: 'en',
  content: {
    hero: {
      kicker: 'Sheet 1 of 1. Scale 1:2',
      heading: 'A desk lamp you can open with a coin.',
      lead: 'Six parts, one screw. Each can be bought again for as long as we make it.',
      action: order,
      note: '$140. Ships in May.',
      points: pairs(
        ['Shade', 'Spun aluminium, 1.2 mm'],
        ['Lamp', 'E14, any maker'],
        ['Joint', 'Brass, held by friction'],
        ['Foot', 'Cast iron, 1.9 kg'],
        ['Cord', '2.4 m, plug on a thread'],
      ),
    },
    facts: {
      heading: 'Specification',
      rows: pairs(
        ['Height', '420 mm'],
        ['Reach', '310 mm'],
        ['Weight', '2.6 kg'],
        ['Light', '470 lm with the lamp in the box'],
        ['Power', '5 W at 230 V'],
        ['Colours', 'Raw, black, bottle green'],
        ['Made in', 'Two workshops, 30 km apart'],
      ),
    },
    features: {
      heading: 'Why it is built so',
      items: texts(
        ['One screw', 'The coin slot holds shade, arm and foot.'],
        ['No driver', 'The electronics are in the lamp, which you can buy anywhere.'],
        ['Friction joint', 'It wears in eight years and costs $6.'],
        ['Thread for the cord', 'A dog cannot pull the foot off the desk.'],
      ),
    },
    comparison: {
      heading: 'Beside a glued lamp',
      lead: 'A glued lamp is cheaper and 0.8 kg lighter.',
      today: 'Glued LED lamp',
      ours: 'Low Lamp 01',
      rows: compared(
        ['Light fails', 'Bin', 'New E14 lamp, $4'],
        ['Cord frays', 'Bin', 'Cord, $11'],
        ['Price', '$40 to $90', '$140'],
        ['Warranty', '2 years', '10 years, parts for longer'],
      ),
    },
    'waitlist-form': {
      heading: 'First fifty',
      lead: 'Numbered, in raw aluminium. You pay when it ships.',
      button: 'Reserve one',
      note: 'We write in April.',
      instead: order,
    },
    faq: {
      heading: 'Repair',
      items: asked(
        ['Do I need tools?', 'A coin.'],
        ['How long are there parts?', 'At least until 2040. The drawings are on request after that.'],
        ['Who repairs for me?', 'Any electrician. It is a lamp.'],
      ),
    },
    footer: {
      name: 'Low Lamp 01',
      line: madeUp,
      links: [{ link: mail('hello@lowlamp.example', 'hello@lowlamp.example') }],
    },
  },
};
