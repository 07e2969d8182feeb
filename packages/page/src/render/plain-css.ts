import type { Design } from '../designs/design.ts';
import type { SectionKindId } from '../sections/kinds.gen.ts';

const rows = (list: string) =>
  `${list}{display:grid;gap:20px 40px;grid-template-columns:repeat(auto-fit,minmax(min(100%,240px),1fr))}`;

/** How a section is laid out where its design has no place for it: spacing and columns, no look of its own. */
const plain: Partial<Record<SectionKindId, readonly string[]>> = {
  problem: [rows('.rows')],
  solution: [rows('.rows')],
  features: [rows('.rows')],
  'how-it-works': [
    rows('.steps'),
    '.steps{counter-reset:step}',
    '.steps li{counter-increment:step}',
    '.steps li::before{content:counter(step);display:block;color:var(--muted)}',
  ],
  faq: ['.questions{display:grid;gap:20px;max-width:70ch}'],
  team: [rows('.people'), '.role{color:var(--muted)}'],
  facts: [
    '.facts>div{display:grid;grid-template-columns:minmax(120px,1fr) 2fr;gap:16px;padding:8px 0;border-top:1px solid var(--line)}',
    '.facts{max-width:70ch}',
  ],
  pricing: [
    rows('.plans'),
    '.price{margin:6px 0}',
    '.plan li{margin:4px 0}',
    '.plan .button{margin-top:10px}',
  ],
  'price-list': [
    '.groups{display:grid;gap:32px 48px;grid-template-columns:repeat(auto-fit,minmax(min(100%,300px),1fr));max-width:900px}',
    '.row{display:flex;gap:12px;align-items:baseline}',
    '.dots{flex:1;border-bottom:1px dotted var(--muted)}',
    '.prices li{padding:6px 0}',
  ],
  schedule: [
    '.ladder{display:grid;gap:16px}',
    '.ladder li{display:grid;grid-template-columns:minmax(90px,1fr) 4fr 1fr;gap:16px}',
  ],
  place: ['.contact{display:grid;gap:6px}', '.hours>div{display:flex;gap:16px;padding:4px 0}'],
  proof: [
    rows('.figures'),
    '.value{font-family:var(--display);font-size:2em;line-height:1.1}',
    '.quote{max-width:60ch}',
  ],
  logos: ['.names{display:flex;flex-wrap:wrap;gap:8px 28px}'],
  'code-sample': ['.samples{display:grid;gap:20px}', 'pre{padding:14px 16px;border:1px solid var(--line)}'],
  'waitlist-form': ['.act{max-width:560px}'],
};

/** A heading and a few lines stand beside each other: under each other they leave a wide page empty. */
const alone =
  '@media (min-width:900px){:where(.extra>.in>.head:only-child,.extra.s-rich-text>.in){display:grid;grid-template-columns:minmax(min-content,4fr) minmax(0,8fr);gap:8px 40px;align-items:baseline;margin-bottom:0}:where(.extra.s-rich-text>.in>aside){grid-column:2}}';

/** Of no weight, so that a rule of the design always wins. */
export function plainCss({ sections }: Pick<Design, 'sections'>): string {
  const planned = new Set(sections.map(({ kind }) => kind));
  const others = Object.entries(plain).filter(([kind]) => ![...planned].some((one) => one === kind));
  const spaced = others.map(([kind]) => `.s-${kind} .head`).join(',');
  const lines = others.flatMap(([kind, rules]) =>
    rules.map((rule) => {
      const at = rule.indexOf('{');
      return `:where(.s-${kind}) ${zero(rule.slice(0, at))}${rule.slice(at)}`;
    }),
  );
  const titles = others.map(([kind]) => `.s-${kind} h2`).join(',');
  return `:where(${spaced}){margin-bottom:20px}:where(${titles}){margin-bottom:12px}${lines.join('')}${alone}`;
}

function zero(selector: string): string {
  const [plainPart = selector, pseudo] = selector.split('::');
  return `:where(${plainPart})${pseudo === undefined ? '' : `::${pseudo}`}`;
}
