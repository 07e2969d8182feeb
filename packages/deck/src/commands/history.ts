import { type Context, type History, stepTo } from '@slipway/document';
import type { Deck } from '../document/deck.ts';
import { apply } from './apply.ts';
import type { Command } from './command.ts';

export { redo, startHistory, undo } from '@slipway/document';

export function perform(history: History<Deck>, command: Command, context: Context): History<Deck> {
  return stepTo(history, apply(history.present, command, context));
}
