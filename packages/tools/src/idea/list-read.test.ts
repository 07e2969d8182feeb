import { expect, test } from 'vitest';
import { loadTestLibrary } from '../../test/library.ts';
import { gatherIdea } from './gather.ts';
import { listRead, nameIn } from './list-read.ts';

const read = (idea: string) => gatherIdea({ idea }, loadTestLibrary());
const dental =
  'Dental offices in Texas lose $200 for each missed appointment. We text patients the day before and fill the gap from a waiting list, for $49 a month.';
const freight =
  'Small freight forwarders in Rotterdam overpay demurrage. Our tool reads the carrier invoices and spots wrong demurrage charges, €300 a month.';

test('a price that its own clause states leaves no doubt beside another sum', () => {
  const quote = '$49 a month';
  expect(listRead(read(dental))).toMatchObject({
    price: { value: 49, quote },
    currency: { value: 'USD', quote },
    per: { value: 'month', quote },
  });
  expect(listRead(read(dental)).price).not.toHaveProperty('isUnsure');
});

test('who pays and how it charges are read where they are only likely, and say so', () => {
  expect(listRead(read(dental))).toMatchObject({
    customer: { value: 'dental offices', quote: 'Dental offices', isUnsure: true },
    charges: { value: 'subscription', quote: '$49 a month', isUnsure: true },
  });
  // What is not said at all stays open.
  expect(listRead(read('An app.'))).not.toHaveProperty('customer');
});

test('a price that stands alone leaves no doubt; a percentage is the share of a sale', () => {
  const alone = listRead(read(freight));
  expect(alone.price).toEqual({ value: 300, quote: '€300 a month' });
  const share = listRead(read('A marketplace for used wedding dresses, we take 15% of each sale.'));
  expect(share.takeRate).toMatchObject({ value: 0.15 });
  expect(share).not.toHaveProperty('price');
});

test('a list calls the idea by what it does, and what is no idea by nothing', () => {
  expect(nameIn(read(dental))).toMatch(/^We text patients/);
  expect(nameIn(read(dental))).not.toContain('…');
  expect(nameIn({ letters: 3 })).toBeNull();
});
