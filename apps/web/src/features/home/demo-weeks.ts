const bakeries =
  'An app for small bakeries in Lyon that sells unsold bread to neighbours in the evening. Bakeries pay €1 for each basket.';

interface Week {
  readonly name: string;
  readonly adds: string;
  readonly text: string;
  /** How far it is, as the founder confirmed it. */
  readonly stage?: 'talks' | 'paying';
}

/** One idea, four Fridays: the same idea with more evidence each time. */
export const weeks: readonly [Week, ...Week[]] = [
  {
    name: 'Week 1',
    adds: 'a hunch',
    text: 'An app that helps small bakeries sell what is left in the evening.',
  },
  { name: 'Week 2', adds: 'who pays, where and how much', text: bakeries },
  { name: 'Week 4', adds: '16 interviews', text: `${bakeries} We interviewed 16 bakers.`, stage: 'talks' },
  {
    name: 'Week 8',
    adds: '5 paying bakeries',
    text: `${bakeries} We interviewed 16 bakers, and 5 bakeries pay today.`,
    stage: 'paying',
  },
];
