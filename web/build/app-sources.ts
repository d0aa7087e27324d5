import { Window } from 'happy-dom';
import { createServer, type Plugin } from 'vite';
import { leanEndpoints } from './lean-endpoints.ts';

/** Browser APIs that modules of the app use while loading. */
const asked = ['document', 'window', 'location', 'localStorage', 'sessionStorage'] as const;

/** Loads one of the app's modules: `/src/app/routes.tsx`. */
export type LoadSource = (source: string) => Promise<object>;

/** Runs modules of the app in this process, with what they use of a browser. */
export async function withAppSources<Found>(
  root: string,
  plugin: Plugin,
  use: (load: LoadSource) => Promise<Found>,
): Promise<Found> {
  const sources = await createServer({
    configFile: false,
    root,
    logLevel: 'warn',
    appType: 'custom',
    plugins: [plugin, leanEndpoints()],
    optimizeDeps: { noDiscovery: true },
    server: { middlewareMode: true, ws: false, watch: null },
  });
  const browser = new Window({ url: 'http://localhost/competition/' });
  const before = asked.map((name) => [name, Object.getOwnPropertyDescriptor(globalThis, name)] as const);
  for (const name of asked) {
    Object.defineProperty(globalThis, name, { value: browser[name], configurable: true, writable: true });
  }
  try {
    return await use((source) => sources.ssrLoadModule(source));
  } finally {
    await sources.close();
    for (const [name, was] of before) {
      if (was) Object.defineProperty(globalThis, name, was);
      else Reflect.deleteProperty(globalThis, name);
    }
    await browser.happyDOM.close();
  }
}
