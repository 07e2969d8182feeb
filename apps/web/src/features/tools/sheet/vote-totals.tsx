import { Button } from '@slipway/ui';
import { useState } from 'react';
import type { NameVote, VoteShare } from '../../../api/votes.ts';
import { LinkToCopy } from '../../../lib/link-to-copy.tsx';

/** From here on a share is shown without its interval: it is at most 10 points wide on each side. */
const enough = 100;

export function VoteTotals(props: {
  readonly vote: NameVote;
  readonly busy: boolean;
  readonly onOpen: (isOpen: boolean) => void;
  readonly onDelete: () => void;
}) {
  const { vote, busy, onOpen, onDelete } = props;
  const [isSure, setSure] = useState(false);
  const byVotes = vote.names.toSorted((a, b) => b.remembered.count - a.remembered.count);
  return (
    <>
      <p className="text-lg font-medium">
        {vote.voters === 0 ? 'Nobody has voted yet' : vote.voters === 1 ? '1 vote' : `${vote.voters} votes`}
        {vote.isOpen ? '.' : '. The link is closed.'}
      </p>
      <LinkToCopy label="Link for friends" url={vote.url} />
      <div className="overflow-x-auto">
        <table className="tabular w-full text-left text-sm">
          <thead>
            <tr className="border-b border-line-strong">
              <th className="py-2 pr-4 font-medium">Name</th>
              <th className="py-2 pr-4 font-medium">Would remember</th>
              <th className="py-2 font-medium">Spelled right</th>
            </tr>
          </thead>
          <tbody>
            {byVotes.map(({ name, remembered, spelled }) => (
              <tr key={name} className="border-b border-line align-top">
                <th scope="row" className="py-2 pr-4 font-semibold wrap-anywhere">
                  {name}
                </th>
                <td className="py-2 pr-4">{sayShare(remembered)}</td>
                <td className="py-2">{sayShare(spelled)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p className="text-sm text-ink-soft">
        The true share is within the range 19 times in 20. Without cookies a browser on one network counts
        once a day: a friend can vote again tomorrow or from another device, and two people with the same
        browser on one network count as one. Only totals are kept.
      </p>
      <div className="flex flex-wrap gap-3">
        <Button size="sm" busy={busy} onClick={() => onOpen(!vote.isOpen)}>
          {vote.isOpen ? 'Close the vote' : 'Open it again'}
        </Button>
        {isSure ? (
          <Button size="sm" tone="danger" busy={busy} onClick={onDelete}>
            Delete link and votes for good
          </Button>
        ) : (
          <Button size="sm" onClick={() => setSure(true)}>
            Delete
          </Button>
        )}
      </div>
    </>
  );
}

/** "3 of 8 (14–69 %)". */
function sayShare({ count, of, low, high }: VoteShare): string {
  if (of === 0) return 'no answer yet';
  const whole = (share: number) => Math.round(share * 100);
  return of < enough
    ? `${count} of ${of} (${whole(low)}–${whole(high)} %)`
    : `${whole(count / of)} % of ${of}`;
}
