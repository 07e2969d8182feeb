import { sentencesOf } from '@slipway/language';
import type { ChosenDesign } from './designs.ts';
import type { Content } from './draft.ts';
import { withoutStop } from './phrase.ts';

/** Designs with a place for plans, and those with one for a list of prices. */
const plans: ReadonlySet<ChosenDesign> = new Set([
  'memo',
  'console',
  'two-doors',
  'pocket',
  'syllabus',
  'broadsheet',
  'marquee',
]);
const lists: ReadonlySet<ChosenDesign> = new Set(['signboard', 'menu', 'calm', 'statement']);
const factual: ReadonlySet<ChosenDesign> = new Set(['teardown', 'placard', 'catalogue']);
const plansMost = 4;

/** The same words in the sections that the design was made for. */
export function fitToDesign(design: ChosenDesign, content: Content): Content {
  return fitPrice(design, fitOpening(design, content));
}

function fitOpening(design: ChosenDesign, content: Content): Content {
  const { hero } = content;
  if (hero === undefined) return content;
  if (design === 'marquee' && hero.mark)
    // The day stands there in letters as wide as the screen.
    return {
      ...content,
      hero: {
        ...hero,
        lead: sentencesOf(hero.lead ?? '')
          .filter((one) => withoutStop(one) !== hero.mark)
          .join(' '),
      },
    };
  // Numbers in the drawing point at parts of the thing; a price is none.
  if (design === 'teardown')
    return {
      ...content,
      hero: {
        ...hero,
        points: (content.facts?.rows ?? [])
          .slice(0, 5)
          .map(({ label, value }) => ({ label: label.slice(0, 60), value: value.slice(0, 140) })),
      },
    };
  return content;
}

function fitPrice(design: ChosenDesign, content: Content): Content {
  const { pricing, 'price-list': priceList, ...rest } = content;
  const [plan, ...others] = pricing?.plans ?? [];
  const rows = priceList?.groups?.flatMap((group) => group.rows) ?? [];
  if (
    priceList !== undefined &&
    plans.has(design) &&
    rows.length <= plansMost &&
    priceList.groups?.length === 1
  )
    return {
      ...rest,
      pricing: {
        heading: priceList.heading ?? '',
        lead: '',
        plans: rows.map(({ name, price, note }) => ({
          name: name.slice(0, 40),
          price: price.slice(0, 30),
          per: '',
          lines: note === '' ? [] : [{ line: note.slice(0, 120) }],
          action: content.hero?.action ?? { label: '', href: '' },
        })),
      },
    };
  if (plan === undefined || plans.has(design)) return content;
  const lead = pricing?.lead ?? '';
  const words = lead.startsWith(plan.price) ? withoutStop(lead) : `${plan.price} ${plan.per}`.trim();
  if (lists.has(design))
    return {
      ...rest,
      'price-list': {
        heading: pricing?.heading ?? '',
        note: lead.startsWith(plan.price) ? '' : lead,
        groups: [
          {
            title: '',
            rows: [plan, ...others].map(({ name, price, per, lines }) => ({
              name,
              price: `${price} ${per}`.trim().slice(0, 40),
              note: lines
                .map(({ line }) => line)
                .join('; ')
                .slice(0, 160),
            })),
          },
        ],
      },
    };
  if (others.length > 0) return content;
  if (factual.has(design))
    return {
      ...rest,
      facts: {
        heading: 'Facts',
        lead: '',
        ...content.facts,
        rows: [...(content.facts?.rows ?? []), { label: 'Price', value: words.slice(0, 200) }],
      },
    };
  // Where the opening names the price, a box with nothing but the price says it twice.
  return (content.hero?.lead ?? '').includes(plan.price) ? rest : content;
}
