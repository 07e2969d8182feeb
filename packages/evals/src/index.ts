export { type LabelledReading, parseLabels } from './labelled-reading.ts';
export { matchesParty } from './match-party.ts';
export { type LabelledLine, parseOwnLines } from './own-lines.ts';
export { parsePayers } from './payers.ts';
export { claimsLine, scoreClaims } from './score-claims.ts';
export { type DialFigures, dialTable, type MarkedDial, scoreDial } from './score-dial.ts';
export { scoreDoing } from './score-doing.ts';
export { factsTable, parseFacts, scoreByRole, scoreFacts } from './score-facts.ts';
export {
  type OwnNumbersText,
  ownNumbersTable,
  parseOwnNumbers,
  scoreOwnNumbers,
} from './score-own-numbers.ts';
export { type ReadingSlot, readingTable, scoreReadings } from './score-reading.ts';
export { parseRoles, rolesTable, scoreRoles } from './score-roles.ts';
export { titleLine } from './score-title.ts';
export { toldLine } from './score-told.ts';
export { parseStories, type Story } from './story.ts';
export { parseTold, type ToldSentence } from './told.ts';
