// Written by scripts/make-catalogue.ts from each folder here. Run `npm run catalogue` after adding one.
import { design as board } from './board/design.ts';
import { design as broadsheet } from './broadsheet/design.ts';
import { design as calm } from './calm/design.ts';
import { design as catalogue } from './catalogue/design.ts';
import { design as console } from './console/design.ts';
import type { Design } from './design.ts';
import type { DesignId } from './ids.gen.ts';
import { design as letter } from './letter/design.ts';
import { design as marquee } from './marquee/design.ts';
import { design as memo } from './memo/design.ts';
import { design as menu } from './menu/design.ts';
import { design as placard } from './placard/design.ts';
import { design as pocket } from './pocket/design.ts';
import { design as signboard } from './signboard/design.ts';
import { design as statement } from './statement/design.ts';
import { design as syllabus } from './syllabus/design.ts';
import { design as teardown } from './teardown/design.ts';
import { design as twoDoors } from './two-doors/design.ts';

export const designs: { readonly [K in DesignId]: Design } = {
  board,
  broadsheet,
  calm,
  catalogue,
  console,
  letter,
  marquee,
  memo,
  menu,
  placard,
  pocket,
  signboard,
  statement,
  syllabus,
  teardown,
  'two-doors': twoDoors,
};
