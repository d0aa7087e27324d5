import { systemClock } from '../clock/clock.ts';
import { openDatabase } from '../database/database.ts';
import { serveLiveStreams } from '../live/answer-with-stream.ts';
import { liveRoutes } from '../live/live.routes.ts';
import type { LivePace } from '../live/live-pace.ts';
import { makeLive } from '../live/make-live.ts';
import { makeLog } from '../log/log.ts';
import { makeMetrics } from '../metrics/metrics.ts';
import { bareServer } from './bare-server.ts';
import { identifyBy, tallyRoutes, tallyTopic, tallyViewers } from './tallies.ts';

/**
 * A server process of its own with nothing but tallies and live events. Started by `startTallyProcess`, which
 * hands the settings over in the environment and learns the port by message.
 */
const { TALLY_DATABASE_URL = '', TALLY_PACE = '{}' } = process.env;
const database = openDatabase({ url: TALLY_DATABASE_URL });
const live = makeLive({
  database,
  log: makeLog('silent'),
  clock: systemClock,
  metrics: makeMetrics(),
  topics: [tallyTopic],
  viewersOf: tallyViewers,
  pace: JSON.parse(TALLY_PACE) as Partial<LivePace>,
});
const { app, close } = await bareServer([...liveRoutes, ...tallyRoutes], {
  strict: true,
  database,
  live,
  identify: identifyBy({ database }),
});
serveLiveStreams(app, live);
await live.start();
const address = await app.listen({ host: '127.0.0.1', port: 0 });
process.send?.(address);
process.once('SIGTERM', async () => {
  await live.stop();
  // What a client opened ahead of need and never used would be waited for.
  app.server.closeAllConnections();
  await close();
  await database.close();
  process.exit();
});
