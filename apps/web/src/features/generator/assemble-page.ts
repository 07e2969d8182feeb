import { linkFigures, makePage, placeRest, readPage } from '@slipway/page';
import type { PageDraft } from '@slipway/tools/landing';

type Page = ReturnType<typeof makePage>;
type Context = Parameters<typeof makePage>[2];

/** The draft as a page: in the design's own order, and nothing that has nothing to say. */
export function assemblePage(draft: PageDraft, context: Context): Page {
  const { content, design, layouts = {} } = draft;
  const base = makePage(design, draft, context);
  const planned = base.sections.filter(({ kind }) => Object.hasOwn(content, kind));
  const rest = Object.entries(content)
    .filter(([kind]) => !planned.some((section) => section.kind === kind))
    .map(([kind, data], at) => ({
      id: `section-${context.nowMs}-${at}${Math.floor(context.random() * 1e9).toString(36)}`,
      kind,
      createdAt: new Date(context.nowMs).toISOString(),
      data,
    }));
  const all = placeRest<{ readonly id: string; readonly kind: string; readonly data: unknown }>(
    planned,
    rest,
  );
  const linked = all.map((section) => {
    const variant = Object.entries(layouts).find(([kind]) => kind === section.kind)?.[1];
    return { ...section, ...(variant !== undefined && { variant }), data: linkSections(section.data, all) };
  });
  const { page, problem } = readPage({ ...base, sections: linked });
  if (page === null) throw new Error(problem);
  return linkFigures(page, draft.took);
}

/** `#waitlist-form` leads to the section of that kind. */
function linkSections(
  data: unknown,
  sections: readonly { readonly id: string; readonly kind: string }[],
): unknown {
  return JSON.parse(JSON.stringify(data), (key, value) => {
    if (key !== 'href' || typeof value !== 'string' || !value.startsWith('#')) return value;
    const found = sections.find(({ kind }) => `#${kind}` === value);
    return found === undefined ? value : `#${found.id}`;
  });
}
