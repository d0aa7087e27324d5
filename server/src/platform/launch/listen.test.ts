import { once } from 'node:events';
import { connect } from 'node:net';
import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { StartRefusal } from '../start-refusal.ts';
import { listen, stopListening } from './listen.ts';

const anywhere = { host: '127.0.0.1', port: 0 };
const never = new AbortController().signal;

it('stops at once though a browser opened connections that it did not use', async () => {
  const app = Fastify();
  const port = await listen(app, anywhere);
  const unused = connect(port, '127.0.0.1');
  await once(unused, 'connect');
  const begun = performance.now();
  await stopListening(app, 10, never);
  expect(performance.now() - begun).toBeLessThan(2_000);
  await once(unused, 'close');
});

it('lets a call under way finish', async () => {
  const app = Fastify();
  const reached = Promise.withResolvers<void>();
  app.get('/slow', async () => {
    reached.resolve();
    await new Promise((resolve) => setTimeout(resolve, 300));
    return 'done';
  });
  const port = await listen(app, anywhere);
  const answer = fetch(`http://127.0.0.1:${port}/slow`);
  await reached.promise;
  await stopListening(app, 10, never);
  expect(await (await answer).text()).toBe('done');
});

it('says in a sentence that the port is taken', async () => {
  const app = Fastify();
  const port = await listen(app, anywhere);
  await expect(listen(Fastify(), { host: '127.0.0.1', port })).rejects.toThrow(StartRefusal);
  await stopListening(app, 10, never);
});
