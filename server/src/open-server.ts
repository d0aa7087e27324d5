import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isEmbedding } from '@chalkline/contract/embedding.ts';
import { writeManifest } from '@chalkline/contract/site.ts';
import type { FastifyInstance } from 'fastify';
import { createApp } from './app.ts';
import { startBoardSweeper } from './competitions/board-requests/board-requests.sweep.service.ts';
import { declared } from './manifests.ts';
import { paymentWebhookPath, startTestEvents } from './money/providers/test-events.service.ts';
import type { OpenParts } from './open-parts.ts';
import { companyBrand } from './organizations/organizations.brand.service.ts';
import { serveHealth } from './platform/http/health.ts';
import { makeServer } from './platform/http/server.ts';
import { type Lifetime, patience } from './platform/launch/lifetime.ts';
import { stopListening } from './platform/launch/listen.ts';
import { serveLiveStreams } from './platform/live/answer-with-stream.ts';
import { serveOutbox } from './platform/pages/outbox-page.ts';
import { makePageFor } from './platform/pages/page-maker.ts';
import { serveWebApp } from './platform/pages/web-app.ts';

const builtWeb = join(fileURLToPath(import.meta.url), '../../../web/dist');

/** The server on its parts, with health, web app and live streams; it does not listen yet. */
export async function openServer(
  { parts, jobs, live, outbox }: OpenParts,
  life: Lifetime,
): Promise<FastifyInstance> {
  const { config, database, mail, metrics } = parts;
  const isWorker = config.role === 'worker';
  const app = await life.begin(
    'calls',
    // A worker answers for its health and nothing else.
    () => (isWorker ? makeServer(parts, { strict: false }) : createApp(parts)),
    (made) => stopListening(made, patience, life.cut),
  );
  serveHealth(app, { database, jobs, mail, metrics, config });
  // Ended before the calls: open streams would keep the server from closing. A worker has no streams, but
  // numbers what its jobs publish.
  await life.begin(
    'live events',
    () => live.start(),
    () => live.stop(),
  );
  if (config.role !== 'web') {
    await life.begin(
      'boards left over',
      () => startBoardSweeper(parts),
      async (sweeper) => sweeper.stop(),
    );
  }
  if (isWorker) return app;
  if (config.stripe === null) {
    await life.begin(
      'events of test payments',
      () =>
        startTestEvents(parts, async (payload, headers) => {
          const reply = await app.inject({ method: 'POST', url: paymentWebhookPath, payload, headers });
          return reply.statusCode;
        }),
      async (events) => events.stop(),
    );
  }
  serveLiveStreams(app, live);
  if (outbox !== null) serveOutbox(app, outbox);
  await serveWebApp(app, {
    folder: builtWeb,
    pageFor: makePageFor(parts, declared.publicPages, companyBrand),
    mayBeFramed: isEmbedding,
    manifestFor: (manifest) => writeManifest(manifest, parts.config.productName),
  });
  return app;
}
