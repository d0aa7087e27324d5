import { Validator } from '@seriousme/openapi-schema-validator';
import { beforeAll, describe, expect, it } from 'vitest';
import { routes } from './manifests.ts';
import { compileWriter } from './platform/http/reply-writer.ts';
import { replySchema } from './platform/http/wire-schema.ts';
import { type TestApp, testApp } from './platform/testing/test-app.ts';

interface Operation {
  readonly operationId: string;
  readonly summary: string;
  readonly security?: readonly object[];
  readonly requestBody?: object;
  readonly parameters?: readonly { readonly in: string; readonly name: string }[];
  readonly responses: Readonly<Record<string, object>>;
}
interface OpenApiDocument {
  readonly openapi: string;
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
}

let app: TestApp;
let openApi: OpenApiDocument;
beforeAll(async () => {
  app = await testApp();
  const reply = await app.app.inject({ url: '/api/openapi.json' });
  openApi = reply.json();
});

it.each(
  routes
    .filter(({ endpoint }) => !endpoint.contentType)
    .map(({ endpoint }) => [`${endpoint.method} ${endpoint.path}`, endpoint] as const),
)('replies of %s can be written by their schema', (_name, endpoint) => {
  expect(compileWriter(replySchema(endpoint))).toBeTypeOf('function');
});

describe('the OpenAPI document', () => {
  it('is valid OpenAPI 3.1 by a public validator', async () => {
    expect(openApi.openapi).toMatch(/^3\.1\./);
    const result = await new Validator().validate(openApi as never);
    expect(result).toMatchObject({ valid: true });
  });

  it.each(routes.map(({ endpoint }) => [`${endpoint.method} ${endpoint.path}`, endpoint] as const))(
    'holds %s as its endpoint says',
    (_name, endpoint) => {
      const path = endpoint.path.replace(/:(\w+)/g, '{$1}');
      const operation = openApi.paths[path]?.[endpoint.method.toLowerCase()];
      expect(operation?.summary).toBe(endpoint.summary);
      expect(Boolean(operation?.security)).toBe(endpoint.access !== 'public');
      expect(Boolean(operation?.requestBody)).toBe(Boolean(endpoint.body ?? endpoint.files));
      expect(Object.keys(operation?.responses ?? {})).toEqual(
        expect.arrayContaining([String(endpoint.status ?? 200), '4XX', '5XX']),
      );
      const asksForKey = operation?.parameters?.some(({ name }) => name === 'idempotency-key') ?? false;
      expect(asksForKey).toBe(endpoint.idempotency !== undefined);
    },
  );

  it('says where a call leads that answers with a redirect', () => {
    const answers = openApi.paths['/api/notifications/unsubscriptions/{token}']?.get?.responses;
    expect(Object.keys(answers ?? {}).toSorted()).toEqual(['303', '4XX', '5XX']);
    expect(answers?.['303']).toMatchObject({ headers: { location: { schema: { format: 'uri' } } } });
  });

  it('gives every operation an id of its own', () => {
    const ids = Object.values(openApi.paths).flatMap((path) =>
      Object.values(path).map((one) => one.operationId),
    );
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('has a readable page whose scripts are files of ours', async () => {
    const page = await app.app.inject({ url: '/api/docs/' });
    expect(page.statusCode).toBe(200);
    expect(page.body).not.toMatch(/<script(?![^>]* src=)[^>]*>[^<]/);
    for (const [, source] of page.body.matchAll(/<script src="\.\/([^"]+)"/g)) {
      expect((await app.app.inject({ url: `/api/docs/${source}` })).statusCode).toBe(200);
    }
  });
});
