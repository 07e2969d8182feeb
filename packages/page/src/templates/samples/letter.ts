import type { Company } from '../make-page.ts';
import { asked, madeUp, mail, points, texts } from './words.ts';

const write = mail('desk@halden.example', 'desk@halden.example');

export const sample: Company = {
  title: 'M. Halden',
  description: 'An architect for old houses.',
  language: 'en',
  content: {
    hero: {
      kicker: 'Millbrook, in November. To you, who has bought an old house',
      heading: 'You stood in the kitchen and thought: this wall has to go. Please wait a month.',
      lead: 'I am an architect. For nineteen years I have worked on houses built before 1920, mostly in this valley, mostly for people who had no plans for a second one.',
      action: write,
    },
    'rich-text': {
      heading: 'One house',
      aside: 'Sample case.',
      body: 'Last spring a couple wrote to me about a farmhouse with a damp north wall. Two builders had offered to seal it for $30,000.\n\nWe dug a hole instead, forty centimetres deep, and found that the yard had grown over a gutter from 1890. It took a mason **four days** to lay it open. The wall was dry in August.\n\nIf your house puzzles you, write to me at [desk@halden.example](mailto:desk@halden.example) and tell me what you see.',
    },
    problem: {
      heading: 'How I work',
      body: 'I come once before I say anything.',
      items: points(
        ['A day in the house', 'I draw it as it is, cellar first', '$600'],
        ['A letter of ten pages', 'What it needs now, in five years, never', '$900'],
        ['The work', 'By the hour, with the three masons I trust', '$95 an hour'],
      ),
    },
    features: {
      heading: 'What I do not do',
      items: texts(
        ['New houses', 'others do them better'],
        ['Quick answers by phone', 'I have been wrong too often'],
        ['Open kitchens', 'unless the beam says yes'],
      ),
    },
    faq: {
      heading: 'You may want to ask',
      items: asked(['How soon?', 'I can come in about five weeks.'], ['How far?', 'An hour by train.']),
    },
    'call-to-action': {
      heading: 'Write to me about the house.',
      lead: 'Two photos are enough: the room you like, and the one that worries you.',
      action: write,
      note: '',
    },
    footer: { name: 'M. Halden', line: madeUp, links: [{ link: write }] },
  },
};
