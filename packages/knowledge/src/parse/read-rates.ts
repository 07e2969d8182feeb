import type { Income, Population, Rate } from '../knowledge.ts';
import { readTable } from './tsv.ts';

const incomes: readonly Income[] = ['low', 'lower middle', 'upper middle', 'high'];
const columns = ['group', 'also called', 'unit', 'low', 'high', 'low elsewhere', 'high elsewhere'];

export function readRates(text: string, where: string): readonly Rate[] {
  return readTable(text, columns, where).map(([label = '', aka = '', unit = '', ...numbers]) => {
    const [low = 0, high = 0, lowElsewhere = 0, highElsewhere = 0] = numbers.map(Number);
    const isOrdered = low > 0 && low <= high && lowElsewhere > 0 && lowElsewhere <= highElsewhere;
    if (!isOrdered) throw new Error(`${where}: "${label}" needs a low and a high rate, twice.`);
    return {
      id: label.replaceAll(/[^a-z]+/gu, '-'),
      label,
      aka: aka.split(', '),
      unit,
      rich: [low, high],
      elsewhere: [lowElsewhere, highElsewhere],
    };
  });
}

export function readPopulations(text: string, where: string): readonly Population[] {
  return readTable(text, ['country', 'millions', 'income'], where).map(
    ([iso = '', millions = '', said = '']) => {
      const income = incomes.find((one) => one === said);
      if (income === undefined || !(Number(millions) > 0))
        throw new Error(`${where}: "${iso}" needs its millions of people and its income.`);
      return { iso, people: Number(millions) * 1e6, income };
    },
  );
}
