/** Every platform we run on has it; the packages are checked without Node's and the browser's own lists of names. */
declare global {
  class URL {
    static parse(text: string): URL | null;
    constructor(text: string);
    readonly hostname: string;
    pathname: string;
    readonly search: string;
    readonly href: string;
  }
}

export {};
