interface Counted {
  readonly element: Element | null;
  readonly headings: number;
}

const none: Counted = { element: null, headings: 0 };
const given = new WeakMap<Element, number>();

/** Writes to each heading which one of the page it is, where that is another number than before. */
export function numberHeadings(sections: readonly (Counted | undefined)[]): void {
  let before = 0;
  for (const section of sections) {
    const { element, headings } = section ?? none;
    if (headings > 0 && element !== null && given.get(element) !== before) {
      for (const [at, heading] of element.querySelectorAll('h2').entries())
        heading.setAttribute('data-number', String(before + at + 1));
      given.set(element, before);
    }
    before += headings;
  }
}

/** The section as it was written. */
export function withoutNumbers(element: Element): void {
  for (const heading of element.querySelectorAll('h2')) heading.removeAttribute('data-number');
}
