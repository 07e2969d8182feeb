import { Link } from 'react-router';

/** Cancelling, the end and refunds in plain words; the same wherever money is spoken of. */
export function MoneyWords() {
  return (
    <ul className="grid max-w-[62ch] gap-2 text-sm text-ink-soft">
      <li>
        <strong className="font-medium text-ink">Nothing renews by itself.</strong> A payment buys one period.
        No card is kept, so there is nothing to cancel.
      </li>
      <li>
        <strong className="font-medium text-ink">At the end</strong> the account goes back to ten credits a
        day. What you made stays yours.
      </li>
      <li>
        <strong className="font-medium text-ink">Refunds:</strong>{' '}
        <Link to="/contact" className="text-link">
          write to us
        </Link>{' '}
        with the number on the receipt. The money goes back the way it came, and the rest of the period ends
        with it.
      </li>
    </ul>
  );
}
