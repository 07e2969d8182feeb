/** The hosted backend's fields that start-up checks (specification, section 1). */
const fieldNames = [
  'apiKey',
  'authDomain',
  'projectId',
  'storageBucket',
  'messagingSenderId',
  'appId',
] as const;

export type HostedFields = Readonly<Record<(typeof fieldNames)[number], string>>;

/** Absent or blank ones, for the catalogue's sentence `config/missing-fields`. Server and browser both ask. */
export function listMissingHosted(fields: Partial<HostedFields>): readonly string[] {
  return fieldNames.filter((name) => !fields[name]?.trim());
}
