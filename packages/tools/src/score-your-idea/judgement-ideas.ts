import type { ScoreInput } from './fields.ts';

/** Ideas with the verdict that an experienced reader gives, decided before the engine saw them. */
export interface JudgementIdea {
  readonly name: string;
  readonly input: ScoreInput;
  /** Good: worth going on with. Poor: not as it stands, or not yet. Stop: whatever else is true. */
  readonly expected: 'good' | 'poor' | 'stop';
}

export const judgementIdeas: readonly JudgementIdea[] = [
  {
    name: 'cleaning crews, nine pay',
    expected: 'good',
    input: {
      idea: 'Owners of small cleaning companies in Bavaria plan 20 crews on paper every evening and lose five hours a week on calls when somebody is sick. Our planner moves the shifts and texts the crew in their own language. Nine companies pay us €80 a month. I ran a cleaning company for 11 years. We sell through the guild of building cleaners.',
      region: 'DE',
    },
  },
  {
    name: 'bakery forecasts, three pay',
    expected: 'good',
    input: {
      idea: 'Bakeries throw away a fifth of their bread every night because they bake by feeling. We forecast tomorrow’s sales from the till and the weather. Three bakeries already pay us €120 a month and their waste went from 20 % to 9 %. Unlike FoodTracker it works with old tills. We find bakeries through the flour mill that supplies them.',
      founderYears: 8,
    },
  },
  {
    name: 'dental gaps, letters of intent',
    expected: 'good',
    input: {
      idea: 'Dental offices lose about six chair hours a week to late cancellations. We text the waiting list when a slot opens and fill it without a phone call, HIPAA compliant. Most offices keep a paper list today.',
      workaroundCostPerMonth: 1800,
      pricePerMonth: 250,
      currency: 'USD',
      region: 'US',
      frequency: 'daily',
      channel: 'Dental dealers and trade shows',
      edge: '10x faster than calling the list',
      evidence: 'letters',
      evidenceCount: 6,
      founderYears: 7,
      stage: 'prototype',
      customer: 'dental offices',
    },
  },
  {
    name: 'freight paperwork, fifteen interviews',
    expected: 'good',
    input: {
      idea: 'Freight brokers retype delivery papers from photos by hand, 40 a day, and each mistake costs them $90. We read the photo and file it in the transport system in under a minute. We interviewed 15 brokers in Texas; eleven showed us their typing pool. $400 a month. I worked as a dispatcher for nine years. We built a prototype and reach brokers through load board newsletters.',
      region: 'US',
      whyNow: 'Since 2023 vision models read handwriting',
    },
  },
  {
    name: 'village shop ledgers, 300 waiting',
    expected: 'good',
    input: {
      idea: 'Kirana stores in India keep credit in paper ledgers and lose ₹4,000 every month to forgotten debts. Our WhatsApp bot writes down who owes what and reminds the debtor politely. ₹499 a month. 300 stores are on the waitlist, found through two distributors in Pune. Unlike Khatabook it works by voice in Marathi.',
      founderYears: 5,
      stage: 'launched',
    },
  },
  {
    name: 'elevator logs, paying and dated law',
    expected: 'good',
    input: {
      idea: 'Property managers in France must log every elevator fault by law since 2024 and do it in Excel, two hours a week per building. We log faults from a sensor by itself. 14 managers pay us €60 per elevator and month. I serviced elevators for 12 years.',
      channel: 'The federation of elevator firms recommends us; cost per customer is €210',
      region: 'FR',
    },
  },
  {
    name: 'dental gaps, nothing tested',
    expected: 'poor',
    input: {
      idea: 'Dental offices lose six hours a week calling patients who cancel. Our software texts the waiting list and fills the gap for $200 a month.',
    },
  },
  {
    name: 'productivity for students',
    expected: 'poor',
    input: {
      idea: 'A revolutionary AI assistant for students that makes them more productive in their daily life. It learns your habits and is completely free at first, we monetize later with ads. We will go viral on social media.',
    },
  },
  {
    name: 'tutor marketplace, friends like it',
    expected: 'poor',
    input: {
      idea: 'A marketplace where parents find tutors for maths near them. We take a 15% commission. My friends said it is a great idea. There are other apps but ours has a nicer design.',
    },
  },
  {
    name: 'cat box by influencers',
    expected: 'poor',
    input: {
      idea: 'A monthly surprise box with toys and snacks for cat owners, $29 a month, sold with influencers and social media. Cats get bored and owners feel guilty about it.',
    },
  },
  {
    name: 'blockchain for food',
    expected: 'poor',
    input: {
      idea: 'We use blockchain to bring transparency to the food supply chain, from farm to fork, for restaurants and supermarkets. Every product gets an NFT.',
    },
  },
  {
    name: 'rural video visits, reports read',
    expected: 'poor',
    input: {
      idea: 'People in rural Queensland wait four months for a dermatologist. They upload photos and a doctor answers the same day. According to the Royal Flying Doctor Service a third of them never go.',
      evidence: 'desk-research',
    },
  },
  {
    name: 'dog dating',
    expected: 'poor',
    input: {
      idea: 'A dating app for dog owners: match by dog breed and meet at the park. Freemium with a subscription of $9 a month. Everyone I asked loved it.',
    },
  },
  {
    name: 'funeral planner',
    expected: 'poor',
    input: {
      idea: 'Families who lose somebody have to organise a funeral in three days and overpay. We compare funeral homes online and earn a fee from the homes.',
      frequency: 'once',
      evidence: 'opinions',
    },
  },
  {
    name: 'nobody pays',
    expected: 'stop',
    input: {
      idea: 'A map of every public toilet in the city for tourists. Tourists need one every day. Nobody pays for it but the city should like the idea. I built a prototype.',
    },
  },
  {
    name: 'dearer than the problem',
    expected: 'stop',
    input: {
      idea: 'Hair salons lose bookings when nobody answers the phone. Our assistant answers and books, day and night, and speaks three languages.',
      customer: 'hair salons',
      workaroundCostPerMonth: 120,
      pricePerMonth: 300,
      currency: 'USD',
      evidence: 'interviews',
      evidenceCount: 12,
    },
  },
  {
    name: 'nights out with friends',
    expected: 'stop',
    input: {
      idea: 'An app that helps groups of friends in Berlin plan a night out: it proposes bars, everyone votes, and it books the table. We earn a commission from the bars.',
    },
  },
  {
    name: 'perpetual motion',
    expected: 'stop',
    input: {
      idea: 'Households pay €200 a month for power. Our perpetual motion generator for the cellar makes it for nothing, sold for €900 through electricians.',
    },
  },
  {
    name: 'fake reviews',
    expected: 'stop',
    input: {
      idea: 'Restaurants with few reviews lose guests. Our service writes fake reviews for restaurants on all platforms for $99 a month. 12 restaurants pay us.',
    },
  },
  {
    name: 'asked and refused',
    expected: 'stop',
    input: {
      idea: 'Beekeepers in Austria drive to their hives twice a week to look at them. A scale under the hive sends the weight. We interviewed 22 beekeepers and none of them would pay for it, they like the drive.',
    },
  },
  {
    name: 'three hundred lighthouses',
    expected: 'stop',
    input: {
      idea: 'There are 300 lighthouse museums in Europe that sell tickets at a till from the eighties. Our ticket app costs $20 a month. We talked to 30 of them.',
      pricePerMonth: 20,
      currency: 'USD',
    },
  },
  {
    name: 'nice to have',
    expected: 'stop',
    input: {
      idea: 'A lamp for students that changes colour when a friend thinks of you. It is just for fun and nice to have on a desk. We would earn with donations.',
    },
  },
];
