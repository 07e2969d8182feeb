import { type BusinessModel, type ModelSide, type ModelTest, modelSides } from '../business-model.ts';
import { asConfidence, asQuestion, cells, fault, partMove, span } from './forms.ts';

const labels = [
  'name',
  'they',
  'side',
  'decides',
  'hard',
  'fail',
  'works',
  'compare',
  'needs',
  'cut',
  'loss',
  'win',
  'price',
  'ask',
  'test',
  'before',
  'rule',
  'today',
  'grade',
] as const;
type Label = (typeof labels)[number];

interface Row {
  readonly label: Label;
  readonly region: string | null;
  readonly value: string;
}

const wordsMost = 24;

/** One `label: value` a line; the file's name is the model's id. */
export function readBusinessModel(id: string, text: string): BusinessModel {
  const rows = text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => readLine(line, id));
  const many = (label: Label, least: number, most: number): readonly Row[] => {
    const found = rows.filter((row) => row.label === label);
    if (found.length < least || found.length > most)
      throw new Error(`${id}: has ${found.length} of "${label}", wanted are ${least} to ${most}.`);
    return found;
  };
  const moves: Record<string, string> = {};
  const lines = (label: Label, least: number, most: number) =>
    many(label, least, most).map(({ value }) => {
      const { says, move } = partMove(value, id);
      if (move !== null) moves[says] = move;
      return asSentence(says, id);
    });
  const one = (label: Label) => many(label, 1, 1)[0]?.value ?? '';
  const share = (label: Label) => {
    const [found] = many(label, 0, 1);
    return found === undefined ? null : span(found.value, id);
  };
  const lost = share('loss');
  const [amount = '', per = ''] = cells(one('price'), 2, id);
  const [ends = '', currency = ''] = amount.split(' ');
  const [low, high] = span(ends, id);
  const [first] = many('before', 1, 1);
  return {
    id,
    name: one('name'),
    they: one('they'),
    side: asSide(one('side'), id),
    decides: lines('decides', 2, 2),
    hard: lines('hard', 2, 2),
    failures: lines('fail', 2, 4),
    works: lines('works', 2, 2),
    compared: many('compare', 8, 8).map(({ value }) => asName(value, id)),
    needs: lines('needs', 2, 2),
    moves,
    cuts: many('cut', 0, 3).map(({ value }) => {
      const [says = '', of = ''] = cells(value, 2, id);
      return { says, share: toShares(span(of, id)) };
    }),
    lostMonthly: lost === null ? null : toShares(lost),
    winMonths: share('win'),
    price: { low, high, currency, per },
    questions: many('ask', 3, 3).map(({ value }) => asQuestion(value, id, 'digits')),
    tests: many('test', 1, 2).map(({ value }) => readTest(value, id)),
    firstStep: readTest(first?.value ?? '', id),
    rules: many('rule', 0, 6).map(({ value, region }) => {
      const [name = '', says = ''] = cells(value, 2, id);
      return { region, name, says };
    }),
    today: asSentence(one('today'), id),
    confidence: asConfidence(one('grade'), id),
  };
}

function readLine(line: string, id: string): Row {
  const [, label = '', region = '', value = ''] = line.match(/^([a-z]+)(?: ([A-Z]{2}|\*))?: (.+)$/u) ?? [];
  const known = labels.find((one) => one === label);
  if (known === undefined) throw new Error(`${id}: no line is called "${label}" ("${line}").`);
  return { label: known, region: region === '' || region === '*' ? null : region, value: value.trim() };
}

function asSentence(text: string, id: string): string {
  if (!/^[\p{L}\p{Nd}].*[.]$/u.test(text)) throw fault(id, text, 'a sentence ends with "."');
  if (text.split(/\s+/u).length > wordsMost)
    throw fault(id, text, `a sentence has at most ${wordsMost} words`);
  if (/[“”"{}]/u.test(text)) throw fault(id, text, 'no quotation marks or braces');
  return text;
}

const nameMost = 40;

function asName(text: string, id: string): string {
  if (!/^\p{Lu}.*[^.]$/u.test(text) || text.length > nameMost)
    throw fault(id, text, `a feature begins large, has no full stop and at most ${nameMost} letters`);
  return text;
}

function asSide(value: string, id: string): ModelSide {
  const found = modelSides.find((side) => side === value);
  if (found === undefined) throw fault(id, value, `a side is one of ${modelSides.join(', ')}`);
  return found;
}

function readTest(value: string, id: string): ModelTest {
  const [what = '', passes = '', days = ''] = cells(value, 3, id);
  if (!/^\p{Nd}+$/u.test(days)) throw fault(id, value, 'a test ends with its days');
  return { do: what, passes, days: Number(days) };
}

const toShares = ([low, high]: readonly [number, number]) => [low / 100, high / 100] as const;
