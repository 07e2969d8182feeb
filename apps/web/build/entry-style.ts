import type { Plugin } from 'vite';

/**
 * The entry's style is inlined into every page, so no chunk may ask for it as a file. Vite would: a lazy chunk that
 * shares code with the entry lists the entry's style among its needs. The style is unlinked here and kept as
 * `entry.css`, which the page maker reads and removes.
 */
export function detachEntryStyle(): Plugin {
  return {
    name: 'slipway:detach-entry-style',
    enforce: 'pre',
    apply: (config, env) => env.command === 'build' && !config.build?.ssr,
    generateBundle: {
      order: 'pre',
      handler(_, bundle) {
        const styles: string[] = [];
        for (const chunk of Object.values(bundle)) {
          if (chunk.type !== 'chunk' || !chunk.isEntry) continue;
          const linked = chunk.viteMetadata?.importedCss ?? new Set<string>();
          for (const file of linked) {
            const style = bundle[file];
            if (style?.type !== 'asset') continue;
            styles.push(
              typeof style.source === 'string' ? style.source : Buffer.from(style.source).toString(),
            );
            delete bundle[file];
          }
          linked.clear();
        }
        this.emitFile({ type: 'asset', fileName: 'entry.css', source: styles.join('') });
      },
    },
  };
}
