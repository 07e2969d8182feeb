import { capitalise, verb } from '../../wording/index.ts';
import { because, does, given, nameOf, outerHelp, type PairRule } from './pair-rule.ts';

/** A strength meets an opportunity: what to do first, because it is easy now. */
export const soPairs: readonly PairRule[] = [
  {
    id: 'so-any-size',
    quadrant: 'so',
    inner: ['proof', 'time', 'pain', 'spot', 'price', 'route', 'edge'],
    outer: ['size'],
    owner: 'Sales',
    days: 21,
    say: ({ noun }, size, { who }) => ({
      why: [given(size, `with ${noun} you can say which of them to call first`)],
      task: [`Build a list of a hundred such ${who}, and call the first twenty with ${noun} as the opening.`],
      passes: [`Five of the twenty ${who} agree to a talk.`],
    }),
  },
  {
    id: 'so-proof-by-hand',
    quadrant: 'so',
    inner: ['proof', 'time'],
    outer: ['by-hand'],
    owner: 'Founder',
    days: 14,
    say: ({ noun }, hand, { who, one, harm }) => ({
      why: [
        `You can see ${hand.noun} from close by (${noun}): start where it goes wrong.`,
        `With ${noun} behind you, ${who} will let you watch ${hand.noun} and count what it costs.`,
      ],
      task: [
        harm === null
          ? `Take over ${hand.noun} for one ${one} for a week, and write down each step that surprised you.`
          : `Watch ${hand.noun} at two ${who} for a day each, and write down each slip you see.`,
      ],
      passes: [
        harm === null
          ? `When the week is over, they ask you to keep ${hand.noun}.`
          : `Each of the ${who} finds its own slips on your list.`,
      ],
    }),
  },
  {
    id: 'so-proof-channel',
    quadrant: 'so',
    inner: ['proof', 'time'],
    outer: ['channel'],
    owner: 'Founder',
    days: 21,
    say: (inner, channel, { who, thing }) => ({
      why: [
        `Through ${channel.noun} you will be asked who vouches for you: ${inner.noun} ${does(inner, 'does', 'do')}.`,
        `${capitalise(inner.noun)} ${does(inner, 'gives', 'give')} you something to show when you try ${channel.noun}.`,
      ],
      task: [
        `Open with ${inner.noun} when you speak to two people behind ${channel.noun}, and ask each for one introduction.`,
        `Ask two people behind ${channel.noun} what they need to see before they mention ${thing} to ${who}.`,
      ],
    }),
  },
  {
    id: 'so-proof-demand',
    quadrant: 'so',
    inner: ['proof', 'time'],
    outer: ['demand', 'tech', 'shape'],
    owner: 'Founder',
    days: 14,
    say: (inner, outer, { who, aOne, thing }) => ({
      why: [
        given(outer, `${inner.noun} ${does(inner, 'tells', 'tell')} you which ${who} feel it most`),
        because(`${inner.noun} ${does(inner, 'lets', 'let')} you say it in the words of ${who}`, outer),
      ],
      task: [
        `Pick the three ${who} who feel it most, and offer ${thing} to them as a paid trial.`,
        `Ask the keenest of the ${who} you know what they have tried, and sell ${thing} to one for a month.`,
      ],
      passes: [`One of the ${who} pays.`, `The first invoice to ${aOne} is paid.`],
    }),
  },
  {
    id: 'so-any-opening',
    quadrant: 'so',
    inner: ['proof', 'time', 'spot', 'edge', 'inside', 'pain'],
    outer: ['opening'],
    owner: 'Founder',
    days: 21,
    say: ({ noun }, opening, { who, aOne }) => ({
      why: [
        given(opening, `set ${noun} against that, and ${who} have somebody they can reach`),
        because(`There is a gap that you can fill with ${noun}`, opening),
      ],
      task: [
        `Write one page for ${aOne}: what it costs, what it does, and what ${opening.noun} ${verb(opening.noun, 'leaves', 'leave')} out.`,
        `Ask five ${who} who looked at ${opening.noun} why they did not buy.`,
      ],
    }),
  },
  {
    id: 'so-inside-any',
    quadrant: 'so',
    inner: ['inside'],
    outer: ['by-hand', 'demand', 'tech', 'shape', 'channel'],
    owner: 'Product',
    days: 30,
    say: ({ noun }, outer, { one, thing }) => ({
      why: [
        given(outer, `${noun}, ${thing} can be tried without giving anything up`),
        because(`${noun}, it can be switched on and off again, so no ${one} has to be brave`, outer),
      ],
      task: [
        `Switch ${thing} on for one ${one}, leave the old way in place, and count after a month what each of the two missed.`,
        `Ask the maker of the system (${noun}) what it takes to be listed there, and who was refused.`,
      ],
    }),
  },
  {
    id: 'so-pain-any',
    quadrant: 'so',
    inner: ['pain'],
    outer: ['by-hand', 'demand', 'tech', 'shape'],
    owner: 'Founder',
    days: 14,
    say: ({ noun }, outer, { who, aOne }) => ({
      why: [
        given(outer, `${noun} puts a number on it`),
        because(`${noun} is the number to open with`, outer),
      ],
      task: [
        `Count what lies behind ${noun} with three ${who}, from their own books, and give each the sum on one page.`,
        `Spend a morning with ${aOne} and count what lies behind ${noun}.`,
      ],
      passes: [
        `Two of the three ${who} find the sum right or too low.`,
        `Those of the ${who} whom you visited find your count right or too low.`,
      ],
    }),
  },
  {
    id: 'so-reach',
    quadrant: 'so',
    inner: ['pain', 'edge'],
    outer: ['channel'],
    owner: 'Sales',
    days: 14,
    say: ({ noun }, channel, { who }) => ({
      why: [
        `${capitalise(noun)} makes a first line for ${channel.noun}.`,
        `For ${channel.noun} you need one line that ${who} repeat: ${noun}.`,
      ],
      task: [
        `Put ${noun} into the first line of one message, and get it to twenty ${who} through ${channel.noun}.`,
      ],
      passes: [`Three ${who} answer.`],
    }),
  },
  {
    id: 'so-spot-channel',
    quadrant: 'so',
    inner: ['spot'],
    outer: ['channel'],
    owner: 'Sales',
    days: 14,
    say: ({ noun }, channel) => ({
      why: [
        `${capitalise(channel.noun)} ${channel.isMany ? 'work' : 'works'} best in a small circle, and ${noun} are one.`,
      ],
      task: [`List ${noun} on one page, and mark who could be reached by ${channel.noun}.`],
      passes: [`Ten of ${noun} with a name and a way to reach each.`],
    }),
  },
  {
    id: 'so-spot-any',
    quadrant: 'so',
    inner: ['spot'],
    outer: ['by-hand', 'demand', 'tech', 'shape'],
    owner: 'Founder',
    days: 10,
    say: ({ noun }, outer, { one, who }) => ({
      why: [
        because(`Among ${noun} you can see within a month how far this goes`, outer),
        given(outer, `ask ${noun}, one by one, how far it goes`),
      ],
      task: [
        `Write ${noun} on one list, by name, and call the first ten.`,
        `Visit three of ${noun} in one day, and leave with the name of the next ${one} to see.`,
      ],
      passes: [
        `Four of the first ten ${who} agree to a second talk.`,
        `One of the three ${who} asks for a second talk.`,
      ],
    }),
  },
  {
    id: 'so-price-any',
    quadrant: 'so',
    inner: ['price'],
    outer: outerHelp,
    owner: 'Founder',
    days: 10,
    say: ({ noun }, outer, { who, aOne }) => ({
      why: [
        given(outer, `${noun} can be weighed against that`),
        because(`${noun} turns a chat with ${aOne} into an offer`, outer),
      ],
      task: [
        `Put ${noun} on one page, send it to ten ${who}, and count who asks how to start.`,
        `Offer ${noun} to five ${who} this week, and write down the first word each of them says.`,
      ],
      passes: [`Two ${who} ask how to start.`],
    }),
  },
  {
    id: 'so-route-any',
    quadrant: 'so',
    inner: ['route'],
    outer: outerHelp,
    owner: 'Sales',
    days: 30,
    say: ({ noun }, outer, { one, who, thing }) => ({
      why: [
        because(`${noun} is the road, and this is the reason to take it now`, outer),
        given(outer, `${noun} carries that to ${who}`),
      ],
      task: [
        `Work ${noun} for four weeks with a fixed sum, and work out what winning one ${one} cost.`,
        `Ask one person behind ${noun} to show ${thing} to two ${who}, and go along.`,
      ],
    }),
  },
  {
    id: 'so-edge-any',
    quadrant: 'so',
    inner: ['edge'],
    outer: ['by-hand', 'demand', 'tech', 'shape'],
    owner: 'Product',
    days: 21,
    say: ({ noun }, outer, { aOne, who }) => ({
      why: [
        given(outer, `${noun} is what ${who} will remember`),
        because(`${noun} shows best where this is true`, outer),
      ],
      task: [
        `Stage one side-by-side test with ${aOne}: ${noun} against what they do today.`,
        `Film ${noun} with one real case, and send the film to ten ${who}.`,
      ],
    }),
  },
  {
    id: 'so-numbers-any',
    quadrant: 'so',
    inner: ['numbers'],
    outer: outerHelp,
    owner: 'Finance',
    days: 30,
    say: ({ noun, label }, outer, { who }) => ({
      why: [given(outer, `you can afford to test that: ${label} (${noun})`)],
      task: [
        `Set one month’s sum aside for this alone (${nameOf(outer)}), and fix beforehand how many ${who} it must bring.`,
      ],
    }),
  },
];
