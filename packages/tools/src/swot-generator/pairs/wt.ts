import { because, given, isNote, nameOf, outerHurt, type PairRule } from './pair-rule.ts';

/** A weakness meets a threat: where it breaks first, and how to find out before it does. */
export const wtPairs: readonly PairRule[] = [
  {
    id: 'wt-any-level',
    quadrant: 'wt',
    inner: ['unproven', 'unpriced', 'unrouted', 'alike', 'unnamed', 'heavy', 'cash'],
    outer: ['level'],
    owner: 'Finance',
    days: 14,
    say: (_, level, { who, thing }) => ({
      why: [given(level, `a price for ${thing} has to come from what ${who} spend today`)],
      task: [`List what ${thing} must buy in dollars or euros, and how many ${who} pay for one month of it.`],
    }),
  },
  {
    id: 'wt-any-law',
    quadrant: 'wt',
    inner: [
      'unproven',
      'unpriced',
      'unrouted',
      'alike',
      'unnamed',
      'stranger',
      'heavy',
      'two-sided',
      'dependent',
    ],
    outer: ['law'],
    owner: 'Legal',
    days: 21,
    say: ({ noun }, law, { who, thing }) => ({
      why: [
        given(law, `${noun} is worth little if ${thing} may not be sold that way`),
        given(law, `find that out before ${who} do`),
      ],
      task: [`Ask somebody who advises ${who} what ${thing} must show (${nameOf(law)}), on one page.`],
    }),
  },
  {
    id: 'wt-alike-rival',
    quadrant: 'wt',
    inner: ['alike', 'unproven', 'unpriced', 'unrouted'],
    outer: ['rival'],
    owner: 'Product',
    days: 10,
    say: ({ noun, group }, rival, { aOne, who }) => ({
      why: [
        group === 'alike'
          ? given(rival, `as long as you cannot name ${noun}, ${who} have no reason to switch`)
          : given(rival, `without ${noun}, ${who} will take the safe choice`),
      ],
      task: [
        isNote(rival)
          ? `Ask five ${who} what they pay for today that comes near this, and what they would give up for you.`
          : `Try what ${rival.noun} offer${rival.noun.includes(' and ') ? '' : 's'} as ${aOne} would, and write down where you got stuck.`,
      ],
    }),
  },
  {
    id: 'wt-cash-any',
    quadrant: 'wt',
    inner: ['cash'],
    outer: outerHurt,
    owner: 'Finance',
    days: 7,
    say: ({ noun }, outer, { who }) => ({
      why: [
        given(outer, `with ${noun}, the yes may come after the money`),
        because(`With ${noun}, this is where it breaks first`, outer),
      ],
      task: [
        `Cut the plan to one kind of ${who}, one paid trial and one date on which you stop.`,
        `Set the date on which you stop, and plan backwards from it to the next sale to ${who}.`,
      ],
    }),
  },
  {
    id: 'wt-unproven-any',
    quadrant: 'wt',
    inner: ['unproven'],
    outer: ['door', 'law', 'slow', 'money', 'people'],
    owner: 'Founder',
    days: 14,
    say: ({ noun }, outer, { who }) => ({
      why: [
        given(outer, `before ${noun}, nobody knows whether ${who} get past that`),
        because(`Without ${noun}, this alone can end it`, outer),
      ],
      task: [
        `Ask five ${who} outright whether this would stop them (${nameOf(outer)}), and what would have to be true for a yes.`,
        `Raise it yourself with five ${who} before they do (${nameOf(outer)}), and write down what they answer.`,
      ],
      passes: [`Three of the ${who} say what would have to be true.`],
    }),
  },
  {
    id: 'wt-unpriced-any',
    quadrant: 'wt',
    inner: ['unpriced'],
    outer: ['money', 'slow', 'people', 'door', 'law'],
    owner: 'Finance',
    days: 14,
    say: (_, outer, { one, who }) => ({
      why: [given(outer, `a price for ${who} has to leave room for that`)],
      task: [
        `Work out the lowest price at which one ${one} still covers this (${nameOf(outer)}), and test it on three ${who}.`,
      ],
    }),
  },
  {
    id: 'wt-unrouted-any',
    quadrant: 'wt',
    inner: ['unrouted'],
    outer: ['money', 'slow', 'people', 'door', 'law'],
    owner: 'Sales',
    days: 14,
    say: (_, outer, { who, one }) => ({
      why: [because(`With no road to ${who} yet, you would meet this late and one by one`, outer)],
      task: [
        `Win one ${one} by any means, note each step, and keep only the steps that would work a hundred times.`,
      ],
    }),
  },
  {
    id: 'wt-unnamed-any',
    quadrant: 'wt',
    inner: ['unnamed'],
    outer: outerHurt,
    owner: 'Founder',
    days: 10,
    say: ({ noun }, outer, { who }) => ({
      why: [given(outer, `${noun} will weigh that for ${who}, and you have not met them`)],
      task: [`Meet the person above ${who} who would sign, and ask what made them refuse the last offer.`],
    }),
  },
  {
    id: 'wt-alike-any',
    quadrant: 'wt',
    inner: ['alike'],
    outer: ['door', 'law', 'slow', 'money', 'people'],
    owner: 'Product',
    days: 21,
    say: ({ noun }, outer, { who }) => ({
      why: [given(outer, `whoever deals with that best for ${who} has found ${noun}`)],
      task: [
        `Ask five ${who} how the supplier they like best deals with this (${nameOf(outer)}), and do one thing better.`,
      ],
    }),
  },
  {
    id: 'wt-dependent-any',
    quadrant: 'wt',
    inner: ['dependent'],
    outer: outerHurt,
    owner: 'Product',
    days: 30,
    say: ({ noun }, outer, { who }) => ({
      why: [given(outer, `a change at ${noun} could hit in the same month`)],
      task: [
        `Write down what you would tell ${who} on the morning ${noun} shuts you out, and build the first part of it.`,
      ],
    }),
  },
  {
    id: 'wt-heavy-any',
    quadrant: 'wt',
    inner: ['heavy'],
    outer: outerHurt,
    owner: 'Operations',
    days: 21,
    say: ({ noun }, outer, { one, who }) => ({
      why: [given(outer, `and ${noun} must be paid for in any case`)],
      task: [`Work out what one ${one} costs you, ${noun} included, and stop if ten ${who} do not cover it.`],
    }),
  },
  {
    id: 'wt-liable-rival',
    quadrant: 'wt',
    inner: ['liable'],
    outer: ['rival'],
    owner: 'Legal',
    days: 30,
    say: ({ noun }, outer, { who, isGrave }) => ({
      why: [given(outer, `after one case of ${noun}, ${who} would know where to go`)],
      task: [
        isGrave
          ? `Ask an insurer what cover against ${noun} costs, and two ${who} what they would do then.`
          : `Count how often ${noun} happens in a hundred cases, and ask two ${who} how often would be too often.`,
      ],
    }),
  },
  {
    id: 'wt-liable-any',
    quadrant: 'wt',
    inner: ['liable'],
    outer: ['door', 'law'],
    owner: 'Legal',
    days: 30,
    say: ({ noun }, outer, { who, isGrave }) => ({
      why: [given(outer, `one case of ${noun} would make that worse`)],
      task: [
        isGrave
          ? `Ask an insurer what cover against ${noun} costs, and a lawyer whom ${who} would sue.`
          : `Count how often ${noun} happens in a hundred cases, and show the number to ${who} before they ask.`,
      ],
    }),
  },
  {
    id: 'wt-float-any',
    quadrant: 'wt',
    inner: ['float'],
    outer: [...outerHurt, 'level'],
    owner: 'Finance',
    days: 21,
    say: ({ noun }, outer, { who }) => ({
      why: [given(outer, `one bad month would be your own money, because of ${noun}`)],
      task: [
        `Work out how many of a hundred ${who} may fail you before the fees no longer cover it, and set that as the limit.`,
      ],
    }),
  },
  {
    id: 'wt-two-sided-any',
    quadrant: 'wt',
    inner: ['two-sided'],
    outer: outerHurt,
    owner: 'Operations',
    days: 30,
    say: (_, outer, { who }) => ({
      why: [given(outer, `and there are sides to win before ${who} notice you`)],
      task: [
        `Choose the side that is harder to get, win twenty of them in one place, and only then call ${who}.`,
      ],
    }),
  },
  {
    id: 'wt-stranger-any',
    quadrant: 'wt',
    inner: ['stranger'],
    outer: outerHurt,
    owner: 'Founder',
    days: 21,
    say: (_, outer, { who, one }) => ({
      why: [because(`Somebody new among ${who} learns this the dear way`, outer)],
      task: [`Spend two days at work beside ${who}, and pay one ${one} to tell you what you got wrong.`],
    }),
  },
];
