import { makePage, readPage } from '@slipway/page';
import type { PageDraft } from '@slipway/tools/landing';

type Page = ReturnType<typeof makePage>;
type Context = Parameters<typeof makePage>[2];

/** What a design does not plan stands after its second section, or before its end, in this order. */
const early = ['problem', 'solution', 'features', 'how-it-works'];
const later = [
  'code-sample',
  'schedule',
  'price-list',
  'pricing',
  'rich-text',
  'proof',
  'logos',
  'comparison',
  'facts',
  'team',
  'faq',
  'place',
];
const order = [...early, ...later];
const ends: ReadonlySet<string> = new Set(['waitlist-form', 'call-to-action', 'footer']);
/** So many sections of its own a design shows before anything else. */
const opening = 2;

/** The draft as a page: in the design's own order, and nothing that has nothing to say. */
export function assemblePage(draft: PageDraft, context: Context): Page {
  const { content, design } = draft;
  const base = makePage(design, draft, context);
  const planned = base.sections.filter(({ kind }) => Object.hasOwn(content, kind));
  const rest = Object.entries(content)
    .filter(([kind]) => !planned.some((section) => section.kind === kind))
    .toSorted(([a], [z]) => order.indexOf(a) - order.indexOf(z))
    .map(([kind, data], at) => ({
      id: `section-${context.nowMs}-${at}${Math.floor(context.random() * 1e9).toString(36)}`,
      kind,
      createdAt: new Date(context.nowMs).toISOString(),
      data,
    }));
  const isEnd = ({ kind }: { readonly kind: string }) => ends.has(kind);
  const body = planned.filter((section) => !isEnd(section));
  const last = [...planned.filter(isEnd), ...rest.filter(isEnd)];
  const all = [
    ...body.slice(0, opening),
    ...rest.filter(({ kind }) => early.includes(kind)),
    ...body.slice(opening),
    ...rest.filter(({ kind }) => later.includes(kind)),
    ...last.filter(({ kind }) => kind !== 'footer'),
    ...last.filter(({ kind }) => kind === 'footer'),
  ];
  const linked = all.map((section) => ({ ...section, data: linkSections(section.data, all) }));
  const { page, problem } = readPage({ ...base, sections: linked });
  if (page === null) throw new Error(problem);
  return page;
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
