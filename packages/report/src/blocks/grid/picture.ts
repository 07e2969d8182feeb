/** Its words for the screen; the grid itself is a table, not a drawing. */
export { findState, notLooked, sayDay, sayGrid } from './say.ts';
