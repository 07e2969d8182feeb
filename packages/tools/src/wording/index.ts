export { isPlural, pluralise, sentencesOf, singularise, verb } from '@slipway/report';
export { articleFor, withArticle } from './article.ts';
export { canonicalJson } from './canonical-json.ts';
export { hash32, pickPhrase } from './hash.ts';
export { capitalise, lowerFirst } from './letters.ts';
export { listWords } from './list-words.ts';
export { type ReadingEase, readingEase, syllablesOf } from './reading-ease.ts';
export { shortQuote } from './short-quote.ts';
