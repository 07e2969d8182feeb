import type { Person } from '@slipway/core';

export const mirrorKey = 'userData';

declare global {
  interface Window {
    /** The signed-in user for scripts beside the app (specification, section 4). Display only. */
    userData?: Person;
  }
}

/** Where the signed-in user is mirrored. Never a source of truth: the server's session is. */
export interface Mirror {
  read(): Person | null;
  write(person: Person | null): void;
}

export function createMirror(target: Window): Mirror {
  return {
    read() {
      try {
        return parsePerson(target.localStorage.getItem(mirrorKey));
      } catch {
        return null;
      }
    },
    write(person) {
      if (person === null) delete target.userData;
      else target.userData = person;
      try {
        if (person === null) target.localStorage.removeItem(mirrorKey);
        else target.localStorage.setItem(mirrorKey, JSON.stringify(person));
      } catch {
        // Storage can be switched off or full: the person is signed in all the same.
      }
    },
  };
}

/** Exactly the four fields of the specification's section 3, whatever else the server sends. */
export function toPerson(source: Person): Person {
  return {
    uid: source.uid,
    email: source.email,
    displayName: source.displayName,
    photoURL: source.photoURL,
  };
}

function parsePerson(raw: string | null): Person | null {
  if (raw === null) return null;
  const value: unknown = JSON.parse(raw);
  return isPerson(value) ? toPerson(value) : null;
}

function isPerson(value: unknown): value is Person {
  if (typeof value !== 'object' || value === null) return false;
  const { uid, email, displayName, photoURL } = value as Partial<Record<keyof Person, unknown>>;
  return (
    typeof uid === 'string' &&
    typeof email === 'string' &&
    isTextOrNull(displayName) &&
    isTextOrNull(photoURL)
  );
}

function isTextOrNull(value: unknown): value is string | null {
  return value === null || typeof value === 'string';
}
