// Written by scripts/make-catalogue.ts from content/blog. Run `npm run catalogue` after adding a post.
export const postHeads: readonly { slug: string; title: string; description: string }[] = [
  {
    slug: 'a-year-of-customers-from-six-months',
    title: 'Of 400 new customers 126 stay a year; steady churn says 69',
    description:
      'Churn falls as a cohort ages, so one churn rate gets the year wrong. Six months of counts and a two-number curve do better. Try it on your own cohort.',
  },
  {
    slug: 'ab-test-visitors',
    title: 'From 4 % to 5 % takes 13,752 visitors, so test bigger changes',
    description:
      'A page with 1,000 visitors a week needs 14 weeks to show a rise of one point. Twice the rise needs a quarter of the visitors. Count before you test.',
  },
  {
    slug: 'deck-aloud',
    title: 'A full deck is 540 words, and saying them takes 3 minutes 51 seconds',
    description:
      'Count the words of a pitch before you rehearse it. At 140 words a minute a three-minute slot is 420 words at most, and 378 with pauses.',
  },
  {
    slug: 'default-alive-until-growth-fades',
    title: 'Default alive at 8 % growth, dead when the 8 % fades',
    description:
      'Cash, expenses, revenue and growth decide whether you reach profit on the money you have. Run it once with steady growth and once with fading growth.',
  },
  {
    slug: 'grey-text-contrast',
    title: '#777777 on white fails and #767676 passes: measure your grey text',
    description:
      'The eye cannot see the line between grey text that passes and grey that fails. A ratio can. How to compute it, where it misleads, what to fix first.',
  },
  {
    slug: 'growth-goal-month-by-month',
    title: '$12,000 to $83,333 a month in two years takes 8.4 % every month',
    description:
      'A revenue goal is a monthly growth rate in disguise. Work it out, compare it with published growth, and see what one slow half-year does to the rest.',
  },
  {
    slug: 'how-long-customers-stay',
    title: 'At 3 % monthly churn, half your customers are gone in 23 months, not 33',
    description:
      'The average stay is longer than most customers stay. How to read monthly churn as months, as a year, and as a range when only a few have left.',
  },
  {
    slug: 'ltv-after-year-five',
    title: 'At 1 % churn, more than half of your LTV comes after year five',
    description:
      'Price times margin over churn counts months that no startup has lived through. What lifetime value is when you stop at five years, or three.',
  },
  {
    slug: 'market-size-in-customers',
    title: '$10M a year is 1,667 dental offices: size a market in customers first',
    description:
      'A market in billions cannot be checked. A number of customers can. Divide the goal by the yearly price and compare it with a count that has a source.',
  },
  {
    slug: 'payback-with-leavers',
    title: 'A payback of 12.5 months is really 17 once you count who leaves',
    description:
      'The usual payback formula pretends that every customer stays. Here is the one that counts leavers, with 100 customers followed month by month.',
  },
  {
    slug: 'runway-three-months-of-burn',
    title: 'Last month said 15 months of runway. Three months said 10.',
    description:
      'Runway is cash over burn, and one good month can add half a year that is not there. How to take the burn, and how to turn months into a date.',
  },
  {
    slug: 'what-a-discount-costs',
    title: 'A 20 % discount can mean you must sell 80 % more',
    description:
      'Break-even counts what is left of the price, not the price. Why a small discount asks for so many more sales, and what to change first.',
  },
  {
    slug: 'what-a-hire-costs',
    title: 'One hire at $11,000 a month costs 2.9 months of runway',
    description:
      'What a hire takes off your runway, and what waiting a quarter gives back. How many customers a seller must win to cost nothing.',
  },
];
