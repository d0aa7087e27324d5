import type { Plugin } from 'vite';
import { installIcon } from './install-icons.ts';

/** Platforms cut a maskable icon down to the middle 80 percent; the line keeps clear of the rest. */
const maskInset = 0.14;

const icons = [
  { file: 'icons/icon-192.png', size: 192, inset: 0, purpose: 'any' },
  { file: 'icons/icon-512.png', size: 512, inset: 0, purpose: 'any' },
  { file: 'icons/maskable-512.png', size: 512, inset: maskInset, purpose: 'maskable' },
] as const;

/** Cut to rounded corners by the system. */
const touchIcon = { file: 'icons/touch-180.png', size: 180, inset: 0.08 };

/** What makes the app installable. The server writes the product's name into it. */
function manifest(base: string): string {
  return JSON.stringify({
    id: base,
    name: 'Chalkline',
    short_name: 'Chalkline',
    description: 'Competitions, events, communities, training and nutrition in one place.',
    start_url: base,
    scope: base,
    display: 'standalone',
    background_color: '#0f1214',
    theme_color: '#0f1214',
    icons: icons.map(({ file, size, purpose }) => ({
      src: base + file,
      sizes: `${size}x${size}`,
      type: 'image/png',
      purpose,
    })),
  });
}

export function installManifest(base: string): Plugin {
  return {
    name: 'install-manifest',
    apply: 'build',
    generateBundle() {
      for (const { file, size, inset } of [...icons, touchIcon]) {
        this.emitFile({ type: 'asset', fileName: file, source: installIcon(size, inset) });
      }
      this.emitFile({ type: 'asset', fileName: 'manifest.webmanifest', source: manifest(base) });
    },
    transformIndexHtml: () => [
      { tag: 'link', attrs: { rel: 'manifest', href: `${base}manifest.webmanifest` }, injectTo: 'head' },
      { tag: 'link', attrs: { rel: 'apple-touch-icon', href: base + touchIcon.file }, injectTo: 'head' },
    ],
  };
}
