import { useEffect, useRef, useState } from 'react';
import { Link, useLocation } from 'react-router';
import { scrollToTop } from '../../lib/scroll.ts';

/** Drawn in place when the picture cannot be had: the same tile, without the hull. */
const placeholder =
  'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"%3E%3Crect width="32" height="32" rx="6" opacity=".25"/%3E%3Cpath d="M5 19l22 6" stroke="gray" stroke-width="3"/%3E%3C/svg%3E';

export function LogoLink({ onPress }: { readonly onPress?: () => void }) {
  const { pathname } = useLocation();
  const image = useRef<HTMLImageElement>(null);
  const [broken, setBroken] = useState(false);
  // The picture may have failed before script was there to hear of it.
  useEffect(() => {
    if (image.current?.complete && image.current.naturalWidth === 0) setBroken(true);
  }, []);
  return (
    <Link
      to="/"
      onClick={(event) => {
        onPress?.();
        if (pathname !== '/') return;
        event.preventDefault();
        scrollToTop();
      }}
      className="inline-flex min-h-11 shrink-0 items-center gap-2.5 font-display text-xl font-semibold tracking-tight"
    >
      <img
        ref={image}
        src={broken ? placeholder : '/logo.png'}
        onError={() => setBroken(true)}
        width={32}
        height={32}
        alt=""
      />
      Slipway
    </Link>
  );
}
