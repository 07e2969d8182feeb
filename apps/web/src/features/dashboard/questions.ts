/** What an idea has to answer before anything is built on it, and what counts as an answer. */
interface Question {
  readonly asks: string;
  readonly counts: string;
}

export const questions: readonly Question[] = [
  {
    asks: 'Who has the problem?',
    counts: 'A kind of person of whom you can name twenty. "Small businesses" is not one.',
  },
  {
    asks: 'What do they do about it today?',
    counts:
      'The workaround as it is, with the hours or the money it takes. "Nothing" means it does not hurt.',
  },
  {
    asks: 'When does that fail them?',
    counts: 'One moment, told in their own words, by at least five of them.',
  },
  {
    asks: 'What do you do that nothing else does?',
    counts: 'One sentence without an adjective, which a rival could not put on their own page.',
  },
  {
    asks: 'Why now?',
    counts: 'A change of the last three years: a law, a price, a habit, a technology. With its date.',
  },
  {
    asks: 'How many such people are there?',
    counts: 'Counted from below: people times price, and a source for both.',
  },
  {
    asks: 'What will they pay?',
    counts: 'A price somebody has paid or signed for. An opinion about a price is not one.',
  },
  {
    asks: 'How do the first hundred hear of you?',
    counts: 'One way that you can work yourself this month, with what a reply costs you.',
  },
  {
    asks: 'What does it cost to serve one?',
    counts: 'Money and minutes for each customer, set against the price above.',
  },
  {
    asks: 'What would sink it?',
    counts: 'The one assumption that must hold, and the cheapest way to test it this week.',
  },
];

/** A worksheet to fill in with any editor. */
export function toWorksheet(list: readonly Question[]): string {
  const parts = list.map(({ asks, counts }, index) => `## ${index + 1}. ${asks}\n\n> ${counts}\n\n`);
  return `# Ten questions an idea has to answer\n\n${parts.join('\n')}`;
}
