import { gatherAppendix } from '@slipway/report';
import { aboutRows, sayDay } from '../../about-rows.ts';
import { cutWords } from '../../cut-words.ts';
import { colourOf } from '../../draw/pens.ts';
import type { Make } from '../../format.ts';
import { layAppendix } from '../../paper/appendix.ts';
import { layAssumed, layProject, namedReports } from '../../paper/lay-project.ts';
import { laySheet } from '../../paper/lay-sheet.ts';
import { sheetOf } from '../../sheet-source.ts';
import type { About, ComparisonSource, ProjectSource, ReportSource } from '../../source.ts';
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
      ? layDossier(press, tag, dossierOf(source), places)
      : layDocument(press, tag, singleOf(sheetOf(source)), places);
  const pages = paginate(strips, press.feet);
  where = listPlaces(pages);
  progress(1, 2, 'Writing the file');
  paintPages(press, pages, (number, count) => paintFoot(press, about, `${number} of ${count}`));
  tag.end();
  return press.finish();
};

function singleOf(source: ReportSource | ComparisonSource) {
  const { about, report } = source;
  const appendix = gatherAppendix([{ name: about.title, report }]);
  return { ...laySheet(source, paperWidth, appendix.notes[0]), appendix: layAppendix(appendix) };
}

function dossierOf(source: ProjectSource) {
  const { about, reports } = source;
  const appendix = gatherAppendix(namedReports(source));
  return {
    title: about.title,
    madeAt: about.madeAt,
    // What does not agree has a part of its own.
    about: aboutRows(
      { ...about, disagrees: [] },
      reports.map(({ report }) => report),
    ),
    opening: layProject(source),
    sheets: reports.map((one, at) => laySheet(one, paperWidth, appendix.notes[at])),
    closing: [...layAssumed(appendix), ...layAppendix(appendix)],
  };
}

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
