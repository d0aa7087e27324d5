// Answers to what never becomes a call: bytes that Node's HTTP parser refuses, in the same envelope as calls.

import { STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import type { CommonCode } from '@chalkline/contract/http/codes.ts';
import { commonCodes } from '@chalkline/contract/http/codes.ts';
import type { ConnectionError, FastifyInstance, FastifyRequest } from 'fastify';
import { malformed } from './refusal.ts';

const codes: Readonly<Record<string, CommonCode>> = {
  HPE_HEADER_OVERFLOW: 'headers_too_large',
  ERR_HTTP_REQUEST_TIMEOUT: 'too_slow',
};

const sentences: Partial<Record<CommonCode, string>> = {
  headers_too_large: 'The address and headers of this request are too large.',
  too_slow: 'This request took too long to arrive.',
};

/** Writes the answer and ends the connection: where the next request begins, nobody knows. */
export function answerParserError(error: ConnectionError, socket: Duplex): void {
  // The other side is gone.
  if (error.code === 'ECONNRESET' || socket.destroyed) return;
  answerAndEnd(socket, codes[error.code] ?? 'malformed');
}

/** What Node answers by itself otherwise: with nothing, or with no word about why. */
export function refuseOddRequests(app: FastifyInstance): void {
  app.server.on('connect', (_request, socket) => answerAndEnd(socket, 'malformed'));
  app.server.on('checkExpectation', (_request, response) => answerAndEnd(response.socket, 'malformed'));
  app.addHook('onRequest', async (request) => {
    if (!hasHost(request)) throw malformed('A request needs a Host header.');
    if (!isOurTarget(request)) throw malformed('A request names its path alone, not a whole address.');
  });
}

/** Left to Node, a request without it gets an empty answer. HTTP/1.0 knows none. */
function hasHost({ raw, headers }: FastifyRequest): boolean {
  return raw.httpVersion === '1.0' || (headers.host !== undefined && headers.host !== '');
}

/** `GET http://another.site/path` is for proxies. The router would use its path, and links would be built from the rest. */
function isOurTarget({ raw }: FastifyRequest): boolean {
  return raw.url?.startsWith('/') || (raw.method === 'OPTIONS' && raw.url === '*');
}

function answerAndEnd(socket: Duplex | null, code: CommonCode): void {
  if (!socket?.writable) return void socket?.destroy();
  const status = commonCodes[code];
  const message = sentences[code] ?? 'This request could not be read.';
  const body = JSON.stringify({ message, errors: [{ code, message }] });
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    'content-type: application/json; charset=utf-8',
    `content-length: ${Buffer.byteLength(body)}`,
    'connection: close',
    'x-content-type-options: nosniff',
  ];
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`, () => socket.destroy());
}
