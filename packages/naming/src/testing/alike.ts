import { measureName, type NamingData } from '../measure-name.ts';

/** Each two of so many commonest words that the dictionary (pronunciations.tsv) says alike. */
export function listAlike(dictionary: string, count: number): readonly (readonly [string, string])[] {
  const lines = dictionary.split('\n').slice(1, count + 1);
  const alike = new Map<string, string[]>();
  for (const [word = '', said = ''] of lines.map((line) => line.split('\t')))
    for (const sounds of said.split(' / ')) alike.set(sounds, [...(alike.get(sounds) ?? []), word]);
  return [...alike.values()].flatMap((words) =>
    words.flatMap((word, at) => words.slice(at + 1).map((other) => [word, other] as const)),
  );
}

export function areHeardAlike(naming: NamingData, one: string, other: string): boolean {
  const hears = (name: string, near: string) =>
    measureName(naming, name, { awayFrom: [near] }).nearest?.sounds === 0;
  return hears(one, other) && hears(other, one);
}
