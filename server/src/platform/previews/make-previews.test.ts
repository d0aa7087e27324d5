import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeLog } from '../log/log.ts';
import { isPublicUrl } from '../outside/public-address.ts';
import { makePreviews } from './make-previews.ts';

const log = makeLog('silent');
const page =
  '<html><head><title>Row &amp; run</title><meta name="description" content="Two\n  hours."></head><body>';
const asked: string[] = [];
const server = createServer((request, reply) => {
  asked.push(request.url ?? '');
  answers[request.url ?? '']?.(reply, request);
});
let site = '';
beforeAll(async () => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  site = `http://localhost:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const html = { 'content-type': 'text/html; charset=utf-8' };
const redirect = (to: string) => (reply: ServerResponse) => reply.writeHead(302, { location: to }).end();
const answers: Record<string, (reply: ServerResponse, request: IncomingMessage) => void> = {
  '/page': (reply) => reply.writeHead(200, html).end(page),
  '/latin': (reply) =>
    reply
      .writeHead(200, { 'content-type': 'text/html; charset=iso-8859-1' })
      .end(Buffer.from('<title>Caf\u00e9</title>', 'latin1')),
  '/og': (reply) =>
    reply.writeHead(200, html).end(`<meta content='Harbor &#x201C;Throwdown&#8221;' property="OG:TITLE">
      <meta property=og:site_name content=Rotterdam><title>Other</title>`),
  '/once': redirect('/page'),
  '/twice': redirect('/once'),
  '/thrice': redirect('/twice'),
  '/inside': redirect('http://10.0.0.1/'),
  '/large': (reply) => {
    reply.writeHead(200, html);
    reply.write(page);
    const more = () => {
      while (reply.write('x'.repeat(64 * 1024)));
      reply.once('drain', more);
    };
    more();
  },
  '/picture': (reply) => reply.writeHead(200, { 'content-type': 'image/png' }).end(page),
  '/gone': (reply) => reply.writeHead(404, html).end(page),
  '/untitled': (reply) => reply.writeHead(200, html).end('<p>Hello</p>'),
  '/odd': (reply) => reply.writeHead(200, { 'content-type': 'text/html; charset=nonsense' }).end(page),
  '/silent': () => undefined,
  '/endless': (reply) => reply.writeHead(200, html).write('<title>'),
};

/** As the open web is read, but on this machine. */
const mine = (patience = 10_000) =>
  makePreviews(
    log,
    {
      mayAsk: (url) => url.startsWith(site) || isPublicUrl(url, ['http:', 'https:']),
      mayConnect: (address) => address === '127.0.0.1' || address === '::1',
    },
    patience,
  );

describe('a preview', () => {
  it('has the title, description and site of a page as plain text', async () => {
    expect(await mine().read(`${site}/page`)).toEqual({
      title: 'Row & run',
      description: 'Two hours.',
      site: 'localhost',
    });
    expect(await mine().read(`${site}/og`)).toEqual({
      title: 'Harbor “Throwdown”',
      description: null,
      site: 'Rotterdam',
    });
    expect((await mine().read(`${site}/latin`))?.title).toBe('Café');
  });

  it('follows two redirects and no third, each checked', async () => {
    expect((await mine().read(`${site}/twice`))?.title).toBe('Row & run');
    expect(await mine().read(`${site}/thrice`)).toBeNull();
    expect(await mine().read(`${site}/inside`)).toBeNull();
  });

  it('reads the beginning of a page without end', async () => {
    expect((await mine().read(`${site}/large`))?.title).toBe('Row & run');
  });

  it.each(['/picture', '/gone', '/untitled', '/odd'])('is none of %s', async (path) => {
    expect(await mine().read(site + path)).toBeNull();
  });

  it.each(['/silent', '/endless'])('is none where the answer takes too long: %s', async (path) => {
    expect(await mine(50).read(site + path)).toBeNull();
  });

  it('is asked of no address inside our own network, whatever it is called', async () => {
    asked.length = 0;
    const { port } = new URL(site);
    const inside = ['127.0.0.1', '0x7f.1', '2130706433', '0', '[::1]', '[::ffff:127.0.0.1]', '10.0.0.1'];
    const odd = ['localhost', 'db.internal', '169.254.169.254', '[fd00::1]', '100.64.0.1', '192.168.1.1'];
    for (const host of [...inside, ...odd]) {
      for (const url of [`http://${host}/page`, `http://${host}:${port}/page`, `https://${host}/`])
        expect(await makePreviews(log).read(url)).toBeNull();
    }
    for (const url of ['ftp://example.org/', 'file:///etc/passwd', 'http://a:b@example.org/', 'nothing'])
      expect(await makePreviews(log).read(url)).toBeNull();
    expect(asked).toEqual([]);
  });

  it('is none where one of the addresses of a name is inside our own network', async () => {
    asked.length = 0;
    const looked: string[] = [];
    const previews = makePreviews(log, {
      mayAsk: () => true,
      mayConnect: (address) => {
        looked.push(address);
        return false;
      },
    });
    expect(await previews.read(`${site}/page`)).toBeNull();
    expect(looked.length).toBeGreaterThan(0);
    expect(asked).toEqual([]);
  });
});
