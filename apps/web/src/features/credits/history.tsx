import type { CreditTransaction } from '../../api/credits.ts';

const when = new Intl.DateTimeFormat('en', {
  day: 'numeric',
  month: 'short',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

/** Newest first, as the server lists it; at most 50. */
export function History({ history }: { readonly history: readonly CreditTransaction[] | undefined }) {
  if (!history)
    return (
      <div role="status" aria-label="Loading the history" className="grid gap-2 pt-3">
        {[0, 1, 2].map((row) => (
          <span key={row} className="skeleton h-9" />
        ))}
      </div>
    );
  if (history.length === 0) return <p className="pt-2 text-sm text-ink-soft">Nothing has moved yet.</p>;
  return (
    <table className="mt-2 w-full text-left text-sm">
      <thead className="text-ink-soft">
        <tr>
          <th scope="col" className="py-1.5 font-normal">
            What
          </th>
          <th scope="col" className="py-1.5 pl-3 text-right font-normal">
            Credits
          </th>
          <th scope="col" className="py-1.5 pl-3 text-right font-normal">
            Left
          </th>
        </tr>
      </thead>
      <tbody>
        {history.map((entry) => (
          <tr key={entry.id} className="border-t border-line align-baseline">
            <td className="py-1.5">
              {entry.toolName ?? entry.reason}
              <time dateTime={entry.timestamp} className="block text-xs text-ink-soft">
                {when.format(Date.parse(entry.timestamp))}
              </time>
            </td>
            <td className="py-1.5 pl-3 text-right font-medium">{signed(entry.amount)}</td>
            <td className="py-1.5 pl-3 text-right text-ink-soft">{entry.balanceAfter}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** With the true minus sign, which lines up with the plus. */
function signed(amount: number): string {
  return amount < 0 ? `−${-amount}` : `+${amount}`;
}
