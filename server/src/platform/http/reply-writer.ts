import writerFor, { type AnySchema } from 'fast-json-stringify';
import type { FastifySerializerCompiler } from 'fastify';
import type { JsonSchema } from './wire-schema.ts';

type Write = ReturnType<FastifySerializerCompiler<JsonSchema>>;

const made = new WeakMap<JsonSchema, Write>();

/** Compiles what writes replies by this schema; throws when there is no writing by it. */
export function compileWriter(schema: JsonSchema): Write {
  return writerFor(schema as AnySchema);
}

/**
 * What writes replies by this schema: one for a process, because all calls share the schema of failures. It is
 * compiled at the first reply: to compile all of them takes a server's start 0.3 s, and most calls are never made
 * before the next deployment or test.
 */
export const replyWriter: FastifySerializerCompiler<JsonSchema> = ({ schema }) => {
  const known = made.get(schema);
  if (known) return known;
  let compiled: Write | undefined;
  const write: Write = (reply) => {
    compiled ??= compileWriter(schema);
    return compiled(reply);
  };
  made.set(schema, write);
  return write;
};
