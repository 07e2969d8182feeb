export { type LabelledReading, parseLabels } from './labelled-reading.ts';
export { matchesParty } from './match-party.ts';
export { type DialFigures, dialTable, type MarkedDial, scoreDial } from './score-dial.ts';
export { type DoingScore, scoreDoing } from './score-doing.ts';
export {
  type ReadingSlot,
  readingSlots,
  readingTable,
  type SlotScore,
  scoreReadings,
} from './score-reading.ts';
export { parseStories, type Story } from './story.ts';
