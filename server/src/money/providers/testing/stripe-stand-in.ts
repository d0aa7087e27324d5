import { once as happened } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { ProviderRefused } from '../payment-provider.service.ts';
import type { SimulatorParts } from '../simulator.once.service.ts';
import { readFiles, readForm } from './form-body.ts';
import { stripeCalls } from './stripe-calls.ts';
import type { StripeRequest } from './stripe-request.ts';
import { CardRefused } from './stripe-saved-calls.ts';

export interface StripeStandIn {
  readonly url: string;
  /** Everything that was asked so far, oldest first. */
  readonly requests: readonly StripeRequest[];
  /** Does what the next requests ask for, and drops their answers. */
  dropAnswers(times: number): void;
  /** Says from now on which requests fail, before what they ask for is done or after. They aren't to be repeated. */
  failWhere(decide: FailsWhere): void;
  close(): Promise<void>;
}

export type FailsWhere = (request: StripeRequest) => 'before' | 'after' | null;

/** A server on this machine that speaks Stripe's wire over the simulator. */
export async function startStripeStandIn(parts: SimulatorParts, secretKey: string): Promise<StripeStandIn> {
  const requests: StripeRequest[] = [];
  let toDrop = 0;
  let failsWhere: FailsWhere = () => null;
  const server = createServer((incoming, reply) => {
    void (async () => {
      const { status, answer } = await respond(incoming);
      if (toDrop > 0) {
        toDrop -= 1;
        incoming.socket.destroy();
        return;
      }
      send(reply, status, answer);
    })();
  });

  async function respond(incoming: IncomingMessage): Promise<{ status: number; answer: object }> {
    try {
      if (incoming.headers.authorization !== `Bearer ${secretKey}`) {
        return errorAnswer(401, 'invalid_request_error', undefined, 'Invalid API Key provided.');
      }
      const request = await requestFrom(incoming);
      requests.push(request);
      const fails = failsWhere(request);
      if (fails === 'before') return outage();
      for (const [method, pattern, call] of stripeCalls) {
        const found = method === request.method ? pattern.exec(request.path) : null;
        if (!found) continue;
        const answer = await call(parts, request, found[1] ?? '');
        return fails === 'after' ? outage() : { status: 200, answer };
      }
      throw new ProviderRefused('resource_missing', `Unrecognized request URL: ${request.path}`);
    } catch (failure) {
      if (failure instanceof ProviderRefused) return refusal(failure);
      return errorAnswer(500, 'api_error', undefined, String(failure));
    }
  }

  server.listen(0, '127.0.0.1');
  await happened(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    dropAnswers(times) {
      toDrop = times;
    },
    failWhere(decide) {
      failsWhere = decide;
    },
    async close() {
      server.closeAllConnections();
      server.close();
      await happened(server, 'close');
    },
  };
}

async function requestFrom(incoming: IncomingMessage): Promise<StripeRequest> {
  const { pathname, search } = new URL(incoming.url ?? '', 'http://stand-in');
  const body = await buffer(incoming);
  const type = incoming.headers['content-type'] ?? '';
  return {
    method: incoming.method ?? '',
    path: pathname,
    form: type.startsWith('multipart/form-data')
      ? await readFiles(body, type)
      : readForm(incoming.method === 'GET' ? search : body.toString()),
    key: headerOf(incoming, 'idempotency-key'),
    account: headerOf(incoming, 'stripe-account'),
  };
}

function headerOf({ headers }: IncomingMessage, name: string): string | undefined {
  const value = headers[name];
  return Array.isArray(value) ? value[0] : value;
}

function refusal(failure: ProviderRefused) {
  const { code, message } = failure;
  if (failure instanceof CardRefused) return errorAnswer(402, 'card_error', code, message);
  if (code === 'idempotency_error') return errorAnswer(400, code, undefined, message);
  return errorAnswer(code === 'resource_missing' ? 404 : 400, 'invalid_request_error', code, message);
}

function outage() {
  return errorAnswer(500, 'api_error', undefined, 'The stand-in fails on purpose.');
}

function errorAnswer(status: number, type: string, code: string | undefined, message: string) {
  return { status, answer: { error: { type, ...(code !== undefined && { code }), message } } };
}

function send(reply: ServerResponse, status: number, answer: object): void {
  // What fails here would only fail again: the SDK need not try.
  const repeats = status >= 500 ? { 'stripe-should-retry': 'false' } : {};
  reply.writeHead(status, { 'content-type': 'application/json', ...repeats });
  reply.end(JSON.stringify(answer));
}
