import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Config } from '../config/config.ts';
import { testPayments } from '../config/stripe.ts';
import type { OpenDatabase } from '../database/database.ts';
import type { ProcessJobs } from '../jobs/make-jobs.ts';
import type { Mail } from '../mail/mail.ts';
import type { Metrics } from '../metrics/metrics.ts';
import { migrationState } from '../migrations/migrate.ts';
import { bearerToken } from './access.ts';
import { notAllowed } from './refusal.ts';
import { isFromThisMachine } from './this-machine.ts';

export interface HealthOptions {
  readonly database: OpenDatabase;
  readonly jobs: Pick<ProcessJobs, 'state'>;
  readonly mail: Pick<Mail, 'reaches'>;
  readonly metrics: Metrics;
  readonly config: Pick<Config, 'metricsToken' | 'trustProxy' | 'stripe' | 'demo'>;
  /** How long the database may take to answer. Default: 2,000. */
  readonly patience?: number;
}

/** Addresses for operators, outside of the calls; public except for the metrics. */
export const healthAddresses = ['/healthz', '/readyz', '/metrics'] as const;

const hidden = { schema: { hide: true } as object };

/**
 * GET /healthz: the process responds. GET /readyz: it can handle calls (200) or not (503), with the reasons. GET
 * /metrics: metrics in Prometheus's format, for this machine or with METRICS_TOKEN.
 */
export function serveHealth(app: FastifyInstance, options: HealthOptions): void {
  app.get('/healthz', hidden, async (_request, reply) => {
    return reply.header('cache-control', 'no-store').send({ alive: true });
  });
  app.get('/readyz', hidden, async (_request, reply) => {
    const state = await readiness(options);
    return reply
      .code(state.ready ? 200 : 503)
      .header('cache-control', 'no-store')
      .send(state);
  });
  app.get('/metrics', hidden, async (request, reply) => {
    if (!maySeeFigures(request, options.config)) {
      throw notAllowed('Metrics are available from localhost or with METRICS_TOKEN.');
    }
    const { registry } = options.metrics;
    return reply
      .type(registry.contentType)
      .header('cache-control', 'no-store')
      .send(await registry.metrics());
  });
}

export interface Readiness {
  readonly ready: boolean;
  /** `ok`, or what is wrong. Any problem makes the process unready. */
  readonly database: string;
  readonly migrations: string;
  readonly jobs: string;
  /** Degraded features that don't make the process unready. */
  readonly notes: readonly string[];
}

async function readiness({
  database,
  jobs,
  mail,
  config,
  patience = 2000,
}: HealthOptions): Promise<Readiness> {
  const state = await within(patience, migrationState(database));
  const migrations = state && state.known - state.applied;
  const working = jobs.state() !== 'stopped';
  return {
    ready: migrations === 0 && working,
    database: state ? 'ok' : 'does not answer',
    migrations: migrations === 0 ? 'ok' : migrationsText(migrations),
    jobs: working ? 'ok' : 'not running',
    notes: notesOn(mail, config),
  };
}

function notesOn(mail: HealthOptions['mail'], config: HealthOptions['config']): string[] {
  return [
    ...(mail.reaches
      ? []
      : ['Email is off: SMTP_URL and MAIL_FROM aren’t set, so no one can verify a registration.']),
    ...(config.stripe === null && !config.demo ? [testPayments] : []),
  ];
}

function migrationsText(missing: number | null): string {
  if (missing === null) return 'unknown';
  return missing > 0 ? `${missing} missing` : 'the database is newer than this version';
}

/** null if it failed or took too long: the failing component logs the reason. */
async function within<T>(milliseconds: number, work: Promise<T>): Promise<T | null> {
  const { promise: late, resolve } = Promise.withResolvers<null>();
  const timer = setTimeout(resolve, milliseconds, null);
  try {
    return await Promise.race([work.catch(() => null), late]);
  } finally {
    clearTimeout(timer);
  }
}

/** Behind a proxy every call comes from this machine, so only the token counts. */
function maySeeFigures(request: FastifyRequest, config: HealthOptions['config']): boolean {
  if (!config.trustProxy && isFromThisMachine(request)) return true;
  const given = bearerToken(request.headers.authorization);
  return config.metricsToken !== null && given !== null && sameSecret(given, config.metricsToken);
}

/** Constant time, however close the guess. */
function sameSecret(given: string, wanted: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(given), digest(wanted));
}
