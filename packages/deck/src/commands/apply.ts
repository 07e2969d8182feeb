import { type Context, duplicate, makeId, move, remove, swap } from '@slipway/document';
import { readData } from '@slipway/page/parts';
import { type Deck, longestDeck, type Slide } from '../document/deck.ts';
import { slideKinds } from '../slides/kinds.gen.ts';
import { isNumberPart } from '../slides/shapes.ts';
import type { Command } from './command.ts';

/** The deck after a command. A command without effect gives the same deck; an untouched slide stays the same object. */
export function apply(deck: Deck, command: Command, context: Context): Deck {
  if (command.type === 'replaceDeck') return command.deck;
  if (command.type === 'changeTheme') {
    const theme = { ...deck.theme, ...command.theme };
    return theme.id === deck.theme.id && theme.brand === deck.theme.brand ? deck : { ...deck, theme };
  }
  const slides = applyToSlides(deck.slides, command, context);
  return slides === deck.slides || slides.length > longestDeck ? deck : { ...deck, slides };
}

type SlideCommand = Exclude<Command, { readonly type: 'replaceDeck' | 'changeTheme' }>;

function applyToSlides(slides: readonly Slide[], command: SlideCommand, context: Context): readonly Slide[] {
  const id = ('id' in command ? command.id : undefined) ?? context.selectedElement;
  switch (command.type) {
    case 'add':
      return add(slides, command.slide, context);
    case 'update':
      return update(slides, id, command.changes, context);
    case 'remove':
      return remove(slides, id);
    case 'swap':
      return swap(slides, command.ids);
    case 'moveUp':
      return move(slides, id, -1);
    case 'moveDown':
      return move(slides, id, 1);
    case 'duplicate':
      return duplicate('slide', slides, id, context);
  }
}

function add(
  slides: readonly Slide[],
  { kind, topic = kind, data, notes = '' }: Extract<Command, { type: 'add' }>['slide'],
  context: Context,
): readonly Slide[] {
  const { shape, defaults } = slideKinds[kind];
  const slide: Slide = {
    id: makeId('slide', slides, context),
    kind,
    topic,
    createdAt: new Date(context.nowMs).toISOString(),
    data: readData(shape, { ...defaults, ...data }),
    notes,
  };
  return [...slides, slide];
}

/** Merged by name: what is not named stays the same value. What the founder writes is no longer open. */
function update(
  slides: readonly Slide[],
  id: string | null,
  { data, notes }: Extract<Command, { type: 'update' }>['changes'],
  { nowMs }: Context,
): readonly Slide[] {
  const at = slides.findIndex((slide) => slide.id === id);
  const slide = slides[at];
  if (slide === undefined) return slides;
  const named = Object.fromEntries(
    Object.entries(slideKinds[slide.kind].shape).filter(
      ([name]) => data !== undefined && Object.hasOwn(data, name),
    ),
  );
  const { isOpen, source, ...rest } = slide;
  const isOwnNumber = Object.keys(named).some(isNumberPart);
  return slides.with(at, {
    ...rest,
    ...(isOpen && data === undefined && { isOpen }),
    ...(source && !isOwnNumber && { source }),
    updatedAt: new Date(nowMs).toISOString(),
    data: { ...slide.data, ...readData(named, data) },
    notes: notes ?? slide.notes,
  });
}
