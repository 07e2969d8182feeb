export { measureLines, rowSize } from './draw-matter.ts';
export { looks } from './look.ts';
export { makePptx } from './make-pptx.ts';
