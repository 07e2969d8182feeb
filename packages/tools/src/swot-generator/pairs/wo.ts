import { capitalise, withArticle } from '../../wording/index.ts';
import { because, given, nameOf, outerHelp, type PairRule } from './pair-rule.ts';

/** A weakness meets an opportunity: what the opening lets you mend cheaply. */
export const woPairs: readonly PairRule[] = [
  {
    id: 'wo-any-size',
    quadrant: 'wo',
    inner: ['unproven', 'unpriced', 'unrouted', 'unnamed', 'alike', 'stranger'],
    outer: ['size'],
    owner: 'Founder',
    days: 10,
    say: ({ label }, size, { who }) => ({
      why: [given(size, `a few of them are enough to learn ${asMatter(label)}`)],
      task: [
        `Draw twenty ${who} at random from such a list, call them all, and write down what each one said.`,
      ],
      passes: [`Twelve of the twenty ${who} picked up, and you can count the answers.`],
    }),
  },
  {
    id: 'wo-unproven-by-hand',
    quadrant: 'wo',
    inner: ['unproven'],
    outer: ['by-hand'],
    owner: 'Founder',
    days: 10,
    say: ({ noun }, hand, { who, thing, harm }) => ({
      why: [
        `What is missing is ${noun}; to get it, ${hand.noun} can be taken off somebody’s hands tomorrow.`,
        `Before ${thing} is finished, you can sell ${who} one week free of ${hand.noun}.`,
      ],
      task: [
        harm === null
          ? `Offer five ${who} to take over ${hand.noun} for a week, for money, and do it yourself.`
          : `Offer five ${who} a paid week in which ${thing} runs beside ${hand.noun} and is compared with it.`,
      ],
      passes: [`One of the five ${who} pays for the week.`],
    }),
  },
  {
    id: 'wo-unproven-opening',
    quadrant: 'wo',
    inner: ['unproven', 'unrouted', 'stranger'],
    outer: ['opening'],
    owner: 'Founder',
    days: 14,
    say: ({ noun }, opening, { who }) => ({
      why: [given(opening, `those who looked there can give you ${noun}`)],
      task: [`Find five ${who} who looked at ${opening.noun}, and ask what kept them from buying.`],
      passes: [`Two of the five ${who} would try yours instead.`],
    }),
  },
  {
    id: 'wo-unproven-any',
    quadrant: 'wo',
    inner: ['unproven'],
    outer: ['demand', 'tech', 'shape'],
    owner: 'Founder',
    days: 14,
    say: ({ noun }, outer, { who }) => ({
      why: [
        given(outer, `whether ${who} act on that is the proof you lack`),
        because(`What is missing is ${noun}, and this is a reason to ask for it`, outer),
      ],
      task: [`Ask ten ${who} what they last did about it (${nameOf(outer)}), when, and what it cost them.`],
      passes: [`Four of the ten ${who} name a date and a sum.`],
    }),
  },
  {
    id: 'wo-unproven-channel',
    quadrant: 'wo',
    inner: ['unproven', 'stranger'],
    outer: ['channel'],
    owner: 'Founder',
    days: 14,
    say: ({ noun }, channel, { who }) => ({
      why: [`${capitalise(channel.noun)} can bring you ${noun} sooner than cold calls.`],
      task: [`Ask two people behind ${channel.noun} to name three ${who} who complain about this.`],
    }),
  },
  {
    id: 'wo-unpriced-by-hand',
    quadrant: 'wo',
    inner: ['unpriced'],
    outer: ['by-hand'],
    owner: 'Founder',
    days: 10,
    say: (_, hand, { who, aOne }) => ({
      why: [`For ${who}, ${hand.noun} costs hours each week: a price can start from there.`],
      task: [
        `Work out with two ${who} what a week of ${hand.noun} costs them, and ask ${aOne} for a tenth of it.`,
      ],
      passes: [`One of the two ${who} says yes to the tenth.`],
    }),
  },
  {
    id: 'wo-unpriced-any',
    quadrant: 'wo',
    inner: ['unpriced'],
    outer: ['opening', 'demand', 'tech', 'shape', 'channel'],
    owner: 'Founder',
    days: 10,
    say: (_, outer, { who, aOne }) => ({
      why: [
        outer.group === 'opening'
          ? given(outer, `the first number ${who} see can be yours`)
          : because(`What this is worth to ${aOne} is where a price can start`, outer),
      ],
      task: [`Name three prices to nine ${who}, one to each three, and note where the talk goes quiet.`],
      passes: [`One price gets a yes from two of three ${who}.`],
    }),
  },
  {
    id: 'wo-unrouted-channel',
    quadrant: 'wo',
    inner: ['unrouted'],
    outer: ['channel'],
    owner: 'Sales',
    days: 14,
    say: (_, channel, { who, one }) => ({
      why: [
        `You name no way to ${who}; others in this field use ${channel.noun}.`,
        `A way to ${who} is missing, and ${channel.noun} is the one others in this field took.`,
      ],
      task: [
        `Try ${channel.noun} for two weeks with a fixed sum, and work out what one talk with ${withArticle(one)} cost.`,
        `Ask two firms that also sell to ${who} what ${channel.noun} brought them.`,
      ],
      passes: [`Three talks with ${who} come of it.`, `Both tell you what one talk with ${who} cost them.`],
    }),
  },
  {
    id: 'wo-unrouted-any',
    quadrant: 'wo',
    inner: ['unrouted'],
    outer: ['by-hand', 'demand', 'tech', 'shape'],
    owner: 'Sales',
    days: 14,
    say: (_, outer, { who }) => ({
      why: [
        given(outer, `those of the ${who} who feel it talk about it somewhere, and that is your way to them`),
      ],
      task: [
        `Ask five ${who} where they last talked about it (${nameOf(outer)}), and go there.`,
        `Find the group, meeting or page where ${who} talk about it (${nameOf(outer)}), and answer one question a day.`,
      ],
    }),
  },
  {
    id: 'wo-unnamed-any',
    quadrant: 'wo',
    inner: ['unnamed'],
    outer: outerHelp,
    owner: 'Founder',
    days: 7,
    say: ({ noun }, outer, { who }) => ({
      why: [given(outer, `${noun} should hear that from you first`)],
      task: [
        `Ask three ${who} who signed the last invoice for something like this, and speak to that person.`,
      ],
    }),
  },
  {
    id: 'wo-alike-any',
    quadrant: 'wo',
    inner: ['alike'],
    outer: outerHelp,
    owner: 'Product',
    days: 21,
    say: ({ noun }, outer, { who, thing }) => ({
      why: [given(outer, `that is where to look for ${noun}`)],
      task: [
        `Show three ${who} two versions of ${thing}, one like the rivals’ and one that only you would make, and let them choose.`,
        `Write down what ${thing} refuses to do that rivals do, and ask five ${who} whether they mind.`,
      ],
    }),
  },
  {
    id: 'wo-cash-any',
    quadrant: 'wo',
    inner: ['cash'],
    outer: outerHelp,
    owner: 'Finance',
    days: 21,
    say: ({ noun }, outer, { who, one }) => ({
      why: [
        because(`With ${noun}, only an opening that pays soon counts`, outer),
        given(outer, `with ${noun}, sell that before you build more`),
      ],
      task: [
        `Offer two ${who} a year in advance at a discount, and drop whatever does not lead to such a sale.`,
        `List what could bring money from ${who} within two months, and stop the rest.`,
      ],
      passes: [`One ${one} pays in advance.`],
    }),
  },
  {
    id: 'wo-dependent-any',
    quadrant: 'wo',
    inner: ['dependent'],
    outer: outerHelp,
    owner: 'Product',
    days: 45,
    say: ({ noun }, outer, { who }) => ({
      why: [given(outer, `use it to own the contact with ${who}, not only a place on ${noun}`)],
      task: [
        `Build one way to ${who} that does not pass through ${noun}; let two of them use it for a month.`,
      ],
    }),
  },
  {
    id: 'wo-heavy-any',
    quadrant: 'wo',
    inner: ['heavy'],
    outer: ['by-hand', 'opening', 'demand', 'tech', 'shape'],
    owner: 'Operations',
    days: 30,
    say: ({ noun, ruleId }, outer, { who }) => ({
      why: [given(outer, `until that is proved with ${who}, spend as little as you can on ${noun}`)],
      task: [
        ruleId === 'handwork'
          ? `Pay ${noun} by the job for the next five ${who}, and write down what each job took and cost.`
          : ruleId === 'goods'
            ? `Let somebody with the space and tools do it for five ${who} (${noun}), and note what is left over.`
            : `Serve the next five ${who} with bought or borrowed parts instead of your own, and note what each one cost.`,
      ],
      passes: [`What five ${who} pay covers what they cost.`],
    }),
  },
  {
    id: 'wo-liable-any',
    quadrant: 'wo',
    inner: ['liable'],
    outer: outerHelp,
    owner: 'Product',
    days: 30,
    say: ({ noun }, outer, { who }) => ({
      why: [given(outer, `show ${who} how you guard against ${noun}, and that is a reason to choose you`)],
      task: [
        `Let a person look over the first fifty results before ${who} see them, and keep a list of each mistake.`,
      ],
      passes: [`The list is short enough to show to ${who}.`],
    }),
  },
  {
    id: 'wo-float-any',
    quadrant: 'wo',
    inner: ['float'],
    outer: outerHelp,
    owner: 'Finance',
    days: 21,
    say: ({ noun }, outer, { who }) => ({
      why: [given(outer, `find out who lends you the money before ${who} count on it`)],
      task: [
        `Ask two banks or funds on what terms they would stand behind ${noun}, and what they want to see first.`,
      ],
      passes: [`One of them names terms on which ${who} still pay a price that leaves you something.`],
    }),
  },
  {
    id: 'wo-two-sided-any',
    quadrant: 'wo',
    inner: ['two-sided'],
    outer: outerHelp,
    owner: 'Operations',
    days: 30,
    say: (_, outer, { who }) => ({
      why: [given(outer, `one side can gain from that before the other is there`)],
      task: [`Fill the other side by hand for one place and two weeks, and see whether ${who} come back.`],
    }),
  },
  {
    id: 'wo-stranger-any',
    quadrant: 'wo',
    inner: ['stranger'],
    outer: ['by-hand', 'opening', 'demand', 'tech', 'shape'],
    owner: 'Founder',
    days: 30,
    say: (_, outer, { one, who }) => ({
      why: [because(`Somebody from among ${who} could tell you in an hour how far this goes`, outer)],
      task: [`Win one ${one} as an adviser: two hours a month, for a fee or a share.`],
    }),
  },
];

/** "how dental offices find you" stays; "no dental office has paid yet" becomes "whether …". */
function asMatter(label: string): string {
  return /^(?:who|what|how|which|where)\b/u.test(label) ? label : 'where you stand';
}
