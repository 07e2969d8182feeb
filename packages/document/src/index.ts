export { duplicate } from './duplicate.ts';
export { amendTo, type History, redo, startHistory, stepTo, undo } from './history.ts';
export type { Context, Item } from './item.ts';
export { makeId } from './make-id.ts';
export { move, moveTo } from './move.ts';
export { remove } from './remove.ts';
export { swap } from './swap.ts';
