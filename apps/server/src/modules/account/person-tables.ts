import { type TableRule, tableRules } from '../../db/schema/tables.ts';
import type { PersonTable } from './store.ts';

/** Every table of the register that holds something of a person. */
export const personTables: readonly PersonTable[] = tableRules.filter(hasPerson);

function hasPerson(rule: TableRule): rule is PersonTable {
  return rule.personColumn !== null;
}
