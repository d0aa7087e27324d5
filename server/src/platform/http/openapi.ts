import type { Endpoint } from '@chalkline/contract/http/endpoint.ts';
import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config/config.ts';
import { openApiDocument } from './openapi-document.ts';

const documentAddress = '/api/openapi.json';

/** The OpenAPI 3.1 document at /api/openapi.json, made when it is first requested, and its readable page at /api/docs. */
export async function serveOpenApi(
  app: FastifyInstance,
  config: Config,
  endpoints: readonly Endpoint[],
): Promise<void> {
  let made: Promise<Buffer> | undefined;
  app.get(documentAddress, { schema: { hide: true } as object }, async (_request, reply) => {
    made ??= openApiDocument(config, endpoints);
    return reply.type('application/json; charset=utf-8').send(await made);
  });
  await app.register((page) => servePage(page, config));
}

async function servePage(page: FastifyInstance, { productName }: Config): Promise<void> {
  // The page wants a document in this process: it gets an empty one and is led to the one above.
  await page.register(swagger, {
    mode: 'static',
    specification: { document: { openapi: '3.1.0' } as never },
  });
  await page.register(swaggerUi, {
    routePrefix: '/api/docs',
    staticCSP: false,
    uiHooks: {
      onRequest: async (request, reply) => {
        if (/^\/api\/docs\/(json|yaml)/.test(request.url)) return reply.redirect(documentAddress);
      },
    },
    theme: {
      title: `${productName} calls`,
      // Its bar holds another project's mark and a field for other documents.
      css: [{ filename: 'house.css', content: '.swagger-ui .topbar { display: none; }' }],
    },
  });
}
