import { Button, buttonClass, FigLabel } from '@slipway/ui';
import { Component, type ErrorInfo, type ReactNode } from 'react';
import { logFault } from '../lib/log.ts';

interface Props {
  readonly children: ReactNode;
  readonly onCaught?: () => void;
}

/** Keyed by the screen it guards: going anywhere else starts afresh. */
export class ErrorBoundary extends Component<Props, { readonly failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  override componentDidCatch(error: unknown, _info: ErrorInfo): void {
    logFault('server/failed', error);
    this.props.onCaught?.();
    // The footer's form must not wait for a page that does not come.
    document.dispatchEvent(new Event('slipway:drawn'));
  }

  override render(): ReactNode {
    if (!this.state.failed) return this.props.children;
    return (
      <section className="container-page blueprint grid min-h-[60vh] content-center gap-4 py-20" role="alert">
        <FigLabel>Off the drawing</FigLabel>
        <h1 className="max-w-[18ch] text-3xl md:text-4xl">This screen could not be drawn.</h1>
        <p className="max-w-[60ch] text-ink-soft">
          Something went wrong on our side. What you saved is safe. Try once more, or go back to the start.
        </p>
        <div className="flex flex-wrap gap-3">
          <Button tone="signal" onClick={() => this.setState({ failed: false })}>
            Try again
          </Button>
          <a href="/" className={buttonClass({ tone: 'quiet' })}>
            Back to the start
          </a>
        </div>
      </section>
    );
  }
}
