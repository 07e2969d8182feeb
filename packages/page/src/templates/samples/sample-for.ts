import board from '../../../../../content/pages/samples/board.json' with { type: 'json' };
import broadsheet from '../../../../../content/pages/samples/broadsheet.json' with { type: 'json' };
import calm from '../../../../../content/pages/samples/calm.json' with { type: 'json' };
import catalogue from '../../../../../content/pages/samples/catalogue.json' with { type: 'json' };
import console from '../../../../../content/pages/samples/console.json' with { type: 'json' };
import letter from '../../../../../content/pages/samples/letter.json' with { type: 'json' };
import marquee from '../../../../../content/pages/samples/marquee.json' with { type: 'json' };
import memo from '../../../../../content/pages/samples/memo.json' with { type: 'json' };
import menu from '../../../../../content/pages/samples/menu.json' with { type: 'json' };
import placard from '../../../../../content/pages/samples/placard.json' with { type: 'json' };
import pocket from '../../../../../content/pages/samples/pocket.json' with { type: 'json' };
import signboard from '../../../../../content/pages/samples/signboard.json' with { type: 'json' };
import statement from '../../../../../content/pages/samples/statement.json' with { type: 'json' };
import syllabus from '../../../../../content/pages/samples/syllabus.json' with { type: 'json' };
import teardown from '../../../../../content/pages/samples/teardown.json' with { type: 'json' };
import twoDoors from '../../../../../content/pages/samples/two-doors.json' with { type: 'json' };
import type { DesignId } from '../../designs/ids.gen.ts';
import type { Company } from '../make-page.ts';

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
