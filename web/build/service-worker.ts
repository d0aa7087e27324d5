import { readFileSync } from 'node:fs';
import { type Plugin, type Rolldown, transformWithOxc } from 'vite';
import { firstLetters } from './preload-fonts.ts';
import { versionOf } from './version-file.ts';

const source = new URL('worker.ts', import.meta.url);

/** In web/public, so it isn't part of the bundle. */
const publicFiles = ['color-scheme.js', 'favicon.svg'];

/** Writes the service worker with this version and the list of files the shell needs. */
export function serviceWorker(base: string): Plugin {
  return {
    name: 'service-worker',
    apply: 'build',
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        const files = [...publicFiles, ...shellFiles(bundle)].map((file) => base + file);
        const { code } = await transformWithOxc(readFileSync(source, 'utf8'), source.pathname);
        const constants = [
          `const appVersion = ${JSON.stringify(versionOf(bundle))};`,
          `const shellFiles = ${JSON.stringify(files)};`,
        ];
        const text = [...constants, code].join('\n');
        this.emitFile({ type: 'asset', fileName: 'service-worker.js', source: text });
      },
    },
  };
}

/** The entry, its static imports and styles, and the fonts of the first screen. */
function shellFiles(bundle: Rolldown.OutputBundle): string[] {
  const found = new Set<string>();
  const add = (file: string): void => {
    const chunk = bundle[file];
    if (chunk?.type !== 'chunk' || found.has(file)) return;
    found.add(file);
    for (const style of chunk.viteMetadata?.importedCss ?? []) found.add(style);
    for (const each of chunk.imports) add(each);
  };
  for (const [file, output] of Object.entries(bundle)) {
    if (output.type === 'chunk' && output.isEntry) add(file);
    if (firstLetters.test(file)) found.add(file);
  }
  return [...found].sort();
}
