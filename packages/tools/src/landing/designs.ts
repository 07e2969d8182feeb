/** Those that a generated page may wear: the board shows a brand and nothing else. */
export const designChoices = [
  { value: 'memo', label: 'Memo: software that a committee buys' },
  { value: 'console', label: 'Console: developer tools' },
  { value: 'signboard', label: 'Signboard: a local service people call' },
  { value: 'menu', label: 'Menu: food and hospitality' },
  { value: 'two-doors', label: 'Two Doors: a marketplace' },
  { value: 'pocket', label: 'Pocket: an app for a phone' },
  { value: 'teardown', label: 'Teardown: a thing you build' },
  { value: 'calm', label: 'Calm: health and care' },
  { value: 'placard', label: 'Placard: a cause' },
  { value: 'syllabus', label: 'Syllabus: teaching' },
  { value: 'broadsheet', label: 'Broadsheet: writing' },
  { value: 'statement', label: 'Statement: money and fees' },
  { value: 'catalogue', label: 'Catalogue: parts and materials' },
  { value: 'marquee', label: 'Marquee: an event with a date' },
  { value: 'letter', label: 'Letter: one expert' },
] as const;

export type ChosenDesign = (typeof designChoices)[number]['value'];

/** "Memo". */
export function designName(design: string): string {
  const [name = design] = designChoices.find(({ value }) => value === design)?.label.split(':') ?? [];
  return name;
}
