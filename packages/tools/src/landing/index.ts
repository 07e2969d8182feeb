export type { PageDraft, SectionId } from './draft.ts';
export { sectionNames } from './draft.ts';
export { writePage } from './write-page.ts';
