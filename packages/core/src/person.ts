/** The signed-in user as the specification's section 3 names it; mirrored in the browser under `userData`. */
export interface Person {
  readonly uid: string;
  readonly email: string;
  readonly displayName: string | null;
  readonly photoURL: string | null;
}

export const passwordMinLength = 6;
export const passwordMaxLength = 128;
export const displayNameMaxLength = 80;
/** A photo is an https address or a small inline picture made by the browser (about 45 KB of pixels). */
export const photoMaxLength = 60_000;
