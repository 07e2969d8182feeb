export { canonicalJson } from './canonical-json.ts';
export { flatText } from './flat-text.ts';
export { hash32 } from './hash.ts';
export { listWords } from './list-words.ts';
export { shortQuote } from './short-quote.ts';
