import { once as happened } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { z } from 'zod';

/** How the stand-in answers: as it should, with an error, never, or having taken only half of what it was sent. */
type Mood = 'well' | 'refusing' | 'silent' | 'forgetful';

export interface PineconeStandIn {
  readonly url: string;
  /** Method and path of what was asked so far. */
  readonly requests: string[];
  readonly namespaces: ReadonlyMap<string, ReadonlyMap<string, unknown>>;
  be(mood: Mood): void;
  close(): Promise<void>;
}

const version = '2026-04';
const namespaced = { namespace: z.string().default('') };
const indexBody = z.object({
  name: z.string(),
  dimension: z.int(),
  metric: z.literal('cosine'),
  spec: z.object({ serverless: z.object({ cloud: z.string(), region: z.string() }) }),
});
const upsertBody = z.object({
  ...namespaced,
  vectors: z
    .array(
      z.object({ id: z.string(), values: z.array(z.number()), metadata: z.object({ kind: z.string() }) }),
    )
    .min(1)
    .max(1000),
});
const queryBody = z.object({
  ...namespaced,
  topK: z.int().min(1).max(10_000),
  vector: z.array(z.number()),
  filter: z.object({ kind: z.object({ $eq: z.string() }) }).optional(),
});
const deleteBody = z.object({
  ...namespaced,
  ids: z.array(z.string()).optional(),
  deleteAll: z.boolean().optional(),
});

type Stored = z.output<typeof upsertBody>['vectors'][number];

/** A server on this machine that speaks the part of Pinecone's wire that the client uses here. */
export async function startPineconeStandIn(apiKey: string): Promise<PineconeStandIn> {
  const requests: string[] = [];
  const indexes = new Map<string, z.output<typeof indexBody>>();
  const namespaces = new Map<string, Map<string, Stored>>();
  let mood: Mood = 'well';
  const server = createServer((incoming, reply) => {
    void respond(incoming).then((answer) => {
      if (answer === null) return;
      reply.writeHead(answer.status, { 'content-type': 'application/json' }).end(JSON.stringify(answer.body));
    });
  });
  server.listen(0, '127.0.0.1');
  await happened(server, 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  async function respond(incoming: IncomingMessage) {
    const body = await text(incoming);
    const call = `${incoming.method} ${incoming.url}`;
    requests.push(call);
    if (mood === 'silent') return null;
    if (mood === 'refusing') return refusal(503, 'UNAVAILABLE', 'Service unavailable');
    if (incoming.headers['api-key'] !== apiKey) return refusal(401, 'UNAUTHENTICATED', 'Invalid API Key');
    if (incoming.headers['x-pinecone-api-version'] !== version)
      return refusal(400, 'INVALID_ARGUMENT', 'Version');
    try {
      return answerTo(call, body === '' ? undefined : JSON.parse(body));
    } catch (failure) {
      return refusal(400, 'INVALID_ARGUMENT', String(failure));
    }
  }

  const described = (index: z.output<typeof indexBody>) => ({
    ...index,
    host: url,
    vector_type: 'dense',
    deletion_protection: 'disabled',
    status: { ready: true, state: 'Ready' },
  });

  function answerTo(call: string, body: unknown) {
    if (call === 'GET /indexes') return ok({ indexes: [...indexes.values()].map(described) });
    if (call === 'POST /indexes') {
      const index = indexBody.parse(body);
      indexes.set(index.name, index);
      return { status: 201, body: described(index) };
    }
    if (call.startsWith('GET /indexes/')) {
      const index = indexes.get(call.slice('GET /indexes/'.length));
      return index ? ok(described(index)) : refusal(404, 'NOT_FOUND', 'No such index');
    }
    if (call === 'POST /vectors/upsert') return ok({ upsertedCount: upsert(upsertBody.parse(body)) });
    if (call === 'POST /query') return ok(query(queryBody.parse(body)));
    if (call === 'POST /vectors/delete') return ok(remove(deleteBody.parse(body)));
    if (call === 'POST /describe_index_stats') return ok(stats());
    return refusal(404, 'NOT_FOUND', call);
  }

  function upsert({ namespace, vectors }: z.output<typeof upsertBody>): number {
    const stored = namespaces.get(namespace) ?? new Map<string, Stored>();
    const taken = mood === 'forgetful' ? vectors.slice(0, vectors.length / 2) : vectors;
    for (const vector of taken) stored.set(vector.id, vector);
    namespaces.set(namespace, stored);
    return vectors.length;
  }

  function query({ namespace, topK, vector, filter }: z.output<typeof queryBody>) {
    const matches = [...(namespaces.get(namespace)?.values() ?? [])]
      .filter(({ metadata }) => !filter || metadata.kind === filter.kind.$eq)
      .map(({ id, values }) => ({
        id,
        score: values.reduce((sum, value, at) => sum + value * (vector[at] ?? 0), 0),
      }))
      .sort((one, other) => other.score - one.score)
      .slice(0, topK);
    return { matches, namespace, usage: { readUnits: 1 } };
  }

  function remove({ namespace, ids = [], deleteAll = false }: z.output<typeof deleteBody>) {
    if (deleteAll) namespaces.delete(namespace);
    for (const id of ids) namespaces.get(namespace)?.delete(id);
    return {};
  }

  function stats() {
    const counts = [...namespaces].map(([name, { size }]) => [name, { vectorCount: size }] as const);
    const total = counts.reduce((sum, [, { vectorCount }]) => sum + vectorCount, 0);
    return {
      namespaces: Object.fromEntries(counts),
      dimension: 128,
      indexFullness: 0,
      totalVectorCount: total,
    };
  }

  return {
    url,
    requests,
    namespaces,
    be(next) {
      mood = next;
    },
    async close() {
      server.closeAllConnections();
      server.close();
      await happened(server, 'close');
    },
  };
}

const ok = (body: object) => ({ status: 200, body });
const refusal = (status: number, code: string, message: string) => ({
  status,
  body: { status, error: { code, message }, message },
});
