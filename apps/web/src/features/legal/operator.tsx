import { Link } from 'react-router';
import { askConfig } from '../../api/server-offers.ts';
import { useAnswer } from '../../lib/use-answer.ts';

/** The operator is a matter of the running server, not of the text: the address comes from its configuration. */
export function Operator() {
  const { data } = useAnswer(askConfig);
  return data?.contactEmail ? (
    <a href={`mailto:${data.contactEmail}`} className="text-link break-all">
      {data.contactEmail}
    </a>
  ) : (
    <Link to="/contact" className="text-link">
      reached by the contact page
    </Link>
  );
}
