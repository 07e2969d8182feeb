import { Button, buttonClass } from '@slipway/ui';
import { type SubmitEvent, useState } from 'react';
import { type Publication, publishPage, unpublishPage } from '../../api/publishing.ts';
import { LinkToCopy } from '../../lib/link-to-copy.tsx';
import { describeDay } from '../../lib/times.ts';
import { AddressField, useAddress } from './address-field.tsx';
import { Refusal } from './dialog-frame.tsx';
import type { PageButtonProps } from './publish-button.tsx';
import { usePublishing } from './use-publishing.ts';

interface PublishFormProps {
  readonly pageId: string;
  /** Null before the first time. */
  readonly publication: Publication | null;
  /** The address it has, or would get. */
  readonly address: { readonly slug: string; readonly url: string };
  readonly save: PageButtonProps['save'];
  readonly onDone: () => void;
}

export function PublishForm({ pageId, publication, address, save, onDone }: PublishFormProps) {
  const isPublished = publication?.isPublished === true;
  const wanted = useAddress(pageId, publication?.slug ?? address.slug);
  const [isIndexed, setIndexed] = useState(publication?.isIndexed ?? false);
  const [isTakingDown, setTakingDown] = useState(false);
  const { busy, refusal, change } = usePublishing(pageId);
  const hasNewSettings =
    publication !== null && (wanted.slug !== publication.slug || isIndexed !== publication.isIndexed);
  const isUpToDate = isPublished && !publication.isChanged && !hasNewSettings && save === undefined;

  async function submit(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    if (busy || isUpToDate || wanted.problem !== null) return;
    await change(async () => {
      await save?.();
      return publishPage(pageId, { slug: wanted.slug, isIndexed });
    });
  }

  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-5">
      <p aria-live="polite">{sayState(publication)}</p>
      {isPublished ? <LinkToCopy label="Link to share" url={publication.url} /> : null}
      <AddressField before={address.url.slice(0, -address.slug.length)} address={wanted} />
      <label className="flex gap-3">
        <input
          type="checkbox"
          checked={isIndexed}
          onChange={(event) => setIndexed(event.currentTarget.checked)}
          className="mt-1 size-4 shrink-0 accent-hull"
        />
        <span>
          Search engines may list it
          <span className="block text-sm text-ink-soft">Without this only people with the link find it.</span>
        </span>
      </label>
      {refusal ? <Refusal>{refusal.message}</Refusal> : null}
      {isTakingDown ? (
        <p className="text-sm text-ink-soft">
          Visitors see nothing from that moment. The address, the sign-ups and the figures stay yours; an
          experiment that runs ends without a verdict.
        </p>
      ) : null}
      <div className="flex flex-wrap items-center gap-3">
        <Button type="submit" tone="signal" busy={busy} disabled={isUpToDate || wanted.problem !== null}>
          {isPublished
            ? publication.isChanged || !hasNewSettings
              ? 'Publish the changes'
              : 'Save'
            : 'Publish'}
        </Button>
        {isPublished ? (
          <a href={publication.url} target="_blank" rel="noreferrer" className={buttonClass()}>
            Open the page
          </a>
        ) : null}
        {isPublished ? (
          <Button
            tone={isTakingDown ? 'danger' : 'quiet'}
            disabled={busy}
            onClick={() =>
              isTakingDown
                ? void change(() => unpublishPage(pageId)).then(() => setTakingDown(false))
                : setTakingDown(true)
            }
          >
            {isTakingDown ? 'Take it down now' : 'Take it down'}
          </Button>
        ) : null}
        <Button className="ml-auto" onClick={onDone}>
          Done
        </Button>
      </div>
    </form>
  );
}

function sayState(publication: Publication | null): string {
  if (publication === null) return 'Not published yet. Visitors will see the page as it is saved now.';
  const { isPublished, publishedAt, isChanged } = publication;
  if (!isPublished || publishedAt === null) return 'Taken down. The address is still yours.';
  const day = describeDay(publishedAt.slice(0, 10));
  return isChanged
    ? `Published ${day}. Visitors do not see what you changed since.`
    : `Published ${day}. Visitors see the page as it is saved.`;
}
