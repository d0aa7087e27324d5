import type { Endpoint } from '@chalkline/contract/http/endpoint.ts';
import writerFor, { type AnySchema } from 'fast-json-stringify';
import type { FastifySerializerCompiler } from 'fastify';
import { failureJsonSchema, type JsonSchema, replySchema } from './wire-schema.ts';

type Write = ReturnType<FastifySerializerCompiler<unknown>>;

/** Compiles what writes replies by this schema; throws when there is no writing by it. */
export function compileWriter(schema: JsonSchema): Write {
  return writerFor(schema as AnySchema);
}

const writeFailure = compileLater(() => failureJsonSchema);

/** Which replies Fastify asks a writer for. Downloads, streams and redirects are sent as they are. */
export function writtenReplies({ status = 200, contentType }: Endpoint): object {
  const isWritten = !contentType && status !== 303;
  return { ...(isWritten && { [status]: {} }), '4xx': {}, '5xx': {} };
}

/** What writes the replies of an endpoint. */
export function replyWriter(endpoint: Endpoint): FastifySerializerCompiler<unknown> {
  const writeReply = compileLater(() => replySchema(endpoint));
  return ({ httpStatus }) => (/^[45]xx$/i.test(httpStatus ?? '') ? writeFailure : writeReply);
}

/**
 * Compiled at the first reply: to make the schemas of all calls and compile them takes a server's start half a second
 * and memory, and most calls are never made before the next deployment or test.
 */
function compileLater(schemaOf: () => JsonSchema): Write {
  let compiled: Write | undefined;
  return (reply) => {
    compiled ??= compileWriter(schemaOf());
    return compiled(reply);
  };
}
