import type { Company } from './make-page.ts';

/** One fact of a company's record; `value` is null where it is not known. */
interface KnownFact {
  readonly id: string;
  readonly value: unknown;
  readonly currency: string | null;
  /** Of a choice: how its values are said. */
  readonly options: readonly { readonly value: string; readonly label: string }[];
}

/** What the record says, put where a page shows it. Nothing is added; null where too little is known for a page. */
export function companyFromFacts(projectName: string, facts: readonly KnownFact[]): Company | null {
  const say = (id: string): string => sayFact(facts.find((fact) => fact.id === id));
  const known = {
    name: say('company') || projectName,
    does: say('does'),
    customer: say('customer'),
    supplier: say('supplier'),
    problem: say('problem'),
    region: say('region'),
    edge: say('edge'),
    price: priceOf(facts),
  };
  if (known.does === '' && known.problem === '' && known.customer === '') return null;
  const rows = [
    { label: 'For', value: known.customer },
    { label: 'Used by', value: say('user') },
    { label: 'Supplied by', value: known.supplier },
    { label: 'Price', value: known.price === null ? '' : `${known.price.amount} ${known.price.per}`.trim() },
    { label: 'Where', value: known.region },
  ].filter(({ value }) => value !== '');
  const heading = known.does === '' ? known.name : sentence(known.does);
  return {
    title: known.name.slice(0, 120),
    description: known.does === '' ? '' : sentence(known.does).slice(0, 300),
    language: 'en',
    took: known.price === null ? [] : [{ label: known.price.counts, text: known.price.amount }],
    content: {
      hero: {
        kicker: known.customer === '' ? '' : `For ${known.customer}`.slice(0, 80),
        heading: heading.slice(0, 140),
        lead: sentence(known.edge).slice(0, 400),
        points: rows.map(({ label, value }) => ({ label, value: value.slice(0, 140) })),
        ...sidesOf(known, heading),
      },
      ...problemOf(known.problem, say),
      ...(say('whyNow') === '' ? {} : { solution: { heading: 'Why now', body: sentence(say('whyNow')) } }),
      ...(say('team') === ''
        ? {}
        : { 'rich-text': { heading: 'Who is behind it', body: sentence(say('team')) } }),
      ...pricesOf(known.name, known.price),
      ...(rows.length < 2
        ? {}
        : {
            facts: {
              heading: 'In short',
              rows: rows.map((row) => ({ ...row, value: row.value.slice(0, 200) })),
            },
          }),
      ...(known.region === '' ? {} : { place: { heading: 'Where', area: known.region.slice(0, 300) } }),
      'waitlist-form': { heading: `Hear when ${known.name} opens`.slice(0, 120), button: 'Join the list' },
      footer: { name: known.name.slice(0, 80), line: known.region.slice(0, 200) },
    },
  };
}

function sayFact(fact: KnownFact | undefined): string {
  if (fact === undefined || typeof fact.value !== 'string') return '';
  const chosen = fact.options.find(({ value }) => value === fact.value);
  return (chosen?.label ?? fact.value).trim();
}

function problemOf(body: string, say: (id: string) => string): Company['content'] {
  const items = [
    { title: 'What it costs a year', words: say('costsNow') },
    { title: 'How often', words: say('howOften') },
    { title: 'What they pay for today', words: say('paysToday') },
  ]
    .filter(({ words }) => words !== '')
    .map(({ title, words }) =>
      words.length <= 40
        ? { title, body: '', value: words }
        : { title, body: words.slice(0, 300), value: '' },
    );
  if (body === '' && items.length === 0) return {};
  return { problem: { heading: 'The problem', body: sentence(body), items } };
}

interface Price {
  readonly amount: string;
  readonly per: string;
  /** What the number is called where it is taken over. */
  readonly counts: string;
}

function priceOf(facts: readonly KnownFact[]): Price | null {
  const find = (id: string) => facts.find((fact) => fact.id === id);
  const price = find('price')?.value;
  const share = find('takeRate')?.value;
  if (typeof price === 'number' && price > 0) {
    const per = find('per')?.value;
    const currency = find('price')?.currency ?? find('currency')?.value;
    const amount = money(price, typeof currency === 'string' ? currency : '');
    const time = typeof per === 'string' && per !== '' ? `per ${per}` : '';
    return { amount, per: time, counts: `Price ${time}`.trim() };
  }
  if (typeof share !== 'number' || share <= 0) return null;
  return {
    amount: `${Number((share * 100).toFixed(1))} %`,
    per: 'of each sale',
    counts: 'Share of each sale',
  };
}

function money(value: number, currency: string): string {
  const most = Number.isInteger(value) ? 0 : 2;
  const digits = { minimumFractionDigits: most, maximumFractionDigits: most };
  if (!/^[A-Z]{3}$/.test(currency)) return new Intl.NumberFormat('en', digits).format(value);
  return new Intl.NumberFormat('en', { style: 'currency', currency, ...digits }).format(value);
}

function pricesOf(name: string, price: Price | null): Company['content'] {
  if (price === null) return {};
  const { amount, per } = price;
  const noAction = { label: '', href: '' };
  return {
    pricing: {
      heading: 'Price',
      plans: [{ name: name.length <= 40 ? name : '', price: amount, per, lines: [], action: noAction }],
    },
    'price-list': {
      heading: 'Price',
      groups: [{ title: '', rows: [{ name: name.slice(0, 100), price: amount, note: per }] }],
    },
  };
}

/** A page for two sides needs both of them. */
function sidesOf(
  { customer, supplier }: { readonly customer: string; readonly supplier: string },
  heading: string,
): Pick<NonNullable<Company['content']['hero']>, 'sides'> {
  if (customer === '' || supplier === '') return {};
  const side = { lead: '', action: { label: '', href: '' } };
  return {
    sides: [
      { ...side, label: `For ${customer}`.slice(0, 60), heading: heading.slice(0, 120) },
      { ...side, label: `For ${supplier}`.slice(0, 60), heading: `Reach ${customer}.`.slice(0, 120) },
    ],
  };
}

/** Starts with a capital and ends; an empty text stays empty. */
function sentence(text: string): string {
  const words = text.trim();
  if (words === '') return '';
  const begun = words.charAt(0).toUpperCase() + words.slice(1);
  return /[.!?…]$/.test(begun) ? begun : `${begun}.`;
}
