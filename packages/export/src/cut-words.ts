/** The words that fit; one that is too long by itself is cut. */
export function cutWords(text: string, most: number): string {
  const letters = [...text];
  if (letters.length <= most) return text;
  const cut = letters.slice(0, most + 1).join('');
  const end = cut.lastIndexOf(' ');
  return end > most / 2 ? cut.slice(0, end) : letters.slice(0, most).join('');
}
