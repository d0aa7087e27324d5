/**
 * The service worker. It imports nothing; service-worker.ts prepends the two constants. It caches the app's own files,
 * so a reload works offline. Personal data is never cached: calls, streams and uploads bypass it.
 */
declare const appVersion: string;
/** URLs of what the shell needs. */
declare const shellFiles: readonly string[];

/** What workers have and pages don't; TypeScript can't have both in one program. */
interface WorkerEvent extends Event {
  readonly waitUntil: (work: Promise<unknown>) => void;
  readonly data: unknown;
  readonly request: Request;
  readonly respondWith: (answer: Promise<Response>) => void;
}
/** A push message, and a press on what it showed. */
interface PushedEvent extends WorkerEvent {
  readonly notification: Notification;
}
interface OpenPage {
  readonly url: string;
  readonly focus: () => Promise<unknown>;
}
interface WorkerScope {
  readonly addEventListener: (
    kind: 'install' | 'activate' | 'message' | 'fetch' | 'push' | 'notificationclick',
    listener: (event: PushedEvent) => void,
  ) => void;
  readonly registration: ServiceWorkerRegistration;
  readonly skipWaiting: () => Promise<void>;
  readonly clients: {
    readonly claim: () => Promise<void>;
    readonly matchAll: (wanted: object) => Promise<readonly OpenPage[]>;
    readonly openWindow: (url: string) => Promise<unknown>;
  };
  readonly location: Location;
}
const worker = globalThis as unknown as WorkerScope;

const base = '/competition/';
const cacheName = `chalkline-${appVersion}`;
/** A network that is there but carries nothing doesn't keep the app from opening. */
const patienceMs = 3000;

worker.addEventListener('install', (event) => {
  event.waitUntil(caches.open(cacheName).then((cache) => cache.addAll([base, ...shellFiles])));
});

worker.addEventListener('activate', (event) => {
  event.waitUntil(dropOlder().then(() => worker.clients.claim()));
});

worker.addEventListener('message', (event) => {
  // A page found the new version and is about to reload.
  if (event.data === 'take over') event.waitUntil(worker.skipWaiting());
  const { keep: addresses } = (event.data ?? {}) as { keep?: unknown };
  if (Array.isArray(addresses)) event.waitUntil(keep(addresses.map(String)));
});

worker.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== worker.location.origin || !pathname.startsWith(base)) return;
  if (request.mode === 'navigate') event.respondWith(page(request, pathname));
  else if (pathname === `${base}brand.js`) event.respondWith(brand(request));
  else if (isOurs(pathname)) event.respondWith(file(request));
});

worker.addEventListener('push', (event) => {
  const { title, body, tag, url } = readPush(event.data);
  // Browsers end the subscription of a site that shows nothing.
  const shown = { tag: tag ?? '', body: body ?? '', data: url, icon: `${base}icons/icon-192.png` };
  event.waitUntil(worker.registration.showNotification(title ?? 'New notification', shown));
});

worker.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(open(String(event.notification.data ?? base)));
});

function readPush(data: unknown): Readonly<Record<string, string | undefined>> {
  return (data as { readonly json: () => Readonly<Record<string, string>> } | null)?.json() ?? {};
}

/** Shows the page of this site; a tab that has it is brought to the front. */
async function open(address: string): Promise<void> {
  const { href, origin } = new URL(address, worker.location.origin);
  if (origin !== worker.location.origin) return;
  const pages = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true });
  await (pages.find(({ url }) => url === href)?.focus() ?? worker.clients.openWindow(href));
}

/** Files whose names contain a hash, and those cached with this version. */
function isOurs(pathname: string): boolean {
  return pathname.startsWith(`${base}assets/`) || shellFiles.includes(pathname);
}

/** The page, to which the server adds its settings; without an answer in time, the cached shell. */
async function page(request: Request, pathname: string): Promise<Response> {
  const isHome = pathname === base;
  const shell = await caches.match(base);
  return newest(request, { keep: isHome, kept: shell && !isHome ? await bare(shell) : shell });
}

/** The look of this site, loaded before a page renders. */
async function brand(request: Request): Promise<Response> {
  return newest(request, { keep: true, kept: await caches.match(request) });
}

async function newest(
  request: Request,
  { keep, kept }: { keep: boolean; kept: Response | undefined },
): Promise<Response> {
  const fresh = fetch(request).then(async (answer) => {
    if (keep && answer.ok && !answer.redirected)
      await (await caches.open(cacheName)).put(new URL(request.url).pathname, answer.clone());
    return answer;
  });
  if (!kept) return fresh;
  return (await Promise.race([fresh.catch(() => null), later(patienceMs)])) ?? kept;
}

function later(milliseconds: number): Promise<null> {
  return new Promise((resolve) => setTimeout(() => resolve(null), milliseconds));
}

/** A file that the page names to have it at once. */
const fileLinks = /<link rel="(?:modulepreload|stylesheet)" [^>]*href="([^"]+)"[^>]*>/g;

/** The home page as it is for any other URL: without its prerendered content and the files that only home needs. */
async function bare(shell: Response): Promise<Response> {
  const html = (await shell.text())
    .replace(/<div data-drawn="">.*?<\/main><\/div>/s, '')
    .replace(fileLinks, (link, file: string) => (shellFiles.includes(file) ? link : ''));
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

/** What the first page loaded before this worker was installed. */
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
