export { gatherIdea as gather } from '../idea/gather.ts';
