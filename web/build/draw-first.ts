import { Window } from 'happy-dom';
import { createServer } from 'vite';
import { leanEndpoints } from './lean-endpoints.ts';

interface FirstPaint {
  readonly drawFirstScreens: () => Readonly<Record<string, string>>;
  readonly drawBanner: () => string;
}

/** Browser APIs that modules of the app use while loading. */
const asked = ['document', 'window', 'location', 'localStorage', 'sessionStorage'] as const;

interface Drawn {
  /** By the screen's name. */
  readonly screens: Readonly<Record<string, string>>;
  readonly banner: string;
}

/** Renders the first screens with the app's own components to HTML that is part of the page. */
export async function drawFirst(root: string): Promise<Drawn> {
  const sources = await createServer({
    configFile: false,
    root,
    logLevel: 'warn',
    appType: 'custom',
    plugins: [leanEndpoints()],
    optimizeDeps: { noDiscovery: true },
    server: { middlewareMode: true, ws: false, watch: null },
  });
  const browser = new Window({ url: 'http://localhost/competition/' });
  const before = asked.map((name) => [name, Object.getOwnPropertyDescriptor(globalThis, name)] as const);
  for (const name of asked) {
    Object.defineProperty(globalThis, name, { value: browser[name], configurable: true, writable: true });
  }
  try {
    const paint = (await sources.ssrLoadModule('/src/app/first-paint.tsx')) as FirstPaint;
    return { screens: paint.drawFirstScreens(), banner: paint.drawBanner() };
  } finally {
    await sources.close();
    for (const [name, was] of before) {
      if (was) Object.defineProperty(globalThis, name, was);
      else Reflect.deleteProperty(globalThis, name);
    }
    await browser.happyDOM.close();
  }
}
