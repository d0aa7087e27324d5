import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import Fastify from 'fastify';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { afterEach, describe, expect, it } from 'vitest';
import { TestClock } from '../clock/clock.ts';
import { serveOutbox } from '../pages/outbox-page.ts';
import { LetterUnfit, letterMessage } from './letter-message.ts';
import type { Letter } from './mail.ts';
import { makeMail } from './make-mail.ts';

const letter: Letter = {
  to: 'ada@example.org',
  subject: 'Your code',
  text: 'Hello <b>Ada</b> & all,\n\n123456\n\nIt holds for 5 minutes.\nBye.',
  action: { label: 'Open "it"', url: 'https://compete.example.org/a?b=1&c="2"' },
};
const settings = { productName: 'Chalkline', dataDir: '/nowhere' };
const cleanups: (() => Promise<unknown> | unknown)[] = [];
afterEach(async () => {
  for (const clean of cleanups.splice(0).reverse()) await clean();
});

describe('a letter', () => {
  const compose = (change: Partial<Letter> = {}) =>
    letterMessage({ ...letter, ...change }, 'Chalk & Line', null);

  it('has the same words as text and as HTML, with one button', () => {
    const message = compose();
    expect(message.text).toBe(
      'Hello <b>Ada</b> & all,\n\n123456\n\nIt holds for 5 minutes.\nBye.\n\nOpen "it": https://compete.example.org/a?b=1&c="2"\n',
    );
    expect(message.html).toContain('Hello &lt;b&gt;Ada&lt;/b&gt; &amp; all,');
    expect(message.html).toContain('It holds for 5 minutes.<br>Bye.');
    expect(message.html).toContain('>123456</p>');
    expect(message.html).toContain('Chalk &amp; Line</td>');
    expect(message.html).toContain('href="https://compete.example.org/a?b=1&amp;c=&quot;2&quot;"');
    expect(message.html).toContain('>Open &quot;it&quot;</a>');
  });

  it('cannot smuggle a header through its subject', () => {
    const { subject } = compose({ subject: ' Hi\r\nBcc: eve@example.org\u2028x\0 ' });
    expect(subject).toBe('Hi Bcc: eve@example.org x');
  });

  it.each([
    { to: 'ada@example.org, eve@example.org' },
    { to: 'ada@example.org\r\nBcc: eve@example.org' },
    { to: 'Ada <ada@example.org>' },
    { to: '"a b"@example.org' },
    { to: 'ada' },
    { subject: ' \n ' },
    { action: { label: 'x', url: 'javascript:alert(1)' } },
  ])('is refused: %j', (change) => {
    expect(() => compose(change)).toThrow(LetterUnfit);
  });
});

/** A mail server on this machine. `refuse` makes it answer 451 to so many letters. */
async function startSmtp(options: SMTPServerOptions = {}, refuse = 0) {
  const received: { from: string; to: string[]; raw: string }[] = [];
  let left = refuse;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    logger: false,
    onData(stream, session, done) {
      void text(stream).then((raw) => {
        if (left-- > 0) return done(Object.assign(new Error('later'), { responseCode: 451 }));
        const { mailFrom, rcptTo } = session.envelope;
        const from = mailFrom ? mailFrom.address : '';
        received.push({ from, to: rcptTo.map(({ address }) => address), raw });
        done();
      });
    },
    ...options,
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  cleanups.push(() => new Promise<void>((resolve) => server.close(() => resolve())));
  const address = server.server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return { received, port };
}

function smtp(smtpUrl: string) {
  const from = 'Chalkline <hello@example.org>';
  const { mail, outbox } = makeMail({ ...settings, demo: true, mail: { smtpUrl, from } }, new TestClock());
  cleanups.push(() => mail.close());
  expect(outbox).toBeNull();
  return mail;
}

