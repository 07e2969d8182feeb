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

interface Placed {
  readonly kind: string;
}

/** The design's sections in their order, and the others where a reader expects them. */
export function placeRest<T extends Placed>(planned: readonly T[], others: readonly T[]): readonly T[] {
  const isEnd = ({ kind }: Placed) => ends.has(kind);
  const rest = others.toSorted((a, z) => order.indexOf(a.kind) - order.indexOf(z.kind));
  const body = planned.filter((section) => !isEnd(section));
  const last = [...planned.filter(isEnd), ...rest.filter(isEnd)];
  return [
    ...body.slice(0, opening),
    ...rest.filter(({ kind }) => early.includes(kind)),
    ...body.slice(opening),
    ...rest.filter(({ kind }) => later.includes(kind)),
    ...last.filter(({ kind }) => kind !== 'footer'),
    ...last.filter(({ kind }) => kind === 'footer'),
  ];
}
