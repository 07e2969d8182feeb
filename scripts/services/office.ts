import { findOnPath, installSystemPackage } from './command.ts';

/** What opens our exports, and the Debian packages that have it. */
const programs = ['soffice', 'pdftotext', 'pdffonts'] as const;
const packages = ['libreoffice-calc', 'libreoffice-impress', 'poppler-utils'];

/** Before the tests that need them begin: their hundreds of megabytes are no test's time. */
export async function ensureOffice(): Promise<true> {
  if (programs.some((name) => findOnPath(name) === undefined)) await installSystemPackage(...packages);
  programs.forEach(findProgram);
  return true;
}

/** Throws where it is missing: what it checks must not pass unseen. */
export function findProgram(name: (typeof programs)[number]): string {
  const found = findOnPath(name);
  if (found === undefined)
    throw new Error(`${name} was not found. Install the packages ${packages.join(', ')}.`);
  return found;
}
