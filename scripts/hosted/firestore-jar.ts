import { existsSync, readdirSync, realpathSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';

const jarName = /^cloud-firestore-emulator.*\.jar$/;
const inSdk = 'platform/cloud-firestore-emulator';
const sdkFolders = ['/usr/lib/google-cloud-sdk', '/usr/share/google-cloud-sdk', '/opt/google-cloud-sdk'];

interface Machine {
  /** Where the provider's tools keep what they fetch. */
  readonly home: string;
  readonly folders?: readonly string[];
  readonly env?: NodeJS.ProcessEnv;
}

/** Named by FIRESTORE_EMULATOR_JAR, from Google's Cloud CLI wherever that is, or from the cache of Firebase's tools. */
export function findFirestoreJar({ home, folders = sdkFolders, env = process.env }: Machine): string | null {
  const named = env.FIRESTORE_EMULATOR_JAR;
  if (named !== undefined) return existsSync(named) ? named : null;
  const places = [
    ...[env.CLOUDSDK_ROOT_DIR, ...listSdks(env.PATH ?? ''), ...folders].map((sdk) => sdk && join(sdk, inSdk)),
    join(home, '.cache/firebase/emulators'),
  ];
  for (const folder of places) {
    if (folder === undefined || !existsSync(folder)) continue;
    const jar = readdirSync(folder).find((name) => jarName.test(name));
    if (jar !== undefined) return join(folder, jar);
  }
  return null;
}

/** A link on the path leads to the CLI's own folder, two levels above the command. */
function listSdks(path: string): readonly string[] {
  return path
    .split(delimiter)
    .map((folder) => join(folder, 'gcloud'))
    .filter((file) => existsSync(file))
    .map((file) => dirname(dirname(realpathSync(file))));
}
