import { sayDay } from '../../about-rows.ts';
import { cutWords } from '../../cut-words.ts';
import { colourOf } from '../../draw/pens.ts';
import type { Make } from '../../format.ts';
import { layClosing, layProject } from '../../paper/lay-project.ts';
import { laySheet } from '../../paper/lay-sheet.ts';
import { sheetOf } from '../../sheet-source.ts';
import type { About } from '../../source.ts';
import { layDocument, layDossier } from './lay-document.ts';
import { page, paperWidth, room } from './page.ts';
import { listPlaces, paginate, paintPages } from './paginate.ts';
import { openPress, type Press } from './press.ts';
import { decorate, openTags } from './tag.ts';

export const makePdf: Make = async (source, { fonts, progress }) => {
  const { about } = source;
  progress(0, 2, 'Laying out the pages');
  const press = openPress(about, fonts);
  const tag = openTags(press);
  let where: ReadonlyMap<string, number> = new Map();
  const places = () => where;
  const strips =
    source.kind === 'project'
      ? layDossier(
          press,
          tag,
          {
            about,
            opening: layProject(source),
            sheets: source.reports.map((report) => laySheet(report, paperWidth)),
            closing: layClosing(source),
          },
          places,
        )
      : layDocument(press, tag, laySheet(sheetOf(source), paperWidth), places);
  const pages = paginate(strips, press.notes.feet);
  where = listPlaces(pages);
  progress(1, 2, 'Writing the file');
  paintPages(press, pages, (number, count) => paintFoot(press, about, `${number} of ${count}`));
  tag.end();
  return press.finish();
};

function paintFoot(press: Press, about: About, number: string): void {
  const look = { face: 'regular' as const, size: 7.5, colour: colourOf('ink-soft') };
  const y = page.height - page.bottom + 26;
  const name = `Slipway · ${short(about.title)} · ${sayDay(about.madeAt)}`;
  decorate(
    press,
    () => {
      press.write({ ...look, text: name }, room.x, y);
      const long = press.measure({ ...look, text: number });
      press.write({ ...look, text: number }, room.x + room.width - long, y);
    },
    'Pagination',
  );
}

const short = (title: string) => (title.length > 70 ? `${cutWords(title, 69)}…` : title);
