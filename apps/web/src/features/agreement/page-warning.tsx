import { useQuery } from '@tanstack/react-query';
import { pageQuery } from '../../api/pages.ts';
import { AgreementWarning } from './agreement-warning.tsx';

/** Before a page is published or taken away: what on it does not agree with the rest of its project. */
export function PageWarning({ uid, pageId }: { readonly uid: string; readonly pageId: string }) {
  const { data } = useQuery(pageQuery(uid, pageId));
  return data === undefined ? null : (
    <AgreementWarning uid={uid} projectId={data.projectId} pageId={pageId} />
  );
}
