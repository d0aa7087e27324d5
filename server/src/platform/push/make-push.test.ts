import { createECDH, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import type { SecureContext } from 'node:tls';
import { SMTPServer } from 'smtp-server';
import { describe, expect, it } from 'vitest';
import { makeLog } from '../log/log.ts';
import { makePush } from './make-push.ts';
import { pushKeysOf } from './push-keys.ts';

const config = { appSecret: 'a secret of this test alone, 32 bytes', publicUrl: 'https://chalk.example.org' };
const target = (endpoint: string) => ({
  endpoint,
  p256dh: createECDH('prime256v1').generateKeys('base64url'),
  auth: randomBytes(16).toString('base64url'),
});

describe('the keys of an instance', () => {
  it('are the same in every process, others for another secret, and a point of the curve', () => {
    const keys = pushKeysOf(config.appSecret);
    expect(pushKeysOf(config.appSecret)).toEqual(keys);
    expect(pushKeysOf(`${config.appSecret}!`).publicKey).not.toBe(keys.publicKey);
    const point = Buffer.from(keys.publicKey, 'base64url');
    expect([point.length, point[0]]).toEqual([65, 4]);
    const again = createECDH('prime256v1');
    again.setPrivateKey(Buffer.from(keys.privateKey, 'base64url'));
    expect(again.getPublicKey('base64url' as never)).toBe(keys.publicKey);
  });
});

/** A push service on this machine, with the certificate that the tests' mail server brings along. */
async function pushService() {
  const { secureContext } = new SMTPServer({ logger: false }) as unknown as {
    secureContext: Map<string, SecureContext>;
  };
  const [context] = secureContext.values();
  const asked: { readonly path: string; readonly headers: object; readonly bytes: number }[] = [];
  const server = createServer({ SNICallback: (_name, done) => done(null, context) }, (request, reply) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const { url = '', headers } = request;
      asked.push({ path: url, headers, bytes: Buffer.concat(chunks).length });
      reply.writeHead(Number(url.slice(1, 4)), { location: '/201' }).end('thanks');
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return { asked, address: `https://localhost:${port}`, close: () => server.close() };
}

describe('sending', () => {
  it('gives an encrypted message to the push service, and heeds its answer', async () => {
    const service = await pushService();
    const push = makePush(config, makeLog('silent'), {
      mayAsk: () => true,
      mayConnect: (address) => address === '127.0.0.1' || address === '::1',
      tls: { rejectUnauthorized: false },
    });
    const answers = [201, 410, 404, 403, 413, 429, 503, 302];
    const outcomes = [];
    for (const status of answers)
      outcomes.push(await push.send(target(`${service.address}/${status}`), '{"title":"Jonas replied"}'));
    expect(outcomes).toEqual(['sent', 'gone', 'gone', 'gone', 'refused', 'later', 'later', 'refused']);
    // A redirect is not followed.
    expect(service.asked.map(({ path }) => path)).toEqual(answers.map((status) => `/${status}`));
    expect(service.asked[0]).toMatchObject({
      headers: {
        ttl: '86400',
        'content-encoding': 'aes128gcm',
        authorization: expect.stringContaining(`k=${push.publicKey}`),
      },
    });
    expect(service.asked[0]?.bytes).toBeGreaterThan(100);
    service.close();
  });

  it('goes nowhere inside of our own network', async () => {
    const push = makePush(config, makeLog('silent'));
    for (const endpoint of ['https://127.0.0.1/', 'http://push.example.org/', 'https://localhost/'])
      expect(await push.send(target(endpoint), '{}')).toBe('gone');
  });

  it('does not connect when the name of a public address leads to a private one', async () => {
    const asked: string[] = [];
    const mayConnect = (address: string) => {
      asked.push(address);
      return false;
    };
    const push = makePush(config, makeLog('silent'), { mayAsk: () => true, mayConnect });
    expect(await push.send(target('https://localhost/'), '{}')).toBe('later');
    expect(asked.length).toBeGreaterThan(0);
  });
});
