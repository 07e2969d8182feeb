export { looks } from './look.ts';
export { makePptx } from './make-pptx.ts';
