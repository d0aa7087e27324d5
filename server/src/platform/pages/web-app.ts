import { readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { type AddressName, addresses, webBase } from '@chalkline/contract/urls.ts';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { BuiltFirstScreen } from './write-first-screen.ts';

export interface WebAppOptions {
  /** The folder of the built web app: web/dist. */
  readonly folder: string;
  /** The page for an address below /competition, made from the built index.html. As it is unless said. */
  readonly pageFor?: PageFor;
  /** The manifest that makes the app installable, made from the built one. As it is unless said. */
  readonly manifestFor?: (manifest: string) => string;
  /** Whether other sites may show the page of an address in a frame. None of them unless said. */
  readonly mayBeFramed?: (address: string, query: URLSearchParams) => boolean;
}

/** `address` begins with a slash and has no query: `/competition-detail/42`. */
export type PageFor = (
  address: string,
  built: BuiltPage,
  query?: URLSearchParams,
) => string | Promise<string>;

export interface BuiltPage {
  readonly html: string;
  /** What the build noted of the screens that most first visits open, by their name. */
  readonly firstScreens: Readonly<Record<string, BuiltFirstScreen>>;
  /** Addresses of the scripts and styles that a screen needs in addition to the shell, by the name of its address. */
  readonly screenFiles: Readonly<Partial<Record<AddressName, readonly string[]>>>;
}

/** Addresses that lead to the web app; public. */
export const webAddresses = [webBase, `${webBase}/*`] as const;

/** Addresses typed or linked without the base path, with and without a trailing slash: they redirect to the app. */
const baseless = new Set(
  Object.values(addresses).flatMap((address) => {
    const path = address.replace(/\/$/, '');
    return [path || '/', `${path}/`];
  }),
);

const hidden = { schema: { hide: true } as object };
const immutable = 'public, max-age=31536000, immutable';

/**
 * Serves the built web app below /competition: its files as they are (compressed ones where the build made
 * them), and its page for every other address, because the browser's router knows those.
 */
export async function serveWebApp(app: FastifyInstance, options: WebAppOptions): Promise<void> {
  const built = await readBuild(options.folder);
  const pageFor: PageFor = options.pageFor ?? ((_address, { html }) => html);
  const serveFiles = { root: options.folder, serve: false, preCompressed: true, cacheControl: false };
  if (built) await app.register(fastifyStatic, serveFiles);

  for (const address of baseless) {
    app.get(address, hidden, (request, reply) => reply.redirect(webBase + request.url));
  }
  app.get(webBase, hidden, (request, reply) => {
    const query = request.url.slice(webBase.length);
    return reply.redirect(`${webBase}/${query}`);
  });
  app.get(`${webBase}/*`, hidden, async (request, reply) => {
    if (!built) return answerNotBuilt(reply);
    const path = (request.params as { '*': string })['*'];
    if (path === manifestFile && built.manifest !== null) {
      const manifest = options.manifestFor?.(built.manifest) ?? built.manifest;
      return reply.header('cache-control', 'no-cache').type('application/manifest+json').send(manifest);
    }
    if (built.files.has(path)) {
      return reply.header('cache-control', cachingOf(path)).sendFile(path);
    }
    if (isFileName(path)) {
      return reply.code(404).header('cache-control', 'no-store').type('text/plain').send('File not found.\n');
    }
    const query = queryOf(request.url);
    if (options.mayBeFramed?.(`/${path}`, query)) letFrame(reply);
    const html = await pageFor(`/${path}`, built, query);
    return reply.header('cache-control', 'no-cache').type('text/html; charset=utf-8').send(html);
  });
}

function queryOf(url: string): URLSearchParams {
  return new URL(url, 'http://localhost').searchParams;
}

/** The policy as it is, but for who may frame the page; the older header has no way to say so and goes. */
function letFrame(reply: FastifyReply): void {
  const policy = String(reply.getHeader('content-security-policy') ?? '');
  reply.header('content-security-policy', policy.replace("frame-ancestors 'none'", 'frame-ancestors *'));
  reply.removeHeader('x-frame-options');
}

const manifestFile = 'manifest.webmanifest';

const firstScreensFile = '.first-screens.json';
const screenFilesFile = '.screens.json';

interface Build extends BuiltPage {
  readonly manifest: string | null;
  /** Paths below the folder, without the page itself, the compressed twins and what the build noted for itself. */
  readonly files: ReadonlySet<string>;
}

/** The list is read once: no address can ask for anything that was not in the build. null: there is none. */
async function readBuild(folder: string): Promise<Build | null> {
  const html = await readFile(join(folder, 'index.html'), 'utf8').catch(() => null);
  if (html === null) return null;
  const manifest = await readFile(join(folder, manifestFile), 'utf8').catch(() => null);
  const noted = async (name: string): Promise<unknown> =>
    JSON.parse(await readFile(join(folder, name), 'utf8').catch(() => '{}'));
  const firstScreens = (await noted(firstScreensFile)) as BuiltPage['firstScreens'];
  const screenFiles = (await noted(screenFilesFile)) as BuiltPage['screenFiles'];
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .filter((path) => path !== 'index.html' && !/\.(br|gz)$|(^|\/)\./.test(path));
  return { html, firstScreens, screenFiles, manifest, files: new Set(paths) };
}

/** Names below assets/ change with their content. version.json is how an open tab learns of a new version. */
function cachingOf(path: string): string {
  if (path.startsWith('assets/')) return immutable;
  return path === 'version.json' ? 'no-store' : 'no-cache';
}

/** A missing script must be a 404: the page in its place would be taken for a broken script. */
function isFileName(path: string): boolean {
  return path.startsWith('assets/') || /^[^/]+\.(js|json|map|css|svg|png|ico|txt|webmanifest)$/.test(path);
}

function answerNotBuilt(reply: FastifyReply): FastifyReply {
  return reply
    .code(503)
    .type('text/plain; charset=utf-8')
    .send('The web app isn’t built. `npm start` builds it; `npm run dev` serves it on its own port.\n');
}
