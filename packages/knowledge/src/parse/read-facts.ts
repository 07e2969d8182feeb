import type { FieldFact, FieldFactKind, Niche } from '../niche.ts';
import { asClause, asConfidence, asThing, fault } from './forms.ts';
import { readTable } from './tsv.ts';

const kinds: readonly FieldFactKind[] = [
  'count',
  'spend',
  'price',
  'fee',
  'wage',
  'share',
  'limit',
  'duration',
  'ratio',
  'estimate',
  'forecast',
  'statement',
];

const columns = [
  'id',
  'what',
  'says',
  'value',
  'unit',
  'kind',
  'region',
  'year',
  'publisher',
  'grade',
  'niches',
];

export function readFacts(industry: string, text: string, niches: readonly Niche[]): readonly FieldFact[] {
  return readTable(text, columns, `${industry}/facts.tsv`).map((row) => readFact(industry, row, niches));
}

function readFact(industry: string, row: readonly string[], niches: readonly Niche[]): FieldFact {
  const [slug = '', what = '', says = '', amount = '', unit = '', kind = '', region = ''] = row;
  const [, , , , , , , year = '', publisher = '', grade = '', about = ''] = row;
  const id = `${industry}/${slug}`;
  if (!/^[a-z0-9-]+@[a-z0-9-]+$/u.test(slug)) throw fault(id, slug, 'a fact is called "what-it-is@whose"');
  if (!isKind(kind)) throw fault(id, kind, `a kind is one of ${kinds.join(', ')}`);
  if (!/^(?:[A-Z]{2}|global)$/u.test(region))
    throw fault(id, region, 'a region is a country code, EU or global');
  if (!/^(?:19|20)\d\d$/u.test(year)) throw fault(id, year, 'a year has four digits');
  return {
    id,
    vertical: industry,
    what: asThing(what, id),
    says: readClause(says, kind, id),
    value: readValue(amount, kind, unit, id),
    unit,
    kind,
    region,
    year: Number(year),
    publisher,
    confidence: asConfidence(grade, id),
    checked: false,
    niches: about === '*' ? [] : about.split(/\s*,\s*/u).map((key) => findNiche(key, niches, id)),
  };
}

function readClause(says: string, kind: FieldFactKind, id: string): string {
  const isSlotted = says.split('#').length === 2;
  if (isSlotted === (kind === 'statement')) throw fault(id, says, 'a figure stands where the one "#" is');
  return asClause(says, id);
}

function readValue(amount: string, kind: FieldFactKind, unit: string, id: string): number | null {
  if (kind === 'statement') return null;
  const value = Number(amount);
  if (!Number.isFinite(value) || amount === '') throw fault(id, amount, 'a value is a plain number');
  if (unit === 'share' && (value <= 0 || value > 1)) throw fault(id, amount, 'a share lies between 0 and 1');
  return value;
}

function findNiche(key: string, niches: readonly Niche[], id: string): string {
  const niche = niches.find((one) => one.id.endsWith(`/${key}`));
  if (niche === undefined) throw fault(id, key, 'no niche of this field has that key');
  return niche.id;
}

function isKind(kind: string): kind is FieldFactKind {
  return kinds.some((one) => one === kind);
}
