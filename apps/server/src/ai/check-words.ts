import {
  findGeneric,
  type GenericContext,
  listPlaceholders,
  type Report,
  removeInvented,
  type Statement,
  statementProblems,
} from '@slipway/report';

/** A model that says three times as much has added something. */
const longerAtMost = 1.8;
const extraLength = 80;
const markup = /<[a-z!/]|https?:|www\.|\]\(|^\s*[-*#>]\s|`/imu;

/** The text as it may be shown, or null when nothing of it may. */
export function checkWords(
  text: string,
  statement: Statement,
  report: Report,
  generic: GenericContext,
): string | null {
  const words = text.replace(/\s+/gu, ' ').trim();
  if (words === '' || !words.isWellFormed() || words.includes('\0') || markup.test(words)) return null;
  if (words.length > statement.text.length * longerAtMost + extraLength) return null;
  const { text: kept } = removeInvented(words, report);
  if (kept === '' || !samePlaceholders(kept, statement.text)) return null;
  if (findGeneric({ ...statement, text: kept }, generic) !== null) return null;
  return statementProblems({ ...statement, text: kept, by: 'model' }, report).length > 0 ? null : kept;
}

/** A claim that lost its figure, or got another's, is another claim. */
function samePlaceholders(text: string, original: string): boolean {
  const sorted = (from: string) => listPlaceholders(from).sort().join(' ');
  return sorted(text) === sorted(original);
}
