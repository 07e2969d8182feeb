export { wordsPrompt as prompt } from '../landing/words-prompt.ts';
