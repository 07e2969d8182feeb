import { sumOf } from './word-table.ts';

/** Lines of a table, found by what is written before their first tab. The first line is the table's head, and is none of them. */
type FindLine = (name: string) => string | undefined;

interface Rules {
  /** Of lines with one name. */
  readonly wins: 'first' | 'last';
  /** What is looked for under the name that is written. */
  readonly nameOf?: (written: string) => string;
}

const free = -1;

/** A line is kept as the place where it begins: forty thousand strings with their names held 4 MB. */
export function indexLines(table: string, { wins, nameOf = (written) => written }: Rules): FindLine {
  const starts: number[] = [];
  for (let at = table.indexOf('\n'); at >= 0; at = table.indexOf('\n', at + 1)) starts.push(at + 1);
  const endOf = (start: number): number => {
    const end = table.indexOf('\n', start);
    return end < 0 ? table.length : end;
  };
  const nameAt = (start: number): string => {
    const tab = table.indexOf('\t', start);
    return tab < 0 || tab > endOf(start) ? '' : nameOf(table.slice(start, tab));
  };
  const slots = new Int32Array(2 ** Math.ceil(Math.log2(starts.length * 2 + 1))).fill(free);
  /** Where the line is, or would be. */
  const slotOf = (name: string): number => {
    let slot = sumOf(name) & (slots.length - 1);
    for (; ; slot = (slot + 1) & (slots.length - 1)) {
      const start = slots[slot] ?? free;
      if (start === free || nameAt(start) === name) return slot;
    }
  };
  for (const start of starts) {
    const name = nameAt(start);
    if (name === '') continue;
    const slot = slotOf(name);
    if (wins === 'last' || slots[slot] === free) slots[slot] = start;
  }
  starts.length = 0;
  return (name) => {
    const start = slots[slotOf(name)] ?? free;
    return start === free ? undefined : table.slice(start, endOf(start));
  };
}
