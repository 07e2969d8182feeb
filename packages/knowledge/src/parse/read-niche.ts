import type {
  Change,
  Channel,
  Incumbent,
  IntegratedSystem,
  LocalRule,
  Niche,
  PriceAnchor,
  Running,
  Whose,
} from '../niche.ts';
import { asClause, asConfidence, asPeople, asQuestion, asThing, cells, partMove, span } from './forms.ts';

const labels = [
  'name',
  'short',
  'words',
  'job',
  'buyer',
  'user',
  'run',
  'rival',
  'system',
  'today',
  'cost',
  'pain',
  'channel',
  'cycle',
  'price',
  'rule',
  'season',
  'next',
  'fail',
  'lately',
  'economics',
  'ask',
  'grade',
] as const;
type Label = (typeof labels)[number];

/** A country's own companies need room beside those that sell everywhere, and some niches hold two trades: pest control and lawns. */
const rivalsMost = 60;

/** One `label: value` a line; the file's name is the niche's key. */
export function readNiche(industry: string, key: string, text: string): Niche {
  const id = `${industry}/${key}`;
  if (!/^[a-z0-9-]+$/u.test(key)) throw new Error(`${id}: a niche is called in small letters and dashes.`);
  const lines = text.split('\n').filter((line) => line !== '');
  const rows = lines.map((line) => readLine(line, id));
  const all = (label: Label) => rows.filter((row) => row.label === label);
  const many = (label: Label, least: number, most: number) => {
    const found = all(label);
    if (found.length < least || found.length > most)
      throw new Error(`${id}: has ${found.length} of "${label}", wanted are ${least} to ${most}.`);
    return found;
  };
  const one = (label: Label) => many(label, 1, 1)[0]?.value ?? '';
  const [weeks = '', decides = ''] = cells(one('cycle'), 2, id);
  const [margin = '', churn = '', win = '', whose = ''] = cells(one('economics'), 4, id);
  const [cac = '', cacCurrency = ''] = win.split(' ');
  const moves: Record<string, string> = {};
  /** A clause, its move put aside. */
  const moved = (text: string): string => {
    const { says, move } = partMove(text, id);
    if (move !== null) moves[says] = move;
    return asClause(says, id);
  };
  const words = one('words').split(/\s*,\s*/u);
  if (words.length < 8 || words.some((word) => word !== word.toLowerCase() || word === ''))
    throw new Error(`${id}: "words" are at least eight, in small letters, parted by commas.`);
  return {
    id,
    vertical: industry,
    name: asThing(one('name'), id),
    short: asThing(one('short'), id),
    words,
    job: asThing(one('job'), id),
    buyer: asPeople(one('buyer'), id),
    user: asPeople(one('user'), id),
    running: readRunning(many('run', 0, 1)[0]?.value ?? '-', id, moved),
    incumbents: many('rival', 3, rivalsMost).flatMap(({ value, region }) =>
      readIncumbents(value, region, id),
    ),
    systems: many('system', 2, 4).map(({ value, region }) => readSystem(value, region, id)),
    today: asClause(one('today'), id),
    cost: asClause(one('cost'), id),
    pains: many('pain', 2, 3).map(({ value }) => asClause(value, id)),
    channels: many('channel', 2, 3).map(({ value, region }) => readChannel(value, region, id, moved)),
    cycle: { weeks: span(weeks.replace(/ weeks?$/u, ''), id), says: asClause(decides, id) },
    prices: many('price', 1, 3).map(({ value }) => readPrice(value, id)),
    rules: many('rule', 3, 7).map(({ value, region }) => readRule(value, region, id, moved)),
    season: one('season') === '-' ? null : moved(one('season')),
    next: listed(one('next'), 2, 3, id).map((value) => asThing(value, id)),
    failures: many('fail', 1, 2).map(({ value }) => moved(value)),
    changes: many('lately', 1, 2).map(({ value, region }) => readChange(value, region, id, moved)),
    economics: {
      grossMargin: asShares(span(margin, id)),
      churnMonthly: asShares(span(churn, id)),
      cac: span(cac, id),
      cacCurrency: asCurrency(cacCurrency, id),
      whose: asWhose(whose, id),
    },
    moves,
    questions: listed(one('ask'), 3, 3, id).map((value) => asQuestion(value, id)),
    confidence: asConfidence(one('grade'), id),
  };
}

