import type { RenderedPost } from '@slipway/blog';
import { errorMessage } from '@slipway/core';
import { useEffect, useRef } from 'react';
import { LateCalculator } from './late-calculator.tsx';
import { offerCopies } from './offer-copies.ts';
import { watchImages } from './watch-images.ts';

/** Below the first screen: laid out when the reader comes near. As tall as a long post is on a phone, and on a wide screen. */
const later = 'calm-section [--calm:5900px] lg:[--calm:3450px]';
const textClass = (at: number) => (at === 0 ? 'prose-sheet' : `prose-sheet ${later}`);

/** A rendered post. Its HTML is made by `@slipway/blog`, which lets nothing through that runs. */
export function PostBody({ parts, unknownLinks }: Pick<RenderedPost, 'parts' | 'unknownLinks'>) {
  const body = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = body.current;
    if (!element) return;
    const stops = [offerCopies(element), watchImages(element, errorMessage('blog/image-failed'))];
    return () => {
      for (const stop of stops) stop();
    };
  }, []);
  useEffect(() => {
    // Specification, section 5: only a warning.
    // biome-ignore lint/suspicious/noConsole: the browser's console is where the specification wants it
    for (const link of unknownLinks) console.warn(`The host of ${link} is not in the list of known ones.`);
  }, [unknownLinks]);
  return (
    <div ref={body} className="post-body">
      {parts.map((part, at) =>
        part.kind === 'calculator' ? (
          <LateCalculator key={part.calculator.tool} given={part.calculator} />
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have no identity but their place
          // biome-ignore lint/security/noDangerouslySetInnerHtml: rule BL15 of packages/blog
          <div key={at} className={textClass(at)} dangerouslySetInnerHTML={{ __html: part.html }} />
        ),
      )}
    </div>
  );
}
