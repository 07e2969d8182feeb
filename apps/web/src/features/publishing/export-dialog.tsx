import { AppError } from '@slipway/core';
import { Button, buttonClass } from '@slipway/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { exportPage, publicationQuery } from '../../api/publishing.ts';
import { saveFile } from '../../lib/save-file.ts';
import { DialogFrame, Refusal } from './dialog-frame.tsx';
import type { PageButtonProps } from './publish-button.tsx';

type Format = 'html' | 'zip';

const formats: readonly { readonly format: Format; readonly title: string; readonly about: string }[] = [
  {
    format: 'html',
    title: 'One HTML file',
    about: 'Style and pictures are inside. Opens anywhere, also without a connection.',
  },
  {
    format: 'zip',
    title: 'ZIP with assets',
    about: 'index.html, style.css and a folder of pictures, for your own web space.',
  },
];

export function ExportDialog(props: PageButtonProps & { readonly onClose: () => void }) {
  const { pageId, save, warning, onClose } = props;
  const { data: publication } = useQuery(publicationQuery(pageId));
  const [busy, setBusy] = useState<Format | null>(null);
  const [said, setSaid] = useState('');
  const [refusal, setRefusal] = useState<AppError | null>(null);

  async function take(format: Format): Promise<void> {
    setBusy(format);
    setRefusal(null);
    setSaid('');
    try {
      await save?.();
      const { name, file } = await exportPage(pageId, format);
      saveFile(name, file);
      setSaid(`${name} is in your downloads.`);
    } catch (cause) {
      setRefusal(cause instanceof AppError ? cause : new AppError('server/failed', {}, { cause }));
    } finally {
      setBusy(null);
    }
  }

  return (
    <DialogFrame title="Export this page" onClose={onClose}>
      {(close) => (
        <>
          <p>
            The page as it is saved now, yours to keep. No script, nothing fetched from us.{' '}
            {publication?.isPublished
              ? 'Its sign-up form sends to your published page, so the list stays in one place.'
              : 'While the page is not published, nobody would receive sign-ups: the form becomes the link you gave it.'}
          </p>
          {warning}
          <ul className="grid">
            {formats.map(({ format, title, about }) => (
              <li
                key={format}
                className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-t border-line py-3"
              >
                <span className="min-w-0 grow basis-60">
                  <span className="font-medium">{title}</span>
                  <span className="block text-sm text-ink-soft">{about}</span>
                </span>
                <Button
                  busy={busy === format}
                  disabled={busy !== null}
                  aria-label={`Download ${title}`}
                  onClick={() => void take(format)}
                >
                  Download
                </Button>
              </li>
            ))}
          </ul>
          {refusal ? (
            <Refusal>
              {refusal.code === 'premium/required'
                ? 'Landing page export is part of Premium.'
                : refusal.message}
            </Refusal>
          ) : null}
          <span role="status" className="text-sm text-ink-soft empty:hidden">
            {said}
          </span>
          <div className="flex flex-wrap justify-end gap-3">
            {refusal?.code === 'premium/required' ? (
              <Link to="/pricing" className={buttonClass({ tone: 'signal' })}>
                See Premium
              </Link>
            ) : null}
            <Button onClick={close}>Done</Button>
          </div>
        </>
      )}
    </DialogFrame>
  );
}
