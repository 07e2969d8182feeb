import { jsonrepair } from 'jsonrepair';
import { z } from 'zod';
import { Unusable } from './model-fault.ts';

export const element = z.object({ id: z.string(), text: z.string() });
export type Element = z.output<typeof element>;

interface AnswerLimits {
  /** Characters of the whole answer, thoughts included. */
  readonly maxLength: number;
  readonly maxElements: number;
}

/** `{"elements": [{…}]}` needs three levels. */
const maxDepth = 8;
/** A statement is a few sentences; nobody mends a novel. */
const mendableLength = 4000;
const thinking = '<think>';
const thought = '</think>';

interface ElementReader {
  /** What has arrived since the last call. Throws `Unusable` at a limit. */
  feed(part: string): void;
  /** Elements so far. */
  readonly count: number;
  /** Whatever was opened was closed: an answer that is not was cut off. */
  readonly isWhole: boolean;
}

/**
 * Reads a model's answer while it arrives, each character once and each element once. Thoughts before the answer and words
 * around it are passed over, and an element that is nearly JSON is repaired.
 */
export function makeElementReader(
  { maxLength, maxElements }: AnswerLimits,
  onElement: (element: Element) => void,
): ElementReader {
  let length = 0;
  let count = 0;
  let closed = 0;
  /** The brackets that are open, outermost first. */
  let brackets = '';
  let isString = false;
  let isEscaped = false;
  /** The innermost object that is open; null when there is none. */
  let open: string | null = null;
  /** The last characters outside of an answer, and whether they are thoughts. */
  let tail = '';
  let isThought = false;

  const close = (): void => {
    if (open === null) return;
    closed += 1;
    if (closed > maxElements) throw new Unusable(`more than ${maxElements} elements`);
    const found = readElement(open);
    open = null;
    // Only the end of a list says that no more was to come.
    if (found === null || !brackets.endsWith('[')) return;
    count += 1;
    onElement(found);
  };
  const outside = (character: string): void => {
    tail = (tail + character).slice(-thought.length);
    if (tail.endsWith(thinking)) isThought = true;
    else if (tail.endsWith(thought)) isThought = false;
  };
  const structure = (character: string): void => {
    if (character === '"') isString = true;
    else if (character === '{' || character === '[') {
      brackets += character;
      if (brackets.length > maxDepth) throw new Unusable('an answer nested too deep');
      if (character === '{') open = '{';
    } else if (character === '}' || character === ']') {
      brackets = brackets.slice(0, -1);
      if (character === '}') close();
    }
  };

  return {
    feed(part) {
      length += part.length;
      if (length > maxLength) throw new Unusable(`an answer longer than ${maxLength} characters`);
      for (const character of part) {
        if (brackets === '' && (isThought || (character !== '{' && character !== '['))) {
          outside(character);
          continue;
        }
        if (open !== null) open += character;
        if (isEscaped) isEscaped = false;
        else if (isString) {
          if (character === '\\') isEscaped = true;
          else if (character === '"') isString = false;
        } else structure(character);
      }
    },
    get count() {
      return count;
    },
    get isWhole() {
      return brackets === '' && !isThought;
    },
  };
}

function readElement(raw: string): Element | null {
  for (const mend of raw.length > mendableLength ? [] : [(text: string) => text, jsonrepair]) {
    try {
      const read = element.safeParse(JSON.parse(mend(raw)));
      if (read.success) return read.data;
    } catch {
      // The next way, or none.
    }
  }
  return null;
}
