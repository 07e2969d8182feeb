import type { ArgumentOrder } from '../designs/design.ts';

interface Order {
  readonly name: string;
  /** What a reader meets first, second and third. */
  readonly beats: readonly [string, string, string];
  /** When this order is the right one. */
  readonly why: string;
}

/** Why a page begins where it begins. */
export const argumentOrders: Readonly<Record<ArgumentOrder, Order>> = {
  'problem-first': {
    name: 'Problem first',
    beats: ['What today costs', 'Why it stays that way', 'What changes'],
    why: 'Your buyer has to defend the purchase to others. They forward the cost of today, not your feature list, so the cost comes first.',
  },
  'demo-first': {
    name: 'Demo first',
    beats: ['Do it', 'See the result', 'How it works'],
    why: 'Seeing it once explains more than a paragraph. Nobody reads about a thing they could have tried by then.',
  },
  'local-trust': {
    name: 'Call first',
    beats: ['Name and number', 'Prices', 'Area and hours'],
    why: 'People who need you now want a number to call. Price and area decide the rest, so they come before any story.',
  },
  'offer-first': {
    name: 'Offer first',
    beats: ['The list with prices', 'Where and when', 'Book'],
    why: 'Visitors already want what you sell. They came to see what there is, what it costs and when you are open.',
  },
  fork: {
    name: 'Two sides',
    beats: ['Choose your side', 'How the sides meet', 'Fees'],
    why: 'Two groups come with opposite questions. One headline for both answers neither, so the page asks who is reading.',
  },
  'object-first': {
    name: 'Object first',
    beats: ['See it', 'Figures', 'Parts'],
    why: 'A thing is bought by looking at it and checking its measures. Claims come after the drawing and the table.',
  },
  reassurance: {
    name: 'Reassurance',
    beats: ['What you have', 'What happens', 'What it costs'],
    why: 'Worried visitors look for their own case, then for what will be done to them, then for the bill.',
  },
  manifesto: {
    name: 'Manifesto',
    beats: ['What we believe', 'One fact', 'Act'],
    why: 'People join a cause they agree with. Say it in a few words, prove it once, and ask.',
  },
  'outcome-first': {
    name: 'Outcome first',
    beats: ['After this you can', 'Week by week', 'Is it for you'],
    why: 'A learner pays for what they can do afterwards. The plan of weeks shows it is real work, and who should not come.',
  },
  'content-first': {
    name: 'Content first',
    beats: ['Read it', 'More like it', 'Subscribe'],
    why: 'A reader subscribes after reading. The first issue is the argument; the form waits beside it.',
  },
  'price-first': {
    name: 'Price first',
    beats: ['What it costs you', 'Every fee', 'Why so'],
    why: 'Where money is handled, people look for the hidden fee. A worked bill on the first screen ends the search.',
  },
  catalogue: {
    name: 'Catalogue',
    beats: ['Find it', 'Specification', 'Quote'],
    why: 'Buyers come with a part in mind. A slogan stands between them and the number they look for.',
  },
  tease: {
    name: 'Date first',
    beats: ['The date', 'One line', 'Register'],
    why: 'An event is a date to keep free. Everything else is read by people who already want to come.',
  },
  story: {
    name: 'Story',
    beats: ['Who I am', 'One case', 'How I work'],
    why: 'Clients hire a person. One case in full says more about your judgement than ten in a list.',
  },
  showcase: {
    name: 'Showcase',
    beats: ['The name', 'Its colours and type', 'How it speaks'],
    why: 'Whoever opens a brand page has work to do with it. Nothing is argued; everything can be copied.',
  },
};
