import type { FastifyInstance } from 'fastify';
import { identify } from './accounts/sessions/sessions.identify.service.ts';
import { routes } from './manifests.ts';
import { refuseReadOnly } from './organizations/organizations.trial.service.ts';
import { serveOpenApi } from './platform/http/openapi.ts';
import { makeRateGate } from './platform/http/rate-gate.ts';
import { type RegisterOptions, register } from './platform/http/register.ts';
import { makeServer, type ServerOptions } from './platform/http/server.ts';
import type { Parts } from './platform/parts.ts';

/** The whole server as a function of its parts: tests build this very one. Does not listen. */
export async function createApp(
  parts: Parts,
  options: ServerOptions = { strict: false },
): Promise<FastifyInstance> {
  const app = await makeServer(parts, options);
  await serveOpenApi(
    app,
    parts.config,
    routes.map(({ endpoint }) => endpoint),
  );
  const gate = makeRateGate(options.rateLimitFactor);
  const mayCall: NonNullable<RegisterOptions['mayCall']> = (endpoint, viewer) =>
    refuseReadOnly(parts, endpoint, viewer);
  await app.register(async (calls) => {
    for (const route of routes) {
      register(calls, route, { parts, gate, mayCall, strict: options.strict, identify: identify(parts) });
    }
  });
  return app;
}
