import { Blueprint, buttonClass, FigLabel } from '@slipway/ui';

/** Kept by the service worker and shown at any address, without script: plain links only. */
export default function Offline() {
  return (
    <Blueprint>
      <section className="container-page grid min-h-[70vh] content-center gap-4 py-16">
        <FigLabel>No connection</FigLabel>
        <h1 className="max-w-[16ch] text-3xl md:text-4xl">You are offline.</h1>
        <p className="max-w-[56ch] text-ink-soft">
          Slipway cannot be reached right now. This page looks again by itself as soon as your connection is
          back.
        </p>
        <p className="flex flex-wrap gap-3 pt-2">
          {/* biome-ignore lint/a11y/useValidAnchor: an empty address is this very page, whichever it was */}
          <a href="" className={buttonClass({ tone: 'signal' })}>
            Try again
          </a>
          <a href="/" className={buttonClass({ tone: 'quiet' })}>
            Go to the start
          </a>
        </p>
      </section>
    </Blueprint>
  );
}
