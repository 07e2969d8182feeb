import { useEffect } from 'react';

/**
 * Data for search engines. In the HTML of the build it is moved into the head (`build/html.ts`); where the page is reached from
 * inside the app, script puts it there and takes it away with the page.
 */
export function JsonLd({ of }: { readonly of: readonly unknown[] }) {
  const written = JSON.stringify(of.length === 1 ? of[0] : of).replaceAll('<', '\\u003c');
  useEffect(() => {
    const isLinkedData = 'script[type="application/ld+json"]';
    for (const old of document.head.querySelectorAll(isLinkedData)) old.remove();
    const block = document.createElement('script');
    block.type = 'application/ld+json';
    block.textContent = written;
    document.head.append(block);
    return () => block.remove();
  }, [written]);
  if (!import.meta.env.SSR) return null;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON without a tag in it
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: written }} />;
}
