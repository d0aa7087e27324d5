import { envelopeSchema } from '@chalkline/contract/http/envelope.ts';
import { Validator } from '@seriousme/openapi-schema-validator';
import { beforeAll, describe, expect, it } from 'vitest';
import { routes } from './manifests.ts';
import { openApiDocument } from './platform/http/openapi-document.ts';
import { compileWriter } from './platform/http/reply-writer.ts';
import { replySchema } from './platform/http/wire-schema.ts';
import { type TestApp, testApp } from './platform/testing/test-app.ts';

interface Operation {
  readonly operationId: string;
  readonly summary: string;
  readonly security?: readonly object[];
  readonly requestBody?: Content;
  readonly parameters?: readonly { readonly in: string; readonly name: string; readonly example?: unknown }[];
  readonly responses: Readonly<Record<string, Content>>;
}
interface Content {
  readonly content?: Readonly<Record<string, { readonly example?: unknown }>>;
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

  it.each(routes.map(({ endpoint }) => [`${endpoint.method} ${endpoint.path}`, endpoint] as const))(
    'has examples of %s that the call takes and gives',
    (_name, endpoint) => {
      const path = endpoint.path.replace(/:(\w+)/g, '{$1}');
      const operation = openApi.paths[path]?.[endpoint.method.toLowerCase()];
      for (const [place, schema] of [
        ['path', endpoint.params],
        ['query', endpoint.query],
      ] as const) {
        const given = operation?.parameters?.filter((one) => one.in === place && one.example !== undefined);
        const example = Object.fromEntries(given?.map((one) => [one.name, one.example]) ?? []);
        expect(schema?.safeParse(example).error).toBeUndefined();
      }
      if (endpoint.body) {
        const [media] = Object.values(operation?.requestBody?.content ?? {});
        const fields = Object.entries((media?.example ?? {}) as object);
        const body = Object.fromEntries(fields.filter(([name]) => !(name in (endpoint.files ?? {}))));
        expect(endpoint.body.safeParse(endpoint.files ? body : media?.example).error).toBeUndefined();
      }
      if (endpoint.contentType || endpoint.status === 303) return;
      const reply = operation?.responses[String(endpoint.status ?? 200)]?.content?.['application/json'];
      const schema = envelopeSchema(endpoint.data, endpoint.shape ?? 'one');
      expect(schema.safeParse(reply?.example).error).toBeUndefined();
    },
  );

  it('has examples that a person can read', () => {
    const signIn = openApi.paths['/api/sessions']?.post?.requestBody?.content?.['application/json'];
    expect(signIn?.example).toMatchObject({ email: 'mara.lind@example.org', secondFactor: '123456' });
    const created = openApi.paths['/api/competitions']?.post?.requestBody?.content?.['application/json'];
    expect(created?.example).toMatchObject({
      name: 'Harbor Throwdown',
      startsOn: '2027-06-05',
      endsOn: '2027-06-06',
      zone: 'America/New_York',
    });
    const order = openApi.paths['/api/orders']?.post?.responses['201']?.content?.['application/json'];
    expect(order?.example).toMatchObject({ message: 'OK', data: { total: 4500, currency: 'USD' } });
  });

  it('is the same however many endpoints are described at a time', async () => {
    const endpoints = routes.map(({ endpoint }) => endpoint);
    const whole = await openApiDocument(app.parts.config, endpoints, endpoints.length);
    expect(openApi).toEqual(JSON.parse(whole.toString()));
  });

  it('is made between other calls', async () => {
    const endpoints = routes.slice(0, 60).map(({ endpoint }) => endpoint);
    let turns = 0;
    let isMade = false;
    const count = () => {
      turns += 1;
      if (!isMade) setImmediate(count);
    };
    setImmediate(count);
    await openApiDocument(app.parts.config, endpoints);
    isMade = true;
    expect(turns).toBeGreaterThanOrEqual(7);
  });

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

  it('is what its readable page reads', async () => {
    for (const form of ['json', 'yaml']) {
      const reply = await app.app.inject({ url: `/api/docs/${form}` });
      expect(reply.headers.location).toBe('/api/openapi.json');
    }
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
