import type { Person } from '@slipway/core';
import { useState } from 'react';

export function nameOf(person: Person): string {
  return person.displayName?.trim() || 'User';
}

/** The photo, or the first letter where there is none or it does not load. */
export function Avatar({ person, size = 36 }: { readonly person: Person; readonly size?: number }) {
  const [brokenUrl, setBrokenUrl] = useState<string | null>(null);
  const photo = person.photoURL;
  if (photo && photo !== brokenUrl) {
    return (
      <img
        src={photo}
        alt=""
        width={size}
        height={size}
        referrerPolicy="no-referrer"
        onError={() => setBrokenUrl(photo)}
        style={{ width: size, height: size }}
        className="rounded-full border border-line object-cover"
      />
    );
  }
  const letter = [...(person.displayName?.trim() || person.email)][0] ?? 'U';
  return (
    <span
      aria-hidden="true"
      style={{ width: size, height: size }}
      className="grid place-items-center rounded-full bg-hull text-sm font-semibold text-on-hull uppercase"
    >
      {letter}
    </span>
  );
}
