import { functionWords } from '../reading/function-words.ts';

/** Small words by which other languages are told: none of them is an English word. */
const smallWords = new Set(
  `una un el para que reserva de la em um uma sem por dla na w di dan untuk que los las del por con como más está son nuestra nuestro una negocio quiero
uma não são nosso nossa pela pelo você empresas
les des une pour dans avec nous est sont qui leurs leur entreprise chez
der die das und ein eine für mit nicht auf wir ist sind von den dem unsere ihre kunden
yang untuk dan dengan kami tidak ini dari pada adalah mereka bisa usaha
ve bir için ile olan bu çok daha küçük müşteri işletme
dla które który się jest nie oraz firma firmy przez naszej
kwa wa ya na katika hii wateja biashara watu kwenye
hai hain ke ki ka mein aur liye karte nahi wale dukan
een het voor van met niet zijn onze
sono della delle nostra anche gli questa aziende`
    .split(/\s+/u)
    .filter((word) => word !== ''),
);
const wordsLeast = 6;
const letterShare = 0.3;
/** English has a small word of its own in every fourth place. */
const englishLeast = 0.12;

/** Whether the text is in another language: only English is read. A name or a term of another one is no such thing. */
export function isForeign(text: string): boolean {
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  const others = text.match(/[^\p{Script=Latin}\P{L}]/gu)?.length ?? 0;
  if (letters > 0 && others / letters > letterShare) return true;
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  if (words.length < wordsLeast) return false;
  const isEnglish = words.filter((word) => functionWords.has(word)).length / words.length >= englishLeast;
  const strange = words.filter((word) => smallWords.has(word) || /[^a-z]/u.test(word)).length;
  return !isEnglish && strange >= strangeLeast;
}

const strangeLeast = 2;
