import { type Company, findDisagreements, readPage, replaceText, rewritePrice } from '@slipway/agreement';
import { Button } from '@slipway/ui';
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useMemo } from 'react';
import { recordQuery } from '../../api/tools.ts';
import { usePage, useStore } from './state/use-editor.ts';

interface MovedFiguresProps {
  readonly uid: string;
  readonly projectId: string;
  /** Of the page. */
  readonly name: string;
}

/** A price of the page that the record no longer has: said over the page, and put right in one step that can be undone. */
export function MovedFigures({ uid, projectId, name }: MovedFiguresProps) {
  const { data } = useQuery(recordQuery(uid, projectId));
  // Without a price there is nothing to read the page for, at every key.
  return typeof data?.slots?.price?.value === 'number' ? (
    <MovedPrice name={name} record={data.slots} />
  ) : null;
}

interface MovedPriceProps {
  readonly name: string;
  readonly record: Company['record'];
}

function MovedPrice({ name, record }: MovedPriceProps) {
  const store = useStore();
  const page = useDeferredValue(usePage());
  const moved = useMemo(() => {
    const checked = readPage({ id: 'open', name, date: '', document: page });
    const company = { record, results: [], pages: [checked], asOf: '' };
    const found = findDisagreements(company).find(({ check }) => check === 'page-price');
    const [price, shown] = found?.sides ?? [];
    const plan = checked.plans.find(
      ({ section }) => shown?.from.kind === 'page' && shown.from.section === section,
    );
    if (found === undefined || typeof price?.value !== 'number' || plan === undefined) return null;
    const amount = Number((plan.per === 'year' ? price.value * 12 : price.value).toFixed(2));
    // With its sign it is found in other sentences too; a bare number stays where it is.
    const from = /[^\s\d]+\d[\d,]*(?:\.\d+)?/u.exec(plan.text)?.[0] ?? plan.text;
    return { why: found.why, from, to: rewritePrice(from, amount) };
  }, [page, record, name]);
  if (moved === null) return null;
  const { why, from, to } = moved;
  function update(): void {
    const now = store.get().history.present;
    store.run({ type: 'replacePage', page: replaceText(now, from, to) });
    store.say(`${from} is ${to} now. Undo brings it back.`);
  }
  return (
    <div role="status" className="editor-notice">
      <p className="min-w-0 grow text-sm">{why}</p>
      <Button size="sm" onClick={update}>
        Write {to} on the page
      </Button>
    </div>
  );
}
