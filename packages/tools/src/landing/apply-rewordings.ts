import { listClaims } from './claims.ts';
import type { Content, PageDraft } from './draft.ts';
import type { PageInput } from './fields.ts';
import { claimsMost, shownClaim } from './sheet.ts';

/** The page with what a model says otherwise, section by section; the draft's own words stay among the other wordings. */
export function applyRewordings(
  draft: PageDraft,
  input: PageInput,
  said: ReadonlyMap<string, string>,
): PageDraft {
  const claims = listClaims(draft.content, input, draft.title).slice(0, claimsMost);
  const changes = claims.flatMap(({ section, text }, at) => {
    const words = said.get(`claim-${at}`);
    // What was cut on the sheet was not seen whole.
    return words === undefined || shownClaim(text) !== text ? [] : [{ section, text, words }];
  });
  if (changes.length === 0) return draft;
  const content: Record<string, unknown> = { ...draft.content };
  for (const { section, text, words } of changes)
    content[section] = replaceText(content[section], text, words);
  return { ...draft, content: content as Content };
}

/** The sheet lists what the first of the two says. What sets them apart stays as it was drafted, so that nothing else does. */
export function applyToPair(
  [a, b]: readonly [PageDraft, PageDraft],
  input: PageInput,
  said: ReadonlyMap<string, string>,
): readonly [PageDraft, PageDraft] {
  const isShared = ([section]: readonly [string, unknown]) =>
    JSON.stringify(Reflect.get(a.content, section)) === JSON.stringify(Reflect.get(b.content, section));
  const worded = Object.entries(applyRewordings(a, input, said).content).filter(isShared);
  const shared: Content = Object.fromEntries(worded);
  const apply = (draft: PageDraft) => ({ ...draft, content: { ...draft.content, ...shared } });
  return [apply(a), apply(b)];
}

function replaceText(data: unknown, text: string, words: string): unknown {
  if (data === text) return /[.!?]$/u.test(text) ? words : words.replace(/\.$/u, '');
  if (Array.isArray(data)) return data.map((one) => replaceText(one, text, words));
  if (typeof data !== 'object' || data === null) return data;
  return Object.fromEntries(
    Object.entries(data).map(([name, value]) => [name, replaceText(value, text, words)]),
  );
}
