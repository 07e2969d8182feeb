import type { Weighed } from '../weigh.ts';
import { because, given, isNote, nameOf, outerHurt, type PairRule } from './pair-rule.ts';

const aboutData = /GDPR|HIPAA|privacy|data|FERPA|COPPA|CCPA|DPDP|confidential|CJIS/iu;

function isAboutData({ label, clause }: Weighed): boolean {
  return aboutData.test(`${label} ${clause}`);
}

/** A strength meets a threat: what you have to answer it with. */
export const stPairs: readonly PairRule[] = [
  {
    id: 'st-any-level',
    quadrant: 'st',
    inner: ['proof', 'time', 'spot', 'price', 'pain', 'edge', 'route', 'inside', 'numbers'],
    outer: ['level'],
    owner: 'Finance',
    days: 14,
    say: ({ noun, group }, level, { who, thing }) => ({
      why: [
        group === 'price'
          ? given(level, `hold ${noun} against what ${who} spend there, not against American lists`)
          : given(level, `price ${thing} from what ${who} spend today, not from American lists`),
      ],
      task: [`Ask ten ${who} what they spend in a month on what ${thing} would replace, in their own money.`],
      passes: [`Six of the ten ${who} name a sum, and it leaves you a margin.`],
    }),
  },
  {
    id: 'st-proof-rival',
    quadrant: 'st',
    inner: ['proof', 'time'],
    outer: ['rival'],
    owner: 'Founder',
    days: 14,
    say: (inner, rival, { who }) => ({
      why: [
        given(rival, `${inner.noun} can tell you what that leaves undone`),
        because(`Ask where this falls short, starting from ${inner.noun}`, rival),
      ],
      task: [
        isNote(rival)
          ? `Ask five ${who} which supplier they would drop last, and why it would not be you.`
          : `Ask five ${who} what they miss in ${rival.noun}, and put the answer heard most on your first page.`,
      ],
      passes: [`Three of the five ${who} name the same thing.`],
    }),
  },
  {
    id: 'st-any-slow',
    quadrant: 'st',
    inner: ['proof', 'time'],
    outer: ['slow', 'people', 'money'],
    owner: 'Sales',
    days: 30,
    say: ({ noun }, outer, { who, one }) => ({
      why: [
        because(`Against this you have ${noun}`, outer),
        given(outer, `begin where you are known (${noun})`),
      ],
      task: [
        `Ask three ${who} how the last thing they bought was decided: by whom, when, and out of which pot.`,
        `Find the ${one} who must decide soonest, and work back from that date.`,
      ],
    }),
  },
  {
    id: 'st-any-law',
    quadrant: 'st',
    inner: ['proof', 'time', 'spot', 'route', 'pain', 'price', 'edge', 'inside', 'numbers'],
    outer: ['law'],
    owner: 'Legal',
    days: 30,
    say: (_, law, { who, thing }) => ({
      why: [given(law, `tell ${who} in one sentence how you deal with that, before they ask`)],
      task: [
        isAboutData(law)
          ? `Write one page for ${who} on what ${thing} keeps, who sees it and who answers for it.`
          : `Ask two ${who} how they deal with it today (${nameOf(law)}), and write one page on how ${thing} does.`,
      ],
    }),
  },
  {
    id: 'st-any-door',
    quadrant: 'st',
    inner: ['inside', 'proof', 'time', 'edge', 'route', 'spot', 'price'],
    outer: ['door'],
    owner: 'Founder',
    days: 30,
    say: ({ noun, group }, door, { one, who }) => ({
      why: [
        group === 'inside'
          ? because(`What makes it easy, ${noun}, is also what others can close`, door)
          : given(door, `bring ${noun} to that talk`),
      ],
      task: [
        `Get it in writing on what terms you may rely on it (${nameOf(door)}), before the third ${one} does.`,
        `Ask whoever decides it (${nameOf(door)}) what it costs and who was refused; then choose which ${who} to serve first.`,
      ],
    }),
  },
  {
    id: 'st-inside-any',
    quadrant: 'st',
    inner: ['inside', 'edge'],
    outer: ['rival', 'slow', 'people'],
    owner: 'Product',
    days: 21,
    say: ({ noun }, outer, { aOne, who, thing }) => ({
      why: [
        given(outer, `${noun} is the part of the answer you already have`),
        because(`Your answer to this begins with ${noun}`, outer),
      ],
      task: [
        outer.group === 'rival'
          ? `Show ${aOne} ${thing} and the nearest rival side by side, and ask which they would keep.`
          : `Write down for ${who} what stays as it is on the first day, and what changes.`,
      ],
    }),
  },
  {
    id: 'st-pain-any',
    quadrant: 'st',
    inner: ['pain'],
    outer: outerHurt,
    owner: 'Finance',
    days: 14,
    say: ({ noun }, outer, { who, one }) => ({
      why: [
        given(outer, `${noun} is the sum to hold against that`),
        because(`${noun} costs money whatever else is true`, outer),
      ],
      task: [
        `Turn ${noun} into money for one ${one}, month by month, and print it beside your price.`,
        `Ask three ${who} what ${noun} cost them last year, in money.`,
      ],
    }),
  },
  {
    id: 'st-price-any',
    quadrant: 'st',
    inner: ['price'],
    outer: ['rival', 'money', 'slow', 'people'],
    owner: 'Finance',
    days: 14,
    say: ({ noun }, outer, { who, thing }) => ({
      why: [
        given(outer, `${noun} makes the first step a small one`),
        because(`A small first step, ${noun}, is your answer to this`, outer),
      ],
      task: [
        `Work out what ${thing} earns at ${noun} after all costs, and the lowest price at which you would still serve ${who}.`,
        `Offer three ${who} a first try on these terms, ${noun}, with the right to walk away, and count who stays.`,
      ],
    }),
  },
  {
    id: 'st-spot-any',
    quadrant: 'st',
    inner: ['spot'],
    outer: ['rival', 'people', 'money', 'slow'],
    owner: 'Sales',
    days: 30,
    say: ({ noun }, outer) => ({
      why: [given(outer, `among ${noun} you can still be the best known`)],
      task: [`Make three of ${noun} so content that they name you to others, before you look further.`],
    }),
  },
  {
    id: 'st-route-any',
    quadrant: 'st',
    inner: ['route'],
    outer: ['rival', 'people', 'money', 'slow'],
    owner: 'Sales',
    days: 30,
    say: ({ noun }, outer, { who }) => ({
      why: [given(outer, `${noun} still reaches ${who} by a road of your own`)],
      task: [`Ask the people behind ${noun} whom else they carry to ${who}, and on what terms.`],
    }),
  },
  {
    id: 'st-numbers-any',
    quadrant: 'st',
    inner: ['numbers'],
    outer: outerHurt,
    owner: 'Finance',
    days: 30,
    say: ({ noun, label }, outer, { who }) => ({
      why: [given(outer, `what buys you time: ${label} (${noun})`)],
      task: [
        `Work out how many ${who} you could lose to this (${nameOf(outer)}) before your own number changes, ${noun}.`,
      ],
    }),
  },
];
