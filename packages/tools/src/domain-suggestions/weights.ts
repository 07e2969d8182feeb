import { nameWeights } from '@slipway/naming';

/** Points of each axis: reference H1. */
export const axisWeights = { ...nameWeights, meaning: 10, ending: 10 } as const;
export type Axis = keyof typeof axisWeights;

/** In the order of the sheet. */
export const axisLabels: Readonly<Record<Axis, string>> = {
  spell: 'Spelled after hearing',
  say: 'Easy to say',
  length: 'Length',
  meaning: 'Fits the business',
  distinct: 'Apart from rivals',
  syllables: 'Syllables',
  clean: 'No unwanted word',
  look: 'Not misread',
  ending: 'Ending',
};
export const axes: readonly Axis[] = [
  'spell',
  'say',
  'length',
  'meaning',
  'distinct',
  'syllables',
  'clean',
  'look',
  'ending',
];