describe('mail by SMTP', () => {
  it('arrives with both parts, for one person, from us', async () => {
    const { received, port } = await startSmtp();
    const mail = smtp(`smtp://127.0.0.1:${port}`);
    expect(mail.reaches).toBe(true);
    await mail.send(letter);
    expect(received).toMatchObject([{ from: 'hello@example.org', to: ['ada@example.org'] }]);
    const raw = received[0]?.raw ?? '';
    expect(raw).toContain('From: Chalkline <hello@example.org>');
    expect(raw).toContain('To: ada@example.org');
    expect(raw).toContain('Subject: Your code');
    expect(raw).toContain('Auto-Submitted: auto-generated');
    expect(raw).toMatch(/Content-Type: text\/plain[\s\S]*Content-Type: text\/html/);
  });

  it('signs in where the address says so', async () => {
    const { received, port } = await startSmtp({
      authOptional: false,
      onAuth: ({ username, password }, _session, done) =>
        done(username === 'us' && password === 'p@ss' ? null : new Error('who are you?'), { user: username }),
      allowInsecureAuth: true,
    });
    await smtp(`smtp://us:p%40ss@127.0.0.1:${port}`).send(letter);
    expect(received).toHaveLength(1);
    await expect(smtp(`smtp://us:wrong@127.0.0.1:${port}`).send(letter)).rejects.toThrow();
  });

  it('throws if the server refuses or is down, so that the job is retried', async () => {
    const { received, port } = await startSmtp({}, 1);
    const mail = smtp(`smtp://127.0.0.1:${port}`);
    await expect(mail.send(letter)).rejects.toThrow();
    await mail.send(letter);
    expect(received).toHaveLength(1);
    await expect(smtp('smtp://127.0.0.1:1').send(letter)).rejects.toThrow('ECONNREFUSED');
  });
});

describe('mail without SMTP', () => {
  it('is refused outside the demo, and said so', async () => {
    const { mail, outbox } = makeMail({ ...settings, demo: false, mail: null }, new TestClock());
    expect(mail.reaches).toBe(false);
    expect(outbox).toBeNull();
    await expect(mail.send(letter)).rejects.toThrow('SMTP_URL');
  });
});

describe('the outbox of the demo', () => {
  async function startOutbox() {
    const dataDir = await mkdtemp(join(tmpdir(), 'chalkline-outbox-'));
    cleanups.push(() => rm(dataDir, { recursive: true }));
    const clock = new TestClock();
    const { mail, outbox } = makeMail({ ...settings, dataDir, demo: true, mail: null }, clock);
    if (!outbox) throw new Error('The demo has no outbox.');
    const app = Fastify();
    serveOutbox(app, outbox);
    cleanups.push(() => app.close());
    return { dataDir, clock, mail, outbox, app };
  }
  const here = { host: 'localhost:3000' };

  it('keeps letters for its user alone and shows them, newest first', async () => {
    const { dataDir, clock, mail, app } = await startOutbox();
    expect((await app.inject({ url: '/outbox', headers: here })).body).toContain('No mail yet');
    await mail.send({ ...letter, subject: 'First' });
    clock.advance(1000);
    await mail.send({ ...letter, subject: '<i>Second</i>' });
    const [file] = await readdir(join(dataDir, 'outbox'));
    expect((await stat(join(dataDir, 'outbox', file ?? ''))).mode & 0o777).toBe(0o600);
    const page = await app.inject({ url: '/outbox', headers: here });
    expect(page.headers['cache-control']).toBe('no-store');
    expect(page.body).toMatch(/&lt;i&gt;Second&lt;\/i&gt;[\s\S]*First/);
    expect(page.body).toContain('123456');
    const address = /\/outbox\/[\w-]+/.exec(page.body)?.[0] ?? '';
    expect((await app.inject({ url: address, headers: here })).body).toContain('>123456</p>');
  });

  it.each([
    { remoteAddress: '192.0.2.7', headers: here },
    { remoteAddress: '127.0.0.1', headers: { host: 'evil.example' } },
    { remoteAddress: '127.0.0.1', headers: { ...here, 'x-forwarded-for': '192.0.2.7' } },
  ])('is not there for others: %j', async (from) => {
    const { mail, app, outbox } = await startOutbox();
    await mail.send(letter);
    const [kept] = await outbox.letters();
    for (const url of ['/outbox', `/outbox/${kept?.id}`]) {
      const reply = await app.inject({ url, ...from });
      expect(reply.statusCode).toBe(404);
      expect(reply.body).not.toContain('123456');
    }
  });

  it('finds no letter by a path', async () => {
    const { app, mail } = await startOutbox();
    await mail.send(letter);
    for (const name of ['..%2fapp-secret', 'x', '019c0000-0000-7000-8000-00000000ffff']) {
      expect((await app.inject({ url: `/outbox/${name}`, headers: here })).statusCode).toBe(404);
    }
  });
});
