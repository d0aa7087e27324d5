/**
 * The service worker, on its own in the browser: imports nothing, and service-worker.ts puts the two constants
 * before it. It keeps the app's own files, so that a reload without a network still shows the shell. Nothing of
 * a person is kept: calls, streams and uploads pass by.
 */
declare const appVersion: string;
/** Addresses of what the shell needs to stand. */
declare const shellFiles: readonly string[];

/** What a worker has and a page has not; TypeScript knows both only in different programs. */
interface WorkerEvent extends Event {
  readonly waitUntil: (work: Promise<unknown>) => void;
  readonly data: unknown;
  readonly request: Request;
  readonly respondWith: (answer: Promise<Response>) => void;
}
interface WorkerScope {
  readonly addEventListener: (
    kind: 'install' | 'activate' | 'message' | 'fetch',
    listener: (event: WorkerEvent) => void,
  ) => void;
  readonly skipWaiting: () => Promise<void>;
  readonly clients: { readonly claim: () => Promise<void> };
  readonly location: Location;
}
const worker = globalThis as unknown as WorkerScope;

const base = '/competition/';
const cacheName = `chalkline-${appVersion}`;

worker.addEventListener('install', (event) => {
  event.waitUntil(caches.open(cacheName).then((cache) => cache.addAll([base, ...shellFiles])));
});

worker.addEventListener('activate', (event) => {
  event.waitUntil(dropOlder().then(() => worker.clients.claim()));
});

worker.addEventListener('message', (event) => {
  // A page has seen the new version and is about to load again.
  if (event.data === 'take over') event.waitUntil(worker.skipWaiting());
  const { keep: addresses } = (event.data ?? {}) as { keep?: unknown };
  if (Array.isArray(addresses)) event.waitUntil(keep(addresses.map(String)));
});

worker.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== worker.location.origin || !pathname.startsWith(base)) return;
  if (request.mode === 'navigate') event.respondWith(page(request, pathname));
  else if (isOurs(pathname)) event.respondWith(file(request));
});

/** Files whose names change with their content, and those that were laid down with this version. */
function isOurs(pathname: string): boolean {
  return pathname.startsWith(`${base}assets/`) || shellFiles.includes(pathname);
}

/** From the network, because the server writes into the page where it runs; the shell where there is none. */
async function page(request: Request, pathname: string): Promise<Response> {
  try {
    const answer = await fetch(request);
    if (answer.ok && !answer.redirected && pathname === base) {
      const cache = await caches.open(cacheName);
      await cache.put(base, answer.clone());
    }
    return answer;
  } catch (failure) {
    const shell = await caches.match(base);
    if (shell) return pathname === base ? shell : bare(shell);
    throw failure;
  }
}

/** The page of home as that of any other address: without what home begins with. */
async function bare(shell: Response): Promise<Response> {
  const html = (await shell.text()).replace(/<div data-drawn="">.*?<\/main><\/div>/s, '');
  return new Response(html, { headers: shell.headers });
}

async function file(request: Request): Promise<Response> {
  const kept = await caches.match(request, { ignoreSearch: true });
  if (kept) return kept;
  const answer = await fetch(request);
  if (answer.ok) {
    const cache = await caches.open(cacheName);
    await cache.put(request, answer.clone());
  }
  return answer;
}

/** What the first page had loaded before this worker was there. */
async function keep(addresses: readonly string[]): Promise<void> {
  const cache = await caches.open(cacheName);
  const wanted = addresses.filter((address) => {
    const { origin, pathname } = new URL(address);
    return origin === worker.location.origin && pathname.startsWith(`${base}assets/`);
  });
  await Promise.allSettled(wanted.map(async (address) => (await cache.match(address)) ?? cache.add(address)));
}

async function dropOlder(): Promise<void> {
  const names = await caches.keys();
  const older = names.filter((name) => name.startsWith('chalkline-') && name !== cacheName);
  await Promise.all(older.map((name) => caches.delete(name)));
}
