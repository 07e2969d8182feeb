import type { Deck, Slide } from '../document/deck.ts';
import { nameEdit } from './name-edit.ts';
import { listParts, partText } from './slide-parts.ts';

/** What differs between two states of a deck, under the names by which `applyEdits` reads it. */
export function listEdits(made: Deck, before: Deck, after: Deck): readonly (readonly [string, string])[] {
  const topics = (deck: Deck) => deck.slides.map(({ topic }) => topic);
  const left = topics(made).filter((topic) => !topics(after).includes(topic));
  const texts = after.slides.flatMap((slide) => {
    const was = before.slides.find(({ topic }) => topic === slide.topic);
    const [now, then] = [textsOf(slide), was === undefined ? {} : textsOf(was)];
    return Object.entries(now).filter(([id, text]) => was !== undefined && text !== then[id]);
  });
  return [
    ...texts,
    ...(after.theme.id === before.theme.id ? [] : [['deck.theme', after.theme.id] as const]),
    ...(topics(after).join() === topics(before).join()
      ? []
      : [['deck.order', topics(after).join()] as const, ['deck.without', left.join()] as const]),
  ];
}

/** By the name of its edit. */
function textsOf(slide: Slide): Readonly<Record<string, string>> {
  const { topic, kind, data, notes } = slide;
  return {
    [nameEdit(topic)]: String(data.title),
    [nameEdit(topic, 'notes')]: notes,
    ...Object.fromEntries(listParts(kind).map(({ name }) => [nameEdit(topic, name), partText(slide, name)])),
  };
}
