import type { NicheWording } from '../niche.ts';

const alsoLabel = 'also: ';
const plainLabel = 'plain: ';
const linesLeast = 6;

/**
 * Reads what else people say in the niches of an industry: `# key`, then `also:` and `plain:` with words parted by commas, then one
 * line for each way in which a founder might put an idea.
 */
export function readPhrasings(industry: string, table: string): readonly NicheWording[] {
  return table
    .trim()
    .split(/^(?=# )/mu)
    .map((sheet) => {
      const [head = '', ...lines] = sheet.split('\n').filter((line) => line !== '');
      const niche = `${industry}/${head.replace(/^# /u, '')}`;
      const listed = (label: string) =>
        lines
          .filter((line) => line.startsWith(label))
          .flatMap((line) => line.slice(label.length).split(', '));
      const [also, plain] = [listed(alsoLabel), listed(plainLabel)];
      const heard = lines.filter((line) => !line.startsWith(alsoLabel) && !line.startsWith(plainLabel));
      if (!/^# [a-z0-9-]+$/u.test(head))
        throw new Error(`${industry}: phrasings begin with "# key", not with "${head}".`);
      if (heard.length < linesLeast) throw new Error(`${niche}: only ${heard.length} ways of saying it.`);
      const odd = [...also, ...plain].find((word) => word !== word.toLowerCase().trim() || word === '');
      if (odd !== undefined) throw new Error(`${niche}: "${odd}" is not in small letters between commas.`);
      return { niche, also, plain, heard };
    });
}
