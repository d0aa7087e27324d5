import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Endpoint } from '@chalkline/contract/http/endpoint.ts';
import swagger from '@fastify/swagger';
import Fastify from 'fastify';
import type { Config } from '../config/config.ts';
import { addExamples, type Paths } from './document-examples.ts';
import { commonCodesText, documentation } from './documentation.ts';

/** Endpoints described at a time: some 20 ms of work, between which the process answers other calls. */
const perTurn = 8;

/** The OpenAPI 3.1 document as JSON, described a few endpoints at a time so that it doesn't hold up other calls. */
export async function openApiDocument(
  config: Config,
  endpoints: readonly Endpoint[],
  at = perTurn,
): Promise<Buffer> {
  const paths: Record<string, object> = {};
  for (let first = 0; first < endpoints.length; first += at) {
    const described = await describe(endpoints.slice(first, first + at));
    for (const [path, operations] of Object.entries(described))
      paths[path] = { ...paths[path], ...operations };
    await nextTurn();
  }
  return Buffer.from(JSON.stringify({ ...prefaceOf(config), paths }));
}

async function describe(endpoints: readonly Endpoint[]): Promise<Paths> {
  const app = Fastify({ exposeHeadRoutes: false });
  await app.register(swagger, { openapi: { openapi, components } });
  for (const endpoint of endpoints) {
    app.route({
      method: endpoint.method,
      url: endpoint.path,
      schema: documentation(endpoint),
      validatorCompiler: () => () => true,
      serializerCompiler: () => JSON.stringify,
      handler: () => null,
    });
  }
  await app.ready();
  const paths = (app.swagger() as unknown as { paths: Paths }).paths;
  await app.close();
  addExamples(paths, endpoints);
  return paths;
}

const openapi = '3.1.0';
const components = { securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } } } as const;

function prefaceOf({ productName, publicUrl }: Config) {
  return {
    openapi,
    info: {
      title: `${productName} calls`,
      version: '1',
      description: [
        'Success is `{message, data}`. Lists add `next` (a cursor or null) and, where it is cheap, `total`.',
        'Failure is `{message, errors: [{code, message, path}]}` with a matching HTTP status.',
        `Any call can return these error codes: ${commonCodesText}.`,
        'Times are ISO 8601 in UTC. Money is an integer in minor units with an ISO 4217 code. Ids are opaque.',
        'A guide for each domain, with the usual order of calls, is in the folder docs/guide of the source.',
      ].join('\n\n'),
    },
    servers: [{ url: publicUrl }],
    components,
  };
}
