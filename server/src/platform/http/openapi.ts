import type { Endpoint } from '@chalkline/contract/http/endpoint.ts';
import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config/config.ts';
import { addExamples, type Paths } from './document-examples.ts';
import { commonCodesText } from './documentation.ts';

/** The OpenAPI 3.1 document at /api/openapi.json and its readable page at /api/docs. Before the routes. */
export async function serveOpenApi(
  app: FastifyInstance,
  config: Config,
  endpoints: readonly Endpoint[],
): Promise<void> {
  await app.register(swagger, {
    hideUntagged: true,
    // The plugin calls this when the document is first asked for, and keeps the result.
    transformObject: (document) => {
      const made = 'openapiObject' in document ? document.openapiObject : document.swaggerObject;
      addExamples(made.paths as Paths, endpoints);
      return made;
    },
    openapi: {
      openapi: '3.1.0',
      info: {
        title: `${config.productName} calls`,
        version: '1',
        description: [
          'Success is `{message, data}`. Lists add `next` (a cursor or null) and, where it is cheap, `total`.',
          'Failure is `{message, errors: [{code, message, path}]}` with a matching HTTP status.',
          `Any call can return these error codes: ${commonCodesText}.`,
          'Times are ISO 8601 in UTC. Money is an integer in minor units with an ISO 4217 code. Ids are opaque.',
          'A guide for each domain, with the usual order of calls, is in the folder docs/guide of the source.',
        ].join('\n\n'),
      },
      servers: [{ url: config.publicUrl }],
      components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } } },
    },
  });
  app.get('/api/openapi.json', { schema: { hide: true } as object }, () => app.swagger());
  await app.register(swaggerUi, {
    routePrefix: '/api/docs',
    staticCSP: false,
    theme: {
      title: `${config.productName} calls`,
      // Its bar holds another project's mark and a field for other documents.
      css: [{ filename: 'house.css', content: '.swagger-ui .topbar { display: none; }' }],
    },
  });
}
