import { createHash } from 'node:crypto';
import type { Plugin } from 'vite';

/** version.json under the base: open tabs compare it with the one they began with. */
export function versionFile(base: string): Plugin {
  return {
    name: 'version-file',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        this.emitFile({ type: 'asset', fileName: 'version.json', source: versionText(versionOf(bundle)) });
      },
    },
    configureServer(dev) {
      dev.middlewares.use(`${base}version.json`, (_request, response) => {
        response.setHeader('content-type', 'application/json');
        response.end(versionText('development'));
      });
    },
  };
}

function versionText(version: string): string {
  return JSON.stringify({ version });
}

/** The names of the files hold hashes of what is in them: the same build twice is the same version. */
export function versionOf(bundle: Readonly<Record<string, unknown>>): string {
  const names = Object.keys(bundle).filter(isNamedByContent).sort().join('\n');
  return createHash('sha256').update(names).digest('hex').slice(0, 12);
}

function isNamedByContent(file: string): boolean {
  return file.startsWith('assets/');
}
