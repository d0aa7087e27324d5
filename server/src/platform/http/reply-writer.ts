import writerFor, { type AnySchema } from 'fast-json-stringify';
import type { FastifySerializerCompiler } from 'fastify';
import type { JsonSchema } from './wire-schema.ts';

type Write = ReturnType<FastifySerializerCompiler<JsonSchema>>;

const made = new WeakMap<JsonSchema, Write>();

/**
 * What writes replies by this schema, made once for a process: the schema of failures is that of all calls, and to
 * make the writers is most of what a server's beginning takes.
 */
export const replyWriter: FastifySerializerCompiler<JsonSchema> = ({ schema }) => {
  const known = made.get(schema);
  if (known) return known;
  const write: Write = writerFor(schema as AnySchema);
  made.set(schema, write);
  return write;
};
