import type { Evidence } from '@slipway/report';
import { lowerFirst } from '../../wording/index.ts';
import type { Case } from '../case.ts';
import { factSource } from '../sources.ts';

/** The published spend of the field, where the market itself could not be counted: a founder will meet it, and it is not theirs. */
export function scaleWords(one: Case): { readonly text: string; readonly evidence: readonly Evidence[] } {
  const fact = one.basis.vertical?.scale ?? null;
  if (fact === null || one.figures.has('market-year') || !/^[A-Z]{3}$/u.test(fact.unit))
    return { text: '', evidence: [] };
  const source = one.sources.add(factSource(fact));
  const figure = one.figures.add({
    id: 'field-scale',
    label: fact.what,
    value: fact.value,
    unit: 'money/year',
    currency: fact.unit,
    period: String(fact.year),
    provenance: { kind: 'sourced', sources: [source] },
  });
  return {
    text: ` The {{f:${figure}}} of the field (${lowerFirst(fact.what)}) is not what ${one.voice.who} spend on this.`,
    evidence: [{ kind: 'source', id: source }],
  };
}
