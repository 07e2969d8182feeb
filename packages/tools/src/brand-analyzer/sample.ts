import type { Input } from './fields.ts';

/** The company of the other samples; both rivals are made up. */
export const sample: Input = {
  company: 'Pawline',
  tagline: 'Every grooming slot filled',
  copy: [
    'Groomers lose six hours a week on the phone. A dog owner cancels at eight, and the table stands empty until noon.',
    'Pawline texts your waiting list and books the first owner who says yes. You see the new name in your calendar within ten minutes.',
    'Our innovative platform leverages smart matching to empower your team, so that every appointment which is cancelled, moved or forgotten is offered again to the owners who live nearby and who have asked for an earlier visit before.',
    'You set the rules once: which dogs, which breeds, how late. We do the rest.',
    'In our first year 288 salons in Ohio filled 41,000 gaps. Most of them earned the price back in the first week.',
    'Pawline may be the best choice for busy salons. You pay $49 a month and can leave any day.',
  ].join('\n'),
  colours: ['#1f9d8a', '#f4a259', '#ffffff', '#24323f', '#ef6f53'],
  logo: {
    name: 'pawline-logo.svg',
    format: 'svg',
    bytes: 3120,
    width: 320,
    height: 96,
    isTransparent: true,
    colours: [
      { hex: '#1f9d8a', share: 0.64 },
      { hex: '#24323f', share: 0.24 },
      { hex: '#7b5ea7', share: 0.12 },
    ],
  },
  character: 'warm',
  rivals: ['Furline', 'Tailbook'],
  rivalColours: [
    { rival: 'Furline', colour: '#2aa198' },
    { rival: 'Tailbook', colour: '#5b4bc4' },
  ],
};
