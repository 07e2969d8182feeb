/** One idea, four Fridays: the same sentence with more evidence in it each time. */
export const weeks = [
  {
    name: 'Week 1',
    adds: 'a hunch',
    text: 'An app that helps small bakeries sell what is left in the evening.',
  },
  {
    name: 'Week 2',
    adds: 'the problem in figures',
    text: 'Small bakeries in Lyon throw away about €40 of bread every day and post leftovers on Facebook by hand. An app sells the evening basket to neighbours and keeps €1 of each.',
  },
  {
    name: 'Week 4',
    adds: '16 interviews',
    text: 'Small bakeries in Lyon throw away about €40 of bread every day and post leftovers on Facebook by hand. An app sells the evening basket to neighbours and keeps €1 of each. I interviewed 16 bakers, and I was one for 9 years.',
  },
  {
    name: 'Week 8',
    adds: '5 paying bakeries',
    text: 'Small bakeries in Lyon throw away about €40 of bread every day and post leftovers on Facebook by hand. An app sells the evening basket to neighbours and keeps €1 of each. I interviewed 16 bakers, and I was one for 9 years. 5 bakeries pay for it today, found through the bakers’ guild. Unlike the surprise bags of Too Good To Go, neighbours choose what is still on the shelf.',
  },
] as const;
