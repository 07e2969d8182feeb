import type { ToolPrompt } from '../facet.ts';

/** What a model is asked for beside its view of the sheet: plainer words for lines of the page. */
export const wordsPrompt: ToolPrompt = () =>
  [
    'The sheet is about a landing page. Its lines with an id such as "claim-3" are the words on that page, section by section.',
    'Before the parts below, for up to sixteen of these lines that hold no number: an element "words:" and the id, as in "words:claim-3", that says the same to a visitor in plainer words. Go from the first line to the last: each section is shown as soon as you have worded it.',
    'Add no claim, no praise and no name. Not longer than the line. Say "you" to the visitor. Leave out a line that is plain already.',
  ].join('\n');
