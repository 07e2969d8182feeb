import { duplicate, move, moveTo, remove, swap } from '@slipway/document';
import { longestPage, type Page, type Section } from '../document/page.ts';
import { add } from './add.ts';
import type { Command, Context } from './command.ts';
import { update } from './update.ts';

/** The page after a command. A command without effect gives the same page; an untouched section stays the same object. */
export function apply(page: Page, command: Command, context: Context): Page {
  if (command.type === 'replacePage') return command.page;
  if (command.type === 'changeTheme') {
    const theme = { ...page.theme, ...command.theme };
    const isSame = JSON.stringify(theme) === JSON.stringify(page.theme);
    return isSame ? page : { ...page, theme };
  }
  const sections = applyToSections(page.sections, command, context);
  return sections === page.sections || sections.length > longestPage ? page : { ...page, sections };
}

type SectionCommand = Exclude<Command, { readonly type: 'replacePage' | 'changeTheme' }>;

function applyToSections(
  sections: readonly Section[],
  command: SectionCommand,
  context: Context,
): readonly Section[] {
  const id = ('id' in command ? command.id : undefined) ?? context.selectedElement;
  switch (command.type) {
    case 'add':
      return add(sections, command.section, context);
    case 'update':
      return update(sections, id, command.changes, context);
    case 'remove':
      return remove(sections, id);
    case 'swap':
      return swap(sections, command.ids);
    case 'moveUp':
      return move(sections, id, -1);
    case 'moveDown':
      return move(sections, id, 1);
    case 'moveTo':
      return moveTo(sections, id, command.at);
    case 'duplicate':
      return duplicate('section', sections, id, context);
  }
}
