/** After these words a stored line says for whom, where and how; before them, what. */
const cut =
  /\s+(?:for|that|which|where|who|whose|from|in|to|by|on|at|over|so|when|until|after|against|inside|across|next|between|above|under|near|among|into|without|beside|behind|per|as|of|paid|sold|made|run)\s.*$/u;
const opening = /^(?:an?|the|own|its|their|each|one|free|cheap|low-cost|simple|smart|small|large|new)\s+/iu;
const people =
  /^(?:American|British|Indian|European|German|French|African|Canadian|Australian|Chinese|Italian|Spanish|Dutch|Nordic|Brazilian|Mexican)(?:\s+|$)/u;
/** Names the product, not what it has. */
const product =
  /(?:software|platform|marketplace|systems?|apps?|CRM|POS|tools?|directory|firms?|franchises?|chains?|shops?|salons?|studios?|gyms?|clinics?|restaurants?|hotels?|company|companies|agency|brands?)$/u;
const participle = /\s+\p{L}+ed$/u;
const wordsMost = 4;
const lettersLeast = 4;

/** Things named in a stored line: "scheduling, notes and claims for solo therapists" names three. */
export function listItems(line: string): readonly string[] {
  return line.split(/\s+with\s+/u).flatMap((part) =>
    part
      .replace(cut, '')
      .split(/,\s*|\s+and\s+|\s+or\s+/u)
      .map((item) => item.trim().replace(cut, '').replace(opening, '').replace(people, ''))
      .map((item) => item.replace(opening, '').replace(participle, '').trim())
      .filter((item) => item.length >= lettersLeast && /^[\p{L}][\p{L}\s'’-]*$/u.test(item))
      .filter((item) => item.split(/\s+/u).length <= wordsMost && !product.test(item)),
  );
}

export function sentenceCase(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}
