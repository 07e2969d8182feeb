import type { ModelTest } from '../business-model.ts';
import type { Advice, Venture, VentureRival } from '../venture.ts';
import { asQuestion, cells, fault, span } from './forms.ts';

const labels = [
  'in',
  'said',
  'also',
  'pays',
  'model',
  'decides',
  'instead',
  'rivals',
  'fails',
  'works',
  'price',
  'test',
  'ask',
  'rule',
  'mark',
] as const;
type Label = (typeof labels)[number];

interface Line {
  readonly label: Label;
  readonly region: string;
  readonly value: string;
}

/** Blocks with an empty line between them, each under `# Name`. */
export function readVentures(industry: string, text: string): readonly Venture[] {
  return text
    .split(/\n{2,}/u)
    .map((block) => block.trim())
    .filter((block) => block !== '')
    .map((block) => readVenture(industry, block));
}

function readVenture(industry: string, block: string): Venture {
  const [head = '', ...rest] = block.split('\n');
  const name = head.replace(/^# /u, '');
  const id = `${industry}/${name.toLowerCase().replaceAll(/[^a-z0-9]+/gu, '-')}`;
  if (name === head) throw fault(industry, head, 'a business begins with "# " and its name');
  const lines = rest.map((line) => readLine(line, id));
  const many = (label: Label, least: number, most: number): readonly Line[] => {
    const found = lines.filter((line) => line.label === label);
    if (found.length < least || found.length > most)
      throw new Error(`${id}: has ${found.length} of "${label}", wanted are ${least} to ${most}.`);
    return found;
  };
  const one = (label: Label) => many(label, 1, 1)[0]?.value ?? '';
  const advice = (label: Label) => readAdvice(one(label), id);
  const [also] = many('also', 0, 1);
  const [rivals] = many('rivals', 0, 1);
  return {
    id,
    name,
    niche: `${industry}/${one('in')}`,
    said: many('said', 2, 2).map(({ value }) => value),
    ...(also === undefined ? {} : { also: also.value }),
    pays: one('pays'),
    model: one('model'),
    decides: advice('decides'),
    ...readInstead(one('instead'), id),
    ...(rivals === undefined ? {} : { rivals: readRivals(rivals.value, id) }),
    fails: advice('fails'),
    works: advice('works'),
    price: readPrice(one('price'), id),
    test: readTest(one('test'), id),
    question: asQuestion(one('ask'), id, 'digits'),
    rules: many('rule', 0, 2).map(({ region, value }) => {
      const [rule = '', says = ''] = cells(value, 2, id);
      return { region, name: rule, ...readAdvice(says, id, (clause) => clause) };
    }),
    mark: readMark(one('mark'), id),
  };
}

function readLine(line: string, id: string): Line {
  const [, label = '', region = '', value = ''] = line.match(/^([a-z]+)(?: ([A-Z]{2}))?: (.+)$/u) ?? [];
  const known = labels.find((one) => one === label);
  if (known === undefined) throw fault(id, line, 'a line begins with its label');
  if ((region === '') === (known === 'rule')) throw fault(id, line, 'a rule, and only a rule, has a region');
  return { label: known, region, value: value.trim() };
}

function readAdvice(text: string, id: string, check = (says: string) => asSentence(says, id)): Advice {
  const [says = '', move = '', ...rest] = text.split(' => ');
  if (move === '' || rest.length > 0) throw fault(id, text, 'what to do about it is wanted behind " => "');
  return { says: check(says), move: asSentence(move, id) };
}

/** Firms are marked in the line: "A cousin, *OLX* or *Carsome*." */
function readInstead(text: string, id: string): Pick<Venture, 'instead' | 'named'> {
  const [first = '', ...rest] = text.split('*');
  if (rest.length % 2 !== 0) throw fault(id, text, 'a name stands between two asterisks');
  const named = rest.filter((_, at) => at % 2 === 0);
  if (named.some((name) => !/^[\p{L}\p{Nd}].*\S$/u.test(name)))
    throw fault(id, text, 'a marked name is empty');
  return { instead: asSentence([first, ...rest].join(''), id), named: [...new Set(named)] };
}

/** "Timpson [GB,IE]; Etsy": a firm, and where it can be had. */
function readRivals(text: string, id: string): readonly VentureRival[] {
  return text.split('; ').map((firm) => {
    const [, name = '', codes = ''] = /^(.+?)(?: \[([A-Z]{2}(?:,[A-Z]{2})*)\])?$/u.exec(firm) ?? [];
    if (!/^[\p{L}\p{Nd}]/u.test(name) || /[*“”"{}|]/u.test(name)) throw fault(id, firm, 'a firm has a name');
    return { name, places: codes === '' ? [] : codes.split(',') };
  });
}

function readPrice(text: string, id: string): Venture['price'] {
  const [what = '', amount = '', per = ''] = cells(text, 3, id);
  const [ends = '', currency = ''] = amount.split(' ');
  if (!/^(?:[A-Z]{3}|%)$/u.test(currency)) throw fault(id, text, 'a price has a currency of three letters');
  const [low, high] = span(ends, id);
  return { what, low, high, currency, per };
}

function readTest(text: string, id: string): ModelTest {
  const [what = '', passes = '', days = ''] = cells(text, 3, id);
  if (!/^\p{Nd}+$/u.test(days)) throw fault(id, text, 'a test ends with its days');
  return { do: asSentence(what, id), passes: asSentence(passes, id), days: Number(days) };
}

function readMark(text: string, id: string): number {
  if (!/^\p{Nd}{1,3}$/u.test(text) || Number(text) > 100) throw fault(id, text, 'a mark is 0 to 100');
  return Number(text);
}

function asSentence(text: string, id: string): string {
  if (!/^[\p{L}\p{Nd}\p{Sc}].*[.]$/u.test(text)) throw fault(id, text, 'a sentence ends with "."');
  if (/[“”"{}]/u.test(text)) throw fault(id, text, 'no quotation marks or braces');
  return text;
}
