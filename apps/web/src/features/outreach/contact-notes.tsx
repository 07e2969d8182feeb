import { Link } from 'react-router';
import { askConfig } from '../../api/server-offers.ts';
import { useAnswer } from '../../lib/use-answer.ts';

export function ContactNotes() {
  const { data } = useAnswer(askConfig);
  return (
    <aside aria-label="Before you write" className="grid content-start gap-6 text-sm">
      <div className="border-t border-line pt-4">
        <h2 className="mb-1 text-lg">Who reads this</h2>
        <p className="text-ink-soft">
          The people who run this copy of Slipway.{' '}
          {data?.contactEmail ? (
            <>
              Their address is{' '}
              <a href={`mailto:${data.contactEmail}`} className="text-link break-all">
                {data.contactEmail}
              </a>
              .
            </>
          ) : null}
        </p>
      </div>
      <div className="border-t border-line pt-4">
        <h2 className="mb-1 text-lg">What is kept</h2>
        <p className="text-ink-soft">
          Your name, address and message with the time, to answer you. More in the{' '}
          <Link to="/privacy" className="text-link">
            Privacy Policy
          </Link>
          .
        </p>
      </div>
      <div className="border-t border-line pt-4">
        <h2 className="mb-1 text-lg">Limits</h2>
        <p className="tabular text-ink-soft">
          10 to 5,000 characters, 3 messages an hour from one address. What you type stays in this tab until
          it is sent.
        </p>
      </div>
    </aside>
  );
}
