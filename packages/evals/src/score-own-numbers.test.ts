import type { Fact, IdeaReading } from '@slipway/analyst';
import { expect, it } from 'vitest';
import { type OwnNumbersText, ownNumbersTable, scoreOwnNumbers } from './score-own-numbers.ts';

const fact = (kind: Fact['kind'], value: number, sure: boolean) => ({ kind, value, sure, chance: 1 }) as Fact;
const reading = (more: Partial<IdeaReading>, facts: readonly Fact[]) =>
  ({
    pays: { value: 'parishes', sure: true },
    price: { value: { amount: 480, currency: 'EUR', per: 'year' }, sure: true },
    stated: 'a care plan',
    claims: { facts, question: { kind: 'hire', amount: null } },
    ...more,
  }) as unknown as IdeaReading;
const text: OwnNumbersText = {
  id: 'organ',
  paragraph: '',
  pays: ['parishes'],
  product: ['care plan'],
  price: { amount: 480, currency: 'EUR', per: 'year' },
  ownCount: 600,
  capacity: null,
  paying: null,
  question: 'hire',
};

it('counts what is right, what is used, and what is used though it is not so', () => {
  const right = scoreOwnNumbers(() => reading({}, [fact('market', 600, true)]), [text]);
  expect(right.ownCount).toEqual({ labelled: 1, right: 1, used: 1, wrong: 0 });
  expect(right.pays).toEqual({ labelled: 1, right: 1, used: 1, wrong: 0 });
  const wrong = scoreOwnNumbers(
    () => reading({ stated: 'three visits' }, [fact('paying', 600, true), fact('capacity', 3, false)]),
    [{ ...text, question: 'price' }],
  );
  expect(wrong.paying).toEqual({ labelled: 0, right: 0, used: 0, wrong: 1 });
  expect(wrong.capacity).toEqual({ labelled: 0, right: 0, used: 0, wrong: 0 });
  expect([wrong.ownCount.right, wrong.product.wrong, wrong.question.wrong]).toEqual([0, 1, 1]);
});

it('takes "owners" alone for nobody', () => {
  const pays = { value: 'owners', sure: true } as IdeaReading['pays'];
  const scores = scoreOwnNumbers(() => reading({ pays }, []), [{ ...text, pays: ['owners of boats'] }]);
  expect(scores.pays).toEqual({ labelled: 1, right: 0, used: 0, wrong: 1 });
  expect(ownNumbersTable('held', scores)).toContain('pays');
});
