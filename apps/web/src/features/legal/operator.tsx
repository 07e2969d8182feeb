import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { configQuery } from '../../api/config.ts';

/** The operator is a matter of the running server, not of the text: the address comes from its configuration. */
export function Operator() {
  const { data } = useQuery(configQuery);
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
