export { makePptx } from './make-pptx.ts';
