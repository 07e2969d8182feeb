import './blog.css';
import type { RenderedPost } from '@slipway/blog';
import { AppError, errorMessage } from '@slipway/core';
import { Spinner } from '@slipway/ui';
import { useEffect, useState } from 'react';
import { JsonLd } from '../../lib/json-ld.tsx';
import { logFault } from '../../lib/log.ts';
import { PostBody } from './post-body.tsx';

const file = '/posts/what-a-hire-costs.md';

type State = 'loading' | 'unfetched' | 'unparsed' | RenderedPost;

async function fetchText(signal: AbortSignal): Promise<string> {
  const answer = await fetch(file, { signal });
  if (!answer.ok) throw new AppError('blog/fetch-failed');
  return answer.text();
}

/** Specification, sections 2 and 8: a file that cannot be fetched is logged only; one that cannot be read says so. */
export function MdxTest() {
  const [state, setState] = useState<State>('loading');
  useEffect(() => {
    const leaving = new AbortController();
    const load = async (): Promise<void> => {
      const text = await fetchText(leaving.signal).catch((cause: unknown) => {
        if (leaving.signal.aborted) return null;
        logFault('blog/fetch-failed', cause);
        setState('unfetched');
        return null;
      });
      if (text === null) return;
      try {
        const [{ renderPost }, { linkRules }] = await Promise.all([
          import('@slipway/blog'),
          import('./link-rules.ts'),
        ]);
        setState(renderPost(text, linkRules));
      } catch {
        setState('unparsed');
      }
    };
    void load();
    return () => leaving.abort();
  }, []);
  if (state === 'loading')
    return (
      <>
        <Spinner label="Loading the file" />
        <noscript>
          The file is rendered by script. Without it, read{' '}
          <a href="/blog/what-a-hire-costs" className="text-link">
            the same post
          </a>
          .
        </noscript>
      </>
    );
  if (state === 'unfetched') return <p className="text-ink-soft">There is nothing to show here.</p>;
  if (state === 'unparsed') return <p role="alert">{errorMessage('blog/parse-failed')}</p>;
  return (
    <>
      {state.jsonLd === null ? null : <JsonLd of={[state.jsonLd].flat()} />}
      <PostBody parts={state.parts} unknownLinks={state.unknownLinks} />
    </>
  );
}
