import { useLayoutEffect, useRef, useState } from 'react';
import { useStable } from '../../lib/use-stable.ts';
import { type FrameDocument, openFrame } from './frame-document.ts';
import './page-frame.css';

interface BareFrameProps {
  readonly title: string;
  /** Layout width in px: a page that is wider than its place is drawn smaller. Without one it is as wide as its place. */
  readonly width?: number | undefined;
  /** Of the drawing, besides what fits: 1 is its own size. */
  readonly zoom?: number;
  /** Called when the frame can be written into, and again should the browser load it anew. */
  readonly onReady: (frame: FrameDocument) => void;
}

const noScripts = "script-src 'none'; object-src 'none'; frame-src 'none'";
/**
 * WebKit runs no listener in a frame without scripts, not even ours (bug 218086). There the frame may run scripts as far as its sandbox
 * goes, and a policy of its own, which nothing inside can lift, refuses each one.
 */
const kinds = {
  sandboxed: { sandbox: 'allow-same-origin', head: '' },
  policed: {
    sandbox: 'allow-same-origin allow-scripts',
    head: `<meta http-equiv="Content-Security-Policy" content="${noScripts}">`,
  },
} as const;

/** A document of its own in which no script runs. What is in it comes from who listens to `onReady`. */
export function BareFrame({ title, width, zoom = 1, onReady }: BareFrameProps) {
  const place = useRef<HTMLDivElement>(null);
  const [room, setRoom] = useState(0);
  const [kind, setKind] = useState<keyof typeof kinds>('sandboxed');
  const { sandbox, head } = kinds[kind];
  useLayoutEffect(() => {
    const element = place.current;
    if (element === null) return;
    setRoom(element.clientWidth);
    const watch = new ResizeObserver(() => setRoom(element.clientWidth));
    watch.observe(element);
    return () => watch.disconnect();
  }, []);
  const load = useStable((element: HTMLIFrameElement) => {
    const frame = openFrame(element);
    if (frame === null) return;
    if (frame.isHeard || kind === 'policed') onReady(frame);
    else setKind('policed');
  });
  const fit = width === undefined || room === 0 ? 1 : Math.min(1, room / width);
  const scale = fit * zoom;
  return (
    <div ref={place} className="page-frame">
      <div style={{ width: width === undefined ? '100%' : `${width * scale}px` }}>
        <iframe
          key={kind}
          title={title}
          sandbox={sandbox}
          srcDoc={`<!doctype html><html><head>${head}</head><body></body></html>`}
          onLoad={(event) => load(event.currentTarget)}
          style={{
            width: width === undefined ? `${100 / scale}%` : `${width}px`,
            height: `${100 / scale}%`,
            scale: `${scale}`,
          }}
        />
      </div>
    </div>
  );
}
