import { AppError } from '@slipway/core';

const lengthMax = 60;
const lengthMin = 3;
/** For "page-" before a name and a random end behind it. */
const roomForEnd = 14;

/** Addresses that could be taken for ours or for somebody official. */
const reserved: ReadonlySet<string> = new Set(
  `about abuse account accounts admin administrator api app apps assets auth billing blog bot bots careers cdn config contact
  cookies dashboard dev docs download editor email error export favicon feed feeds files forum google help home host images img info
  invoice invoices join joined kyc legal login logout mail media news newsletter null official operator order orders page pages password pay
  payment payments policy pricing privacy profile project projects public register report robots root sale sales sandbox secure
  security settings sign-in sign-up signin signup site sitemap slipway slipway-app slipway-official slipway-support staff static
  status store support system team templates terms test tools trust undefined update upload uploads user users verify wallet webmail
  www`.split(/\s+/u),
);

/** One sentence about what is wrong with a slug that was typed, or null. */
export function slugProblem(slug: string): string | null {
  if (slug.length < lengthMin || slug.length > lengthMax)
    return `An address has ${lengthMin} to ${lengthMax} characters.`;
  if (!/^[a-z\d]+(?:-[a-z\d]+)*$/u.test(slug))
    return 'An address has small letters a to z, digits and single hyphens between them.';
  if (/^[\d-]+$/u.test(slug)) return 'An address needs at least one letter.';
  if (reserved.has(slug)) return `The address “${slug}” is reserved. Please choose another one.`;
  return null;
}

export function readSlug(typed: string): string {
  const slug = typed.toLowerCase();
  const problem = slugProblem(slug);
  if (problem !== null) throw new AppError('request/invalid', { problem, field: 'slug' });
  return slug;
}

/** From a page's name: "Café Größe 2" → "cafe-grosse-2". Always one that may be used. */
export function slugOf(name: string): string {
  const slug = name
    .toLowerCase()
    // Of a pair one address shows both, and which one a visitor sees is not theirs to read.
    .replace(/, page [ab]$/u, '')
    .replaceAll('ß', 'ss')
    .normalize('NFKD')
    .replace(/\p{Mark}/gu, '')
    .replace(/[^a-z\d]+/gu, '-')
    .slice(0, lengthMax - roomForEnd)
    .replace(/^-+|-+$/gu, '');
  if (slug === '') return 'new-page';
  return slugProblem(slug) === null ? slug : `page-${slug}`;
}

/** "name", "name-2", "name-3" …; past a few, something nobody has: `end` is random. */
export function* slugsLike(slug: string, end: string): Generator<string> {
  yield slug;
  for (let count = 2; count <= 9; count += 1) yield `${slug}-${count}`;
  yield `${slug}-${end
    .toLowerCase()
    .replace(/[^a-z\d]/gu, '')
    .slice(0, 7)}`;
}
