import type { Page } from '../document/page.ts';
import type { Company } from './make-page.ts';

/** The page with what it took written down, once for each section that shows it. */
export function linkFigures(page: Page, took: Company['took'] = []): Page {
  const figures = page.sections.flatMap(({ id, data }) => {
    const words = JSON.stringify(data);
    return took
      .filter(({ text }) => words.includes(text))
      .map(({ label, text }) => ({ section: id, label, text }));
  });
  return figures.length === 0 ? page : { ...page, figures };
}
