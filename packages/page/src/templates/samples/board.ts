import type { Company } from '../make-page.ts';
import { madeUp, noImage } from './words.ts';

export const sample: Company = {
  title: 'Kelp & Co',
  description: 'The brand of a made-up seaweed grocer.',
  language: 'en',
  theme: { brand: '#0f6b57', type: null, radius: null, density: null },
  content: {
    hero: {
      kicker: 'Brand, spring',
      heading: 'Food from the tide, plainly sold.',
      lead: 'How we look and write, on one page. Take what you need.',
    },
    'brand-board': {
      heading: 'Kelp & Co',
      tagline: 'Food from the tide.',
      logo: noImage,
      logoUse: 'Keep the width of one K free around the name. On photos it stands in a white box.',
      colours: [
        { name: 'Kelp', hex: '#0f6b57', use: 'Name, buttons' },
        { name: 'Sand', hex: '#efe3cb', use: 'Grounds' },
        { name: 'Buoy', hex: '#e2572b', use: 'One thing a page' },
        { name: 'Deep', hex: '#10222b', use: 'Text' },
      ],
      faces: [
        { name: 'Headlines', use: 'Names and prices' },
        { name: 'Text', use: 'Everything else' },
      ],
      voice: [
        { say: 'Dried this morning.', avoid: 'Crafted with passion.' },
        { say: 'Salty. Try it in soup.', avoid: 'A superfood experience.' },
      ],
    },
    footer: { name: 'Kelp & Co', line: madeUp, links: [] },
  },
};
