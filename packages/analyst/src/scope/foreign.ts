import { listWords } from '../text/words.ts';

/** Small words by which other languages are told: none of them is an English word. */
const smallWords = new Set(
  `una un el para que de la em um uma sem por dla na di dan untuk los las del con como más está son nuestra nuestro
não são nosso nossa pela pelo você les des une pour dans avec nous est sont qui leurs leur chez
der die das und ein eine für mit nicht auf wir ist sind von den dem unsere ihre
yang dengan kami tidak ini dari pada adalah mereka bisa ve bir için ile olan bu çok daha
które który się jest nie oraz przez naszej kwa wa ya katika hii kwenye
hai hain ke ki ka mein aur liye karte nahi wale een het voor van met niet zijn onze sono della delle anche gli questa`
    .split(/\s+/u)
    .filter((word) => word !== ''),
);
const wordsLeast = 6;
const letterShare = 0.3;
const strangeLeast = 2;
/** Of all words, those that are small words: English has one in every fourth place. */
const englishLeast = 0.12;

/** Whether the text is in another language. A name or a term of another one is no such thing. */
export function isForeign(text: string): boolean {
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  const others = text.match(/[^\p{Script=Latin}\P{L}]/gu)?.length ?? 0;
  if (letters > 0 && others / letters > letterShare) return true;
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  if (words.length < wordsLeast) return false;
  // Words that say nothing in English are dropped here, and no others are.
  const small = words.filter((word) => word.length > 1 && listWords(word).length === 0).length;
  return small / words.length < englishLeast && isStrange(text);
}

/** Words that English has not: no proof alone, as a text may name a dish or a street. */
export const isStrange = (text: string): boolean =>
  (text.toLowerCase().match(/\p{L}+/gu) ?? []).filter((word) => smallWords.has(word) || /[^a-z]/u.test(word))
    .length >= strangeLeast;
