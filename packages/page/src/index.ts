export type { Page, Section } from './document/page.ts';
export { parsePage, readPage } from './document/read-page.ts';
export { firstEditorState, setZoom, toggle, withSections } from './editor/editor-state.ts';
export { perform, redo, startHistory, undo } from './history/history.ts';
export { lintPage } from './lint/lint-page.ts';
export { listPictures, movePictures } from './render/pictures.ts';
export { renderPage } from './render/render-page.ts';
export { toDocument, toFolder } from './render/to-document.ts';
export { makePage } from './templates/make-page.ts';
