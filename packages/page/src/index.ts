export { apply } from './commands/apply.ts';
export { type PageOrProblem, parsePage, readPage } from './document/read-page.ts';
export { perform, redo, startHistory, undo } from './history/history.ts';
export { renderPage } from './render/render-page.ts';
export { renderSection } from './render/render-section.ts';
export { toDocument } from './render/to-document.ts';
export { makePage } from './templates/make-page.ts';
