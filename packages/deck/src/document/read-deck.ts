import { isBrandColour, isObject, pairs, readData } from '@slipway/page/parts';
import { slideKinds } from '../slides/kinds.gen.ts';
import { themeIds } from '../themes/ids.gen.ts';
import { type Deck, deckVersion, longestDeck, type Slide, type SlideSource } from './deck.ts';

type DeckOrProblem =
  | { readonly deck: Deck; readonly problem: null }
  | { readonly deck: null; readonly problem: string };

const notesMost = 4000;
const titleMost = 200;

/** A deck, or one sentence about the first thing that is wrong with it. */
export function readDeck(raw: unknown): DeckOrProblem {
  const problems: string[] = [];
  const deck = isObject(raw) ? readObject(raw, (sentence) => void problems.push(sentence)) : null;
  const [problem] = problems;
  return problem === undefined && deck !== null
    ? { deck, problem: null }
    : { deck: null, problem: problem ?? 'This is not a deck.' };
}

type Raw = Readonly<Record<string, unknown>>;
type Complain = (sentence: string) => void;

function readObject(raw: Raw, complain: Complain): Deck | null {
  if (raw.version !== deckVersion) {
    complain('This deck was made by another version of Slipway.');
    return null;
  }
  const theme = isObject(raw.theme) ? raw.theme : {};
  const id = themeIds.find((one) => one === theme.id);
  if (id === undefined) complain('This deck has a theme that we do not know.');
  const slides = Array.isArray(raw.slides) ? raw.slides : [];
  if (slides.length === 0 || slides.length > longestDeck) complain(`A deck has 1 to ${longestDeck} slides.`);
  const read = slides.slice(0, longestDeck).flatMap((slide) => readSlide(slide, complain) ?? []);
  if (new Set(read.map((one) => one.id)).size < read.length) complain('Two slides have the same id.');
  if (id === undefined) return null;
  const brand =
    typeof theme.brand === 'string' && isBrandColour(theme.brand) ? theme.brand.toLowerCase() : null;
  const type = Object.keys(pairs).find((one) => one === theme.type) as Deck['theme']['type'];
  return {
    version: deckVersion,
    title: text(raw.title, titleMost),
    theme: { id, brand, ...(type && { type }) },
    slides: read,
  };
}

function readSlide(raw: unknown, complain: Complain): Slide | null {
  const { id, kind, createdAt, data, updatedAt, isDuplicate, isOpen, source, block, topic, notes } = isObject(
    raw,
  )
    ? raw
    : ({} as Raw);
  const known = Object.keys(slideKinds).find((one) => one === kind) as Slide['kind'] | undefined;
  if (known === undefined) {
    complain('A slide has a kind that we do not know.');
    return null;
  }
  if (typeof id !== 'string' || id === '' || typeof createdAt !== 'string') {
    complain('A slide has no id or no date.');
    return null;
  }
  const from = readSource(source);
  return {
    id,
    kind: known,
    topic: text(topic, 40),
    createdAt,
    ...(typeof updatedAt === 'string' && { updatedAt }),
    ...(isDuplicate === true && { isDuplicate }),
    data: readData(slideKinds[known].shape, data, (what) => complain(`A slide of kind ${known}: ${what}`)),
    notes: text(notes, notesMost),
    ...(isOpen === true && { isOpen }),
    ...(from && { source: from }),
    ...(typeof block === 'string' && { block }),
  };
}

function readSource(raw: unknown): SlideSource | null {
  if (!isObject(raw)) return null;
  const { toolId, tool, runId, date, changed } = raw;
  if (
    typeof toolId !== 'string' ||
    typeof tool !== 'string' ||
    typeof runId !== 'string' ||
    typeof date !== 'string'
  )
    return null;
  const names = Array.isArray(changed) ? changed.filter((one): one is string => typeof one === 'string') : [];
  return { toolId, tool, runId, date, changed: names };
}

const text = (raw: unknown, most: number): string => (typeof raw === 'string' ? raw.slice(0, most) : '');
