export { contrastOf, gradeOf, isHex, sayContrast } from './contrast.ts';
export { differenceOf } from './difference.ts';
export { type Hex, labOf } from './lab.ts';
export { nearestPassing } from './nearest-passing.ts';
export { parseColour } from './parse-colour.ts';
export { turnHue } from './turn-hue.ts';
export { simulate, type Vision, visions } from './vision.ts';
