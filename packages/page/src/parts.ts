/** What other documents are made of too: shapes and their reader, safe markup, palettes and faces. */

export type { ListField, Shape, TextField } from './fields/field.ts';
export { isObject, readData } from './fields/read-data.ts';
export { type Data, type DataOf, list, text } from './fields/shape.ts';
export { html, type Markup, nothing } from './html/markup.ts';
export { contrast } from './theme/contrast.ts';
export { makePalette, type Roles } from './theme/palette.ts';
export { isBrandColour } from './theme/theme.ts';
export { type Faces, pairs, stacks } from './theme/type-pairs.ts';
