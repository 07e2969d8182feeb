import { Button } from '@slipway/ui';
import { useEffect, useRef } from 'react';

/** What the sender keeps: the reference under which the message is stored. */
export function Receipt({ id, onAgain }: { readonly id: string; readonly onAgain: () => void }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div role="status" className="grid gap-5 border-t-2 border-tide pt-6">
      <h2 ref={heading} tabIndex={-1} className="text-2xl outline-none">
        Received and stored
      </h2>
      <p className="max-w-[56ch] text-ink-soft">
        Your message is in the database, whatever the mail does. The people who run this Slipway answer to the
        address you gave. If you write about it again, quote this reference:
      </p>
      <p>
        <span className="fig-label block">Reference</span>
        <output className="font-mono text-lg break-all">{id}</output>
      </p>
      <p>
        <Button onClick={onAgain}>Write another message</Button>
      </p>
    </div>
  );
}
