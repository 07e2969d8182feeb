import { sentencesOf } from '@slipway/language';
import type { ChosenDesign } from './designs.ts';
import type { Content } from './draft.ts';
import { capitalise, withoutStop, withStop } from './phrase.ts';
import { actionOfEach } from './write-action.ts';

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
  return saidOnce(design, withoutLonePrice(fitPrice(design, fitOpening(design, content))));
}

/** Facts beside the opening are not listed again under it: a bill of Statement has them all, the margin of Memo only three. */
function saidOnce(design: ChosenDesign, content: Content): Content {
  const { hero, facts, ...rest } = content;
  const rows = facts?.rows ?? [];
  if (hero === undefined || facts === undefined) return content;
  const isFact = (point: Row) =>
    rows.some(({ label, value }) => label === point.label && value === point.value);
  const points = hero.points ?? [];
  if (design === 'memo')
    return { ...content, hero: { ...hero, points: points.filter((one) => !isFact(one)) } };
  if (design !== 'statement') return content;
  const left = rows.filter(
    ({ label, value }) => !points.some((one) => one.label === label && one.value === value),
  );
  return left.length === 0 ? { ...rest, hero } : { ...rest, hero, facts: { ...facts, rows: left } };
}

function fitOpening(design: ChosenDesign, content: Content): Content {
  const { hero } = content;
  if (hero === undefined) return content;
  // A number to call is on the button; here the day or the name is as wide as the screen.
  if (design === 'marquee' && (hero.markLink?.href ?? '') !== '')
    return { ...content, hero: { ...hero, mark: '', markLink: { label: '', href: '' } } };
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
          action: actionOfEach(rows.length, content.hero?.action),
        })),
      },
    };
  if (plan === undefined) return design === 'teardown' ? withFacts(design, content, []) : content;
  if (plans.has(design)) return content;
  const lead = pricing?.lead ?? '';
  const { price, note: added } = rowOf(plan);
  // "A canoe for two", and not the company.
  const isNamed = plan.name !== 'Price' && plan.name !== content.footer?.name;
  // The bill in its opening has the price.
  const isBilled =
    design === 'statement' &&
    others.length === 0 &&
    (content.hero?.points ?? []).some(({ label }) => label === 'Price');
  const body = [added, lead]
    .filter((one) => one !== '')
    .map(withStop)
    .join(' ');
  if (isBilled && body === '') return rest;
  if (isBilled && rest['rich-text'] === undefined)
    return { ...rest, 'rich-text': { heading: pricing?.heading ?? '', aside: '', body } };
  if (lists.has(design))
    return {
      ...rest,
      'price-list': {
        heading: pricing?.heading ?? '',
        note: lead,
        groups: [
          {
            title: '',
            rows:
              others.length === 0 ? [isNamed ? rowOf(plan) : onlyRow(plan)] : [plan, ...others].map(rowOf),
          },
        ],
      },
    };
  if (others.length > 0) return content;
  // Where the opening names the price, a box with nothing but the price says it twice.
  const isSaid = (content.hero?.lead ?? '').includes(plan.price);
  if (factual.has(design))
    return withFacts(
      design,
      rest,
      isSaid ? [] : [{ label: plan.name, value: [price, added].filter((one) => one !== '').join('. ') }],
      lead,
    );
  return isSaid ? rest : content;
}

type Row = NonNullable<NonNullable<Content['facts']>['rows']>[number];

/** What the drawing of a teardown is labelled with is not listed again under it. */
function withFacts(
  design: ChosenDesign,
  { facts, ...content }: Content,
  price: readonly Row[],
  lead = '',
): Content {
  const labels = design === 'teardown' ? (content.hero?.points ?? []) : [];
  const shown = new Set(labels.map(({ label, value }) => `${label} ${value}`));
  const left = (facts?.rows ?? []).filter(({ label, value }) => !shown.has(`${label} ${value}`));
  const rows = [...left, ...price];
  if (rows.length === 0) return content;
  const heading = left.length === 0 ? (price[0]?.label === 'Price' ? 'What it costs' : 'Price') : 'Facts';
  return { ...content, facts: { ...facts, lead: facts?.lead || lead, heading, rows } };
}

type Plan = NonNullable<NonNullable<Content['pricing']>['plans']>[number];

function rowOf({ name, price, per, lines }: Plan) {
  return {
    name,
    price: `${price} ${per}`.trim().slice(0, 40),
    note: lines
      .map(({ line }) => line)
      .join('; ')
      .slice(0, 160),
  };
}

/** One price needs no name but what it is for: "An hour: $140", and beside it what the founder's sentence adds. */
function onlyRow(plan: Plan) {
  const row = rowOf(plan);
  return plan.per === '' ? row : { ...row, name: capitalise(plan.per), price: plan.price.slice(0, 40) };
}

/** Beside the opening nothing but the price, and in it or below it the price again: that says it twice. */
function withoutLonePrice(content: Content): Content {
  const { hero, pricing, 'price-list': list } = content;
  const [first, ...more] = hero?.points ?? [];
  if (first?.label !== 'Price' || more.length > 0) return content;
  const isSaid = (pricing ?? list) !== undefined || (hero?.lead ?? '').includes(first.value);
  return isSaid ? { ...content, hero: { ...hero, points: [] } } : content;
}
