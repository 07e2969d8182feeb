import { useLayoutEffect, useRef } from 'react';

interface SlideFrameProps {
  /** Markup of the deck package: every text in it is escaped. */
  readonly markup: string;
  readonly css: string;
  /** Its place in the deck, from 0: some themes change every third slide. */
  readonly at: number;
}

/** A slide with a style sheet of its own: neither the page's rules nor the slide's reach the other. */
export function SlideFrame({ markup, css, at }: SlideFrameProps) {
  const host = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = host.current;
    if (element === null) return;
    const shadow = element.shadowRoot ?? element.attachShadow({ mode: 'open' });
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    shadow.adoptedStyleSheets = [sheet];
    // Empty ones before it, so that it is the slide of its number to the style sheet.
    shadow.innerHTML = `${'<section hidden></section>'.repeat(at % 3)}${markup}`;
  }, [markup, css, at]);
  return <div ref={host} className="slide-frame" />;
}
