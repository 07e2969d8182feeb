import pdfMake from 'pdfmake';
import type { Fonts, Make } from '../../format.ts';
import { layClosing, layProject } from '../../paper/lay-project.ts';
import { laySheet } from '../../paper/lay-sheet.ts';
import { sheetOf } from '../../sheet-source.ts';
import { paperWidth } from './content.ts';
import { layDocument, layDossier } from './lay-document.ts';

export const makePdf: Make = async (source, { fonts, progress }) => {
  useFonts(fonts);
  progress(0, 2, 'Laying out the pages');
  const definition =
    source.kind === 'project'
      ? layDossier(source.about, {
          opening: layProject(source),
          sheets: source.reports.map((report) => laySheet(report, paperWidth)),
          closing: layClosing(source),
        })
      : layDocument(source.about, laySheet(sheetOf(source), paperWidth));
  progress(1, 2, 'Writing the file');
  return pdfMake.createPdf(definition).getBuffer();
};

/** The library may read these files and no other, and fetch no address. */
function useFonts({ regular, strong, display }: Fonts): void {
  pdfMake.setUrlAccessPolicy(() => false);
  pdfMake.setLocalAccessPolicy((path) => path === regular || path === strong || path === display);
  const faces = (normal: string, bold: string) => ({ normal, bold, italics: normal, bolditalics: bold });
  pdfMake.setFonts({ Inter: faces(regular, strong), Display: faces(display, display) });
}