/** Several short ones on a line. */
function listed(text: string, least: number, most: number, id: string): readonly string[] {
  const found = text.split(/\s\|\s/u).map((item) => item.trim());
  if (found.length < least || found.length > most)
    throw new Error(`${id}: wanted are ${least} to ${most} on the line "${text}".`);
  return found;
}

interface Row {
  readonly label: Label;
  readonly region: string;
  readonly value: string;
}

function readLine(line: string, id: string): Row {
  const [, label = '', region = '', value = ''] =
    line.match(/^([a-z]+)(?: ([A-Z]{2}|global))?: (.+)$/u) ?? [];
  if (!isLabel(label)) throw new Error(`${id}: no line is called "${label}" ("${line}").`);
  return { label, region, value: value.trim() };
}

/** A clause without its move, which is put aside. */
type Moved = (text: string) => string;

function readRunning(value: string, id: string, moved: Moved): Running | null {
  if (value === '-') return null;
  const [guests = '', chosen = '', eaten = ''] = cells(value, 3, id);
  return { guests: asPeople(guests, id), chosen: moved(chosen), eaten: moved(eaten) };
}

/** Several firms may share a line; a comma inside brackets belongs to a name: "Sauna360 (Tylo, Helo)". */
function readIncumbents(value: string, region: string, id: string): readonly Incumbent[] {
  const [names = '', sells = '', pricing = '', does = ''] = cells(value, 4, id);
  const shared = { sells: asThing(sells, id), pricing, does: asClause(does, id), region: asPlace(region) };
  return names.split(/, (?![^(]*\))/u).map((name) => ({ name, ...shared }));
}

function readSystem(value: string, region: string, id: string): IntegratedSystem {
  const [name = '', does = ''] = cells(value, 2, id);
  return { name, does: asThing(does, id), region: asPlace(region) };
}

function readChannel(value: string, region: string, id: string, moved: Moved): Channel {
  const [through = '', because = ''] = cells(value, 2, id);
  return { through: asThing(through, id), because: moved(because), region: asPlace(region) };
}

function readRule(value: string, region: string, id: string, moved: Moved): LocalRule {
  const [name = '', says = ''] = cells(value, 2, id);
  if (region === '') throw new Error(`${id}: rule "${name}" names no region.`);
  return { region, name, says: moved(says) };
}

function readPrice(value: string, id: string): PriceAnchor {
  const [what = '', amount = '', per = '', whose = ''] = cells(value, 4, id);
  const [ends = '', currency = ''] = amount.split(' ');
  const [low, high] = span(ends, id);
  return {
    what: asThing(what, id),
    low,
    high,
    currency: asCurrency(currency, id),
    per,
    whose: asWhose(whose, id),
  };
}

function readChange(value: string, region: string, id: string, moved: Moved): Change {
  const [effect = '', says = ''] = cells(value, 2, id);
  if (effect !== 'good' && effect !== 'bad' && effect !== 'mixed')
    throw new Error(`${id}: a change is good, bad or mixed, not "${effect}".`);
  return { effect, says: moved(says), region: asPlace(region) };
}

function asWhose(text: string, id: string): Whose {
  if (text !== 'to-them' && text !== 'theirs')
    throw new Error(`${id}: "${text}" is neither "to-them" nor "theirs".`);
  return text;
}

function asPlace(region: string): string | null {
  return region === '' || region === 'global' ? null : region;
}

function asCurrency(text: string, id: string): string {
  if (!/^[A-Z]{3}$/u.test(text)) throw new Error(`${id}: "${text}" is no currency code.`);
  return text;
}

function asShares([low, high]: readonly [number, number]): readonly [number, number] {
  return [low / 100, high / 100];
}

function isLabel(label: string): label is Label {
  return labels.some((one) => one === label);
}
