import { flatText, sentencesOf } from '@slipway/language';
import type { Content, SectionId } from './draft.ts';
import { type PageInput, pageFields } from './fields.ts';

/** One thing the page says, and the founder's words it rests on. */
interface Claim {
  readonly section: SectionId;
  readonly text: string;
  readonly field: string;
  /** As typed. */
  readonly quote: string;
  /** What else it rests on: its further sentences, and names typed in fields of their own. */
  readonly also: readonly Pick<Claim, 'field' | 'quote'>[];
}

interface Said {
  readonly field: string;
  readonly text: string;
}

/** Not words of the page. */
const unseen: ReadonlySet<string> = new Set(['href', 'src', 'alt']);
const looks: ReadonlySet<string> = new Set(['tone', 'design', 'colours', 'visitorDoes', 'assumptions']);

/** Everything on the page that somebody could doubt. Labels of ours claim nothing and are not listed. */
export function listClaims(content: Content, input: PageInput, name: string): readonly Claim[] {
  const said = listSaid(input);
  const seen = new Set<string>();
  return Object.entries(content).flatMap(([kind, data]) =>
    listTexts(data).flatMap((text): Claim[] => {
      const section = kind as SectionId;
      const found = findSaid(text, said, name);
      if (found === null || text === name || seen.has(`${section}\n${text}`)) return [];
      seen.add(`${section}\n${text}`);
      const further = sentencesOf(text)
        .slice(1)
        .flatMap((sentence) => findSaid(sentence, said, name) ?? []);
      const also = [...further, ...namesIn(text, input)].filter(({ quote }) => quote !== found.quote);
      return [{ section, text, ...found, also }];
    }),
  );
}

/** All texts of a section that a visitor reads. */
export function listTexts(data: unknown, key = ''): readonly string[] {
  if (typeof data === 'string') return data.trim() === '' || unseen.has(key) ? [] : [data];
  if (typeof data !== 'object' || data === null) return [];
  return Object.entries(data).flatMap(([name, value]) => listTexts(value, Array.isArray(data) ? key : name));
}

function listSaid(input: PageInput): readonly Said[] {
  return Object.entries(input).flatMap(([field, value]) =>
    looks.has(field)
      ? []
      : listTexts(typeof value === 'number' ? String(value) : value).flatMap((text) => [
          { field, text },
          ...(sentencesOf(text).length > 1 ? sentencesOf(text).map((one) => ({ field, text: one })) : []),
        ]),
  );
}

/** The shortest piece of the founder's words that holds the text; of several sentences, what holds the first. */
function findSaid(text: string, said: readonly Said[], name: string): Pick<Claim, 'field' | 'quote'> | null {
  const wanted = [bare(text), bare(text.replace(name, '')), bare(sentencesOf(text)[0] ?? '')].filter(
    (one) => one !== '',
  );
  for (const words of wanted) {
    const held = said
      .filter((one) => holds(bare(one.text), words))
      .toSorted((a, z) => a.text.length - z.text.length);
    const [best] = held;
    if (best !== undefined) return { field: best.field, quote: flatText(best.text) };
  }
  return null;
}

/** Whole words; a single word of letters is the founder's only where a line of theirs begins with it: "Price" is ours. */
function holds(said: string, words: string): boolean {
  const isLabel = /^\p{L}+$/u.test(words);
  return isLabel ? ` ${said} `.startsWith(` ${words} `) : ` ${said} `.includes(` ${words} `);
}

/** Names inside a claim that were typed in a field of their own: of the company and of whoever it is for. */
function namesIn(text: string, { company, customer }: PageInput): readonly Pick<Claim, 'field' | 'quote'>[] {
  return Object.entries({ company, customer }).flatMap(([field, value]) => {
    const quote = flatText(value ?? '');
    return quote !== '' && bare(text).includes(bare(quote)) ? [{ field, quote }] : [];
  });
}

function bare(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\p{Sc}%+@]+/gu, ' ')
    .trim();
}

const labels: ReadonlyMap<string, string> = new Map(pageFields.map(({ name, label }) => [name, label]));

export function fieldLabel(field: string): string {
  return labels.get(field) ?? field;
}
