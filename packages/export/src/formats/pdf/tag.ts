import type { PDFStructure } from 'pdfkit';
import type { Press } from './press.ts';

/** What a thing is, for whoever hears the page: the names of the PDF standard. */
type TagType =
  | 'Document'
  | 'Sect'
  | 'H1'
  | 'H2'
  | 'H3'
  | 'P'
  | 'L'
  | 'LI'
  | 'Lbl'
  | 'LBody'
  | 'Table'
  | 'TR'
  | 'TH'
  | 'TD'
  | 'Figure'
  | 'TOC'
  | 'TOCI'
  | 'Link';

/** A node of the document as it is read aloud. Tags are made in the order of reading and filled wherever the page has them. */
export interface Tag {
  under(type: TagType, more?: { readonly alt?: string }): Tag;
  /** What `paint` writes belongs to this. */
  mark(paint: () => void): void;
  /** Where it is: a reader that enlarges a figure asks for it. */
  frame(x: number, y: number, width: number, height: number): void;
  /** Makes a place of the page lead to a name. */
  lead(name: string, says: string, box: readonly [number, number, number, number]): void;
  end(): void;
}

export function openTags(press: Press): Tag {
  const root = press.doc.struct('Document');
  press.doc.addStructure(root);
  return tagOf(press, 'Document', root);
}

function tagOf({ doc, ...press }: Press, type: TagType, element: PDFStructure): Tag {
  return {
    under(child, more = {}) {
      const made = doc.struct(child, child === 'TH' ? { ...more, scope: 'Column' } : more);
      element.add(made);
      return tagOf({ doc, ...press }, child, made);
    },
    mark(paint) {
      const content = doc.markStructureContent(type);
      paint();
      doc.endMarkedContent();
      element.add(content);
    },
    frame(x, y, width, height) {
      const { data } = element.dictionary;
      const top = doc.page.height - y;
      data.A = { O: 'Layout', Placement: 'Block', BBox: [x, top - height, x + width, top] };
    },
    lead(name, says, [x, y, width, height]) {
      // The library takes boxed strings for text and plain ones for names.
      const Contents = new String(says);
      doc.goTo(x, y, width, height, name, { structParent: element, Contents });
    },
    end: () => element.end(),
  };
}

/** Lines and grounds: nothing to read. */
export function decorate({ doc }: Press, paint: () => void, type: 'Layout' | 'Pagination' = 'Layout'): void {
  doc.markContent('Artifact', { type });
  paint();
  doc.endMarkedContent();
}
