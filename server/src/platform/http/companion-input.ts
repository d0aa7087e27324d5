import type { FastifyRequest } from 'fastify';
import { malformed, tooLarge } from './refusal.ts';

/** Whether the companion apps call this (seed §7), who are older than any rule of ours. */
export function isCompanionCall(path: string): boolean {
  return path.startsWith('/mobileapis/');
}

/**
 * What a companion app sent, wherever it put it: the query, and over it the fields of a form or of a JSON
 * body, also of a GET. An empty body is none. Each schema then takes the keys it knows. Throws 400 for a body
 * that is no JSON object and 413 for a long one on a GET.
 */
export async function companionInput(
  request: FastifyRequest,
  fields: unknown,
): Promise<Record<string, unknown>> {
  const sent = request.method === 'GET' ? await bodyOfGet(request) : fields;
  if (sent !== undefined && sent !== null && (typeof sent !== 'object' || Array.isArray(sent))) {
    throw malformed('The body must be a JSON object.');
  }
  return { ...(request.query as object), ...(sent as object | null | undefined) };
}

const longestGetBody = 65_536;

/** Fastify reads no body of a GET, and apps send one all the same. */
async function bodyOfGet(request: FastifyRequest): Promise<unknown> {
  if (!/^application\/json\b/i.test(request.headers['content-type'] ?? '')) return undefined;
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of request.raw) {
    bytes += (chunk as Buffer).length;
    if (bytes > longestGetBody) throw tooLarge();
    chunks.push(chunk as Buffer);
  }
  const text = Buffer.concat(chunks).toString('utf8');
  if (text.trim() === '') return undefined;
  try {
    return JSON.parse(text);
  } catch {
    throw malformed();
  }
}
