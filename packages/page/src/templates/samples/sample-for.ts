import type { DesignId } from '../../designs/ids.gen.ts';
import type { Company } from '../make-page.ts';
import { sample as board } from './board.ts';
import { sample as broadsheet } from './broadsheet.ts';
import { sample as calm } from './calm.ts';
import { sample as catalogue } from './catalogue.ts';
import { sample as console } from './console.ts';
import { sample as letter } from './letter.ts';
import { sample as marquee } from './marquee.ts';
import { sample as memo } from './memo.ts';
import { sample as menu } from './menu.ts';
import { sample as placard } from './placard.ts';
import { sample as pocket } from './pocket.ts';
import { sample as signboard } from './signboard.ts';
import { sample as statement } from './statement.ts';
import { sample as syllabus } from './syllabus.ts';
import { sample as teardown } from './teardown.ts';
import { sample as twoDoors } from './two-doors.ts';

const samples: Readonly<Record<DesignId, Company>> = {
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

/** A company made up for this design: what it shows when nothing is known of the founder's own. */
export const sampleFor = (design: DesignId): Company => samples[design];
