/** How a name is made. */
export const styles = ['real-word', 'compound', 'blend', 'invented', 'phrase', 'ending-word'] as const;
export type Style = (typeof styles)[number];

export const styleLabels: Readonly<Record<Style, string>> = {
  'real-word': 'Real word',
  compound: 'Two words',
  blend: 'Blend',
  invented: 'Invented',
  phrase: 'Phrase',
  'ending-word': 'Word with its ending',
};
