/** Short forms for the samples: a row of a list is written as its words in order. */
type Words = readonly string[];
const at = (words: Words, place: number): string => words[place] ?? '';

export const noLink = { label: '', href: '' };
export const noImage = { src: '', alt: '', width: 0, height: 0 };
export const mail = (label: string, address: string) => ({ label, href: `mailto:${address}` });
export const call = (label: string) => ({ label, href: `tel:${label.replaceAll(/[^+\d]/g, '')}` });

export const pairs = (...rows: Words[]) => rows.map((row) => ({ label: at(row, 0), value: at(row, 1) }));
export const points = (...rows: Words[]) =>
  rows.map((row) => ({ title: at(row, 0), body: at(row, 1), value: at(row, 2) }));
export const texts = (...rows: Words[]) => rows.map((row) => ({ title: at(row, 0), body: at(row, 1) }));
export const steps = (...rows: Words[]) =>
  rows.map((row) => ({ title: at(row, 0), body: at(row, 1), side: at(row, 2) }));
export const prices = (title: string, ...rows: Words[]) => ({
  title,
  rows: rows.map((row) => ({ name: at(row, 0), price: at(row, 1), note: at(row, 2) })),
});
export const hours = (...rows: Words[]) => rows.map((row) => ({ days: at(row, 0), time: at(row, 1) }));
export const dated = (...rows: Words[]) =>
  rows.map((row) => ({ when: at(row, 0), title: at(row, 1), body: at(row, 2), where: at(row, 3) }));
export const compared = (...rows: Words[]) =>
  rows.map((row) => ({ need: at(row, 0), today: at(row, 1), ours: at(row, 2) }));
export const asked = (...rows: Words[]) => rows.map((row) => ({ question: at(row, 0), answer: at(row, 1) }));
export const plan = (
  [name, price, per]: readonly [string, string, string],
  lines: Words,
  action: { readonly label: string; readonly href: string },
) => ({ name, price, per, lines: lines.map((line) => ({ line })), action });
export const person = (name: string, role: string, body: string) => ({
  name,
  role,
  body,
  image: noImage,
  link: noLink,
});

/** Stands at the foot of every sample, in the page itself. */
export const madeUp = 'Sample page: the company and its figures are made up.';
