import { once as happened } from 'node:events';
import { createServer as createHttpServer, type IncomingMessage } from 'node:http';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { dirname, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { type CallContext, type CompatServiceDefinition, createServer, ServerError, Status } from 'nice-grpc';
import { weaviateShelf } from './weaviate-shelf.ts';

/** How the stand-in answers: as it should, with an error, never, or having taken only half of what it was sent. */
type Mood = 'well' | 'refusing' | 'silent' | 'forgetful';

export interface WeaviateStandIn {
  readonly url: string;
  readonly grpcUrl: string;
  /** Method and path, or the gRPC method, of what was asked so far. */
  readonly requests: string[];
  /** By the names of their classes. */
  readonly collections: ReadonlyMap<string, { readonly size: number }>;
  be(mood: Mood): void;
  close(): Promise<void>;
}

// The client's own definitions of the wire, which its package doesn't export.
const require = createRequire(import.meta.url);
const proto = join(dirname(require.resolve('weaviate-client')), 'proto');
const { WeaviateDefinition } = require(join(proto, 'v1/weaviate.js')) as {
  WeaviateDefinition: CompatServiceDefinition;
};
const { HealthDefinition } = require(join(proto, 'google/health/v1/health.js')) as {
  HealthDefinition: CompatServiceDefinition;
};

const meta = {
  hostname: 'http://[::]:8080',
  modules: {},
  version: '1.32.4',
  grpcMaxMessageSize: 104_858_000,
};
const serving = 1;

/** A server on this machine that speaks the part of Weaviate's HTTP and gRPC that the client uses here. */
export async function startWeaviateStandIn(apiKey: string): Promise<WeaviateStandIn> {
  const requests: string[] = [];
  const shelf = weaviateShelf();
  let mood: Mood = 'well';

  const http = createHttpServer((incoming, reply) => {
    void respond(incoming).then((answer) => {
      if (answer === null) return;
      reply.writeHead(answer.status, { 'content-type': 'application/json' }).end(JSON.stringify(answer.body));
    });
  });
  http.listen(0, '127.0.0.1');
  await happened(http, 'listening');

  async function respond(incoming: IncomingMessage) {
    const body = await text(incoming);
    const call = `${incoming.method} ${incoming.url}`;
    requests.push(call);
    if (mood === 'silent') return null;
    if (mood === 'refusing') return refusal(503, 'service unavailable');
    if (incoming.headers.authorization !== `Bearer ${apiKey}`) {
      return refusal(401, 'unauthorized: invalid api key, please provide a valid api key');
    }
    try {
      return answerTo(call, body === '' ? undefined : JSON.parse(body));
    } catch (failure) {
      return refusal(422, String(failure));
    }
  }

  function answerTo(call: string, body: unknown) {
    if (call === 'GET /v1/meta') return ok(meta);
    if (call === 'GET /v1/schema') return ok({ classes: shelf.schema() });
    if (call === 'POST /v1/schema') return ok(shelf.create(body));
    if (call.startsWith('DELETE /v1/schema/')) {
      shelf.drop(call.slice('DELETE /v1/schema/'.length));
      return ok({});
    }
    return refusal(404, call);
  }

  const served =
    <T>(name: string, answer: (request: unknown) => T) =>
    async (request: unknown, { metadata, signal }: CallContext): Promise<T> => {
      requests.push(name);
      if (mood === 'silent') await happened(signal, 'abort');
      if (mood === 'refusing') throw new ServerError(Status.RESOURCE_EXHAUSTED, 'too many requests');
      if (metadata.get('authorization') !== `Bearer ${apiKey}`) {
        throw new ServerError(Status.UNAUTHENTICATED, 'invalid api key');
      }
      try {
        return answer(request);
      } catch (failure) {
        throw new ServerError(Status.INVALID_ARGUMENT, String(failure));
      }
    };

  const grpc = createServer({ 'grpc.max_receive_message_length': meta.grpcMaxMessageSize });
  grpc.add(HealthDefinition, {
    check: async () => ({ status: mood === 'well' || mood === 'forgetful' ? serving : 0 }),
    watch: unspoken,
  });
  grpc.add(WeaviateDefinition, {
    ...Object.fromEntries(Object.keys(WeaviateDefinition.methods ?? {}).map((name) => [name, unspoken])),
    batchObjects: served('BatchObjects', (request) => shelf.insert(request, mood === 'forgetful')),
    batchDelete: served('BatchDelete', shelf.remove),
    search: served('Search', shelf.search),
    aggregate: served('Aggregate', shelf.count),
  });
  const grpcPort = await grpc.listen('127.0.0.1:0');

  return {
    url: `http://127.0.0.1:${(http.address() as AddressInfo).port}`,
    grpcUrl: `http://127.0.0.1:${grpcPort}`,
    requests,
    collections: shelf.collections,
    be(next) {
      mood = next;
    },
    async close() {
      grpc.forceShutdown();
      http.closeAllConnections();
      http.close();
      await happened(http, 'close');
    },
  };
}

/** Calls of the wire that the product doesn't make. */
function unspoken(): never {
  throw new ServerError(Status.UNIMPLEMENTED, 'The stand-in doesn’t answer this.');
}

const ok = (body: unknown) => ({ status: 200, body });
const refusal = (status: number, message: string) => ({ status, body: { error: [{ message }] } });
