/** A name as it is typed into a browser: case, spaces and marks do not count. */
const typedForm = (text: string): string => text.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '');

export const isSpelledAs = (typed: string, name: string): boolean => typedForm(typed) === typedForm(name);
