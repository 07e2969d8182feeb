const junk = [
  'qwlkj',
  'zzzz',
  '8431',
  '%%%',
  'ßßß',
  '٣٤',
  '🐟🐟',
  'AAAAAA',
  '....',
  'xvcbnm',
  '///',
  'ioiuyt',
  '-1',
  'нет',
];

/** As many characters as the field lets in, and nothing said. */
export const noise = Array.from({ length: 800 }, (_, at) => junk[(at * at + at) % junk.length])
  .join(' ')
  .slice(0, 4000)
  .trim();
