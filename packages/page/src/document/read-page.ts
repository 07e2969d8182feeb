import { designIds } from '../designs/ids.gen.ts';
import { isObject } from '../fields/read-data.ts';
import { readTheme } from '../theme/read-theme.ts';
import { type Migration, migrate } from './migrate.ts';
import { longestPage, type Page, pageVersion, type Section } from './page.ts';
import { readFigures } from './read-figures.ts';
import { readSection } from './read-section.ts';

type PageOrProblem =
  | { readonly page: Page; readonly problem: null }
  | { readonly page: null; readonly problem: string };

/** One step a version. */
const migrations: readonly Migration[] = [];

/** A page, or one sentence about the first thing that is wrong with it. */
export function readPage(raw: unknown): PageOrProblem {
  const problems: string[] = [];
  const complain = (sentence: string) => void problems.push(sentence);
  const page = isObject(raw) ? readObject(raw, complain) : null;
  if (!isObject(raw)) complain('This is not a page.');
  const [problem] = problems;
  if (problem !== undefined || page === null)
    return { page: null, problem: problem ?? 'This is not a page.' };
  return { page, problem: null };
}

export function parsePage(json: string): PageOrProblem {
  let raw: unknown;
  try {
    raw = JSON.parse(json);
  } catch {
    return { page: null, problem: 'This file is not JSON.' };
  }
  return readPage(raw);
}

function readObject(
  raw: Readonly<Record<string, unknown>>,
  complain: (sentence: string) => void,
): Page | null {
  const stored = migrate(raw, raw.version, migrations);
  if (stored === null) {
    complain('This page was made by another version of Slipway.');
    return null;
  }
  const design = designIds.find((id) => id === stored.design);
  if (design === undefined) complain('This page has a design that we do not know.');
  const listed = stored.sections;
  if (!Array.isArray(listed)) complain('This page has no list of sections.');
  else if (listed.length > longestPage) complain(`This page has more than ${longestPage} sections.`);
  const taken = Array.isArray(listed) ? listed.slice(0, longestPage) : [];
  const sections = taken.map((section: unknown, at): Section | null => readSection(section, at, complain));
  const known = sections.filter((section) => section !== null);
  if (new Set(known.map(({ id }) => id)).size < known.length) complain('Two sections have the same id.');
  return {
    version: pageVersion,
    design: design ?? 'memo',
    title: readLine(stored.title, 120, 'The title', complain),
    description: readLine(stored.description, 300, 'The description', complain),
    language: readLanguage(stored.language, complain),
    theme: readTheme(stored.theme, complain),
    sections: known,
    ...readFigures(stored.figures),
  };
}

function readLine(raw: unknown, most: number, name: string, complain: (sentence: string) => void): string {
  if (raw === undefined) return '';
  if (typeof raw === 'string' && raw.length <= most) return raw;
  complain(`${name} must be text of at most ${most} letters.`);
  return '';
}

function readLanguage(raw: unknown, complain: (sentence: string) => void): string {
  if (raw === undefined) return 'en';
  if (typeof raw === 'string' && /^[a-z]{2,3}(?:-[A-Za-z\d]{2,8}){0,3}$/.test(raw)) return raw;
  complain('The language must be a code such as en or pt-BR.');
  return 'en';
}
