/** One script for both: they are always wanted together. */
export { WorkspaceBar } from './workspace-bar.tsx';
export { WorkspaceRail } from './workspace-rail.tsx';
