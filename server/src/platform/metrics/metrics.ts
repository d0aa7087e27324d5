import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

/** Figures of this process in Prometheus's form. */
export interface Metrics {
  readonly registry: Registry;
  readonly calls: Histogram<'method' | 'path' | 'status'>;
  readonly streams: Gauge;
  readonly streamsCut: Counter<'reason'>;
  readonly jobs: Counter<'job' | 'outcome'>;
}

export function makeMetrics(options: { defaults: boolean } = { defaults: false }): Metrics {
  const registry = new Registry();
  if (options.defaults) collectDefaultMetrics({ register: registry });
  const registers = [registry];
  return {
    registry,
    calls: new Histogram({
      name: 'chalkline_call_seconds',
      help: 'Seconds from the arrival of a call to the end of its reply.',
      labelNames: ['method', 'path', 'status'],
      buckets: [0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5],
      registers,
    }),
    streams: new Gauge({ name: 'chalkline_live_streams', help: 'Open live streams.', registers }),
    streamsCut: new Counter({
      name: 'chalkline_live_streams_cut_total',
      help: 'Live streams that the server ended.',
      labelNames: ['reason'],
      registers,
    }),
    jobs: new Counter({
      name: 'chalkline_jobs_total',
      help: 'Jobs that ran.',
      labelNames: ['job', 'outcome'],
      registers,
    }),
  };
}
