import type { Plugin, Rolldown } from 'vite';
import { firstScreens } from './first-chunks.ts';

/** Not served: the server reads it. By the name of its address, what a screen needs beside the shell. */
export const firstFilesName = '.first-screens.json';

/** Notes which files each first screen needs, so that its page names them and the browser need not find out. */
export function firstFiles(base: string): Plugin {
  return {
    name: 'first-files',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const shell = neededBy(bundle, (chunk) => chunk.isEntry);
        const screens = Object.keys(firstScreens).map((screen) => {
          const needed = neededBy(bundle, (chunk) => chunk.name === screen).filter(
            (file) => !shell.includes(file),
          );
          if (needed.length === 0) this.error(`The build has no file for ${screen}.`);
          return [screen, needed.map((file) => base + file)] as const;
        });
        const source = JSON.stringify(Object.fromEntries(screens));
        this.emitFile({ type: 'asset', fileName: firstFilesName, source });
      },
    },
  };
}

/** The chunks asked for and all they import at once, with their styles. */
function neededBy(
  bundle: Rolldown.OutputBundle,
  isAsked: (chunk: Rolldown.OutputChunk) => boolean,
): readonly string[] {
  const found = new Set<string>();
  const add = (file: string): void => {
    const chunk = bundle[file];
    if (chunk?.type !== 'chunk' || found.has(file)) return;
    found.add(file);
    for (const style of chunk.viteMetadata?.importedCss ?? []) found.add(style);
    for (const each of chunk.imports) add(each);
  };
  for (const [file, output] of Object.entries(bundle)) {
    if (output.type === 'chunk' && isAsked(output)) add(file);
  }
  return [...found];
}
