/** As much of the library as is used here. */
declare module 'pdfmake' {
  interface PdfMake {
    setFonts(
      fonts: Readonly<
        Record<string, Readonly<Record<'normal' | 'bold' | 'italics' | 'bolditalics', string>>>
      >,
    ): void;
    setUrlAccessPolicy(may: (url: string) => boolean): void;
    setLocalAccessPolicy(may: (path: string) => boolean): void;
    createPdf(definition: object): { getBuffer(): Promise<Uint8Array> };
  }
  const pdfMake: PdfMake;
  export default pdfMake;
}
