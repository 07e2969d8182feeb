/** As much of the library as is used here. */
declare module 'pdfkit' {
  export interface PDFStructure {
    readonly dictionary: { readonly data: Record<string, unknown> };
    add(child: PDFStructure | PDFContent): this;
    end(): void;
  }
  interface PDFContent {
    readonly refs: readonly object[];
  }
  interface PDFOutline {
    addItem(
      title: string,
      options: { readonly top: number; readonly left: number; readonly expanded: boolean },
    ): PDFOutline;
  }
  class PDFDocument {
    constructor(options: object);
    readonly outline: PDFOutline;
    readonly page: { readonly height: number };
    /** The face in use. */
    readonly _font: { readonly font: { hasGlyphForCodePoint(code: number): boolean } };
    addPage(): this;
    registerFont(name: string, file: Uint8Array): this;
    font(name: string): this;
    fontSize(size: number): this;
    widthOfString(text: string): number;
    fillColor(colour: string): this;
    text(
      text: string,
      x: number,
      y: number,
      options: { readonly baseline: 'alphabetic'; readonly lineBreak: false },
    ): this;
    text(text: string): this;
    save(): this;
    restore(): this;
    translate(x: number, y: number): this;
    scale(factor: number): this;
    rect(x: number, y: number, width: number, height: number): this;
    path(d: string): this;
    fill(colour: string, rule?: 'even-odd'): this;
    stroke(colour: string): this;
    fillOpacity(share: number): this;
    lineWidth(width: number): this;
    lineJoin(join: 'round' | 'miter'): this;
    dash(strokes: readonly number[]): this;
    undash(): this;
    struct(
      type: string,
      options?: { readonly alt?: string; readonly scope?: 'Column' | 'Row' },
    ): PDFStructure;
    addStructure(element: PDFStructure): this;
    markStructureContent(type: string): PDFContent;
    markContent(type: 'Artifact', options: { readonly type: 'Pagination' | 'Layout' }): this;
    endMarkedContent(): this;
    addNamedDestination(name: string, kind: 'XYZ', x: number, y: number, zoom: null): void;
    goTo(x: number, y: number, width: number, height: number, name: string, options: object): this;
    on(event: 'data', hear: (part: Uint8Array) => void): this;
    on(event: 'end', hear: () => void): this;
    on(event: 'error', hear: (reason: unknown) => void): this;
    end(): void;
  }
  export default PDFDocument;
}
