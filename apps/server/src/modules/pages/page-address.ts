import type { Deps } from '../../deps.ts';

/** Where the public opens it. */
export function pageAddress({ config }: Pick<Deps, 'config'>, slug: string): string {
  return `${config.publishOrigin ?? config.publicUrl}/p/${slug}`;
}
