export { gatherPage as gather } from '../landing/gather-page.ts';
