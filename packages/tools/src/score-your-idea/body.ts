import type { FindingsBlock, Writer } from '@slipway/report';
import type { IdeaBasis } from '../idea/gather.ts';
import type { ScoreInput } from './fields.ts';
import { eachTimeFigure, type PriceAgainstCost, sayPrice } from './own-numbers.ts';
import type { FindingPicker } from './pick-findings.ts';

type Row = FindingsBlock['rows'][number];

const firstCustomers = 20;
/** What to know beside the answer: the founder's own numbers set against each other, then rows of the notes. */
export function bodyBlocks(
  input: ScoreInput,
  { profile }: IdeaBasis,
  price: PriceAgainstCost | null,
  picker: FindingPicker,
  writer: Writer,
): readonly FindingsBlock[] {
  const rows = [
    ...ownRows(input, profile, price, writer),
    ...picker.rows([
      ['cameBack', 1],
      ['won', 1],
      ['asked', 1],
      ['market', 1],
      ['runway', 1],
      ['limit', 1],
      ['now', 1],
      ['list', 1],
      ['after', 1],
      ['room', 1],
      ['idle', 1],
      ['few', 1],
      ['ownOpportunity', 2],
      ['paid', 1],
      ['margin', 1],
      ['payback', 1],
      ['decides', 1],
      ['left', 1],
      ['stay', 1],
      ['win', 1],
      ['usual', 1],
      ['named', 1],
      ['cost', 1],
      ['today', 1],
      ['rival', 3],
      ['also', 2],
      ['failed', 1],
      ['rule', 1],
      ['changed', 1],
      ['prices', 1],
      ['eaten', 1],
      ['chosen', 1],
      ['signs', 1],
      ['sale', 1],
      ['keep', 1],
      ['channel', 1],
      ['season', 1],
      ['works', 1],
      ['needs', 1],
      ['ended', 1],
      ['ask', 2],
    ]),
  ];
  return rows.length === 0 ? [] : [{ id: 'body', kind: 'findings', title: 'What to know', rows }];
}

function ownRows(
  input: ScoreInput,
  profile: IdeaBasis['profile'],
  price: PriceAgainstCost | null,
  writer: Writer,
): readonly Row[] {
  const each = eachTimeFigure(input, profile, writer);
  const named = input.named === undefined ? null : namedText(input.named, writer);
  return [
    ...(price === null || price.isTooDear
      ? []
      : [
          row(
            'Price against cost',
            writer.say(
              'price-cost',
              `You would charge ${sayPrice(price)}; the problem costs them up to {{f:${price.cost}}}.`,
            ),
          ),
        ]),
    ...(each === null
      ? []
      : [row('Each time', writer.say('each-time', `It costs them up to {{f:${each}}} each time.`))]),
    ...(named === null ? [] : [row('First customers', writer.say('named', named))]),
  ];
}

function row(label: string, statement: Row['statements'][0]): Row {
  return { label, statements: [statement] };
}

function namedText(named: number, writer: Writer): string {
  const own = writer.figure({
    id: 'named',
    label: 'Customers you can name',
    value: named,
    unit: 'count',
    provenance: { kind: 'measured', field: 'named' },
  });
  const goal = writer.figure({
    id: 'first-customers',
    label: 'First customers',
    value: firstCustomers,
    unit: 'count',
    noun: 'customers',
    provenance: { kind: 'assumed', why: 'Twenty show whether strangers buy too.' },
  });
  return named >= firstCustomers
    ? `You can name {{f:${own}}}, enough for your first {{f:${goal}}}.`
    : `You can name {{f:${own}}} of your first {{f:${goal}}}.`;
}
