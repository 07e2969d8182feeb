import { type Block, type Inline, parseMarkdown } from './markdown.ts';

export interface LegalText {
  readonly title: string;
  /** ISO date, as written in the text. */
  readonly dated: string;
  readonly inShort: readonly (readonly Inline[])[];
  readonly sections: readonly { readonly id: string; readonly title: string }[];
  readonly body: readonly Block[];
}

/** A legal text opens with its title, its date and a summary; a missing part is a fault found by the tests. */
export function getLegalText(source: string): LegalText {
  const [title, date, shortHeading, inShort, ...body] = parseMarkdown(source);
  if (title?.kind !== 'heading' || title.level !== 1) throw new Error('A legal text needs a title');
  if (shortHeading?.kind !== 'heading' || inShort?.kind !== 'list')
    throw new Error(`${title.text} needs a list in short`);
  const dated =
    date?.kind === 'paragraph' ? /^Dated (\d{4}-\d{2}-\d{2})$/.exec(date.inlines[0]?.text ?? '')?.[1] : null;
  if (!dated) throw new Error(`${title.text} needs a date`);
  const sections = body
    .filter((block) => block.kind === 'heading')
    .filter(({ level }) => level === 2)
    .map(({ id, text }) => ({ id, title: text }));
  return { title: title.text, dated, inShort: inShort.items, sections, body };
}
