/** The name under which a text of a slide that was changed is kept; without a part it is the title. */
export const nameEdit = (topic: string, part?: string): string =>
  `slide.${topic}${part === undefined ? '' : `.${part}`}`;
