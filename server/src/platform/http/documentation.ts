import { commonCodes } from '@chalkline/contract/http/codes.ts';
import type { Endpoint } from '@chalkline/contract/http/endpoint.ts';
import { failureJsonSchema, inputSchema, type JsonSchema, replySchema } from './wire-schema.ts';

/** What Fastify keeps of an endpoint: the OpenAPI document and the reply serializer are made from it. */
export function documentation(endpoint: Endpoint): JsonSchema {
  const domain = endpoint.path.split('/')[2]?.replace(/[_-].*/, '') ?? 'other';
  return {
    summary: endpoint.summary,
    description: describe(endpoint),
    operationId: operationId(endpoint),
    tags: [domain],
    ...(endpoint.access !== 'public' && { security: [{ bearer: [] }] }),
    ...(endpoint.params && { params: inputSchema(endpoint.params) }),
    ...(endpoint.query && { querystring: inputSchema(endpoint.query) }),
    ...(endpoint.idempotency && { headers: idempotencyHeader(endpoint.idempotency) }),
    ...bodyOf(endpoint),
    response: {
      [endpoint.status ?? 200]: replyOf(endpoint),
      '4xx': failureJsonSchema,
      '5xx': failureJsonSchema,
    },
  };
}

function bodyOf(endpoint: Endpoint): JsonSchema {
  if (!endpoint.body && !endpoint.files) return {};
  const body = endpoint.body ? inputSchema(endpoint.body) : { type: 'object', properties: {} };
  if (!endpoint.files) return { body };
  const files = Object.entries(endpoint.files).map(([name, field]) => [
    name,
    { type: 'string', contentMediaType: 'application/octet-stream', description: field.description },
  ]);
  const required = Object.entries(endpoint.files).filter(([, field]) => field.required);
  return {
    consumes: ['multipart/form-data'],
    body: {
      ...body,
      properties: { ...(body.properties as object), ...Object.fromEntries(files) },
      required: [...((body.required as string[]) ?? []), ...required.map(([name]) => name)],
    },
  };
}

function replyOf(endpoint: Endpoint): JsonSchema {
  if (endpoint.status === 303) {
    const location = { description: 'Where it leads.', type: 'string', format: 'uri' };
    return { description: 'Leads to another address.', type: 'null', headers: { location } };
  }
  if (!endpoint.contentType) return replySchema(endpoint);
  return {
    description: endpoint.contentType,
    content: { [endpoint.contentType]: { schema: { type: 'string' } } },
  };
}

function describe(endpoint: Endpoint): string {
  const codes = endpoint.errors.length > 0 ? ` Error codes: ${endpoint.errors.join(', ')}.` : '';
  return `${whoMayCall(endpoint)}${codes}`;
}

function whoMayCall({ access, signedOut }: Endpoint): string {
  if (access === 'public') return signedOut ? 'Public.' : 'Public. Corporate sites require a session.';
  if (access === 'signed_in') return 'Signed-in users only.';
  if ('accountTypes' in access) return `For accounts of type ${access.accountTypes.join(', ')}.`;
  return `For those whom the policy of the ${access.owner} admits.`;
}

function operationId(endpoint: Endpoint): string {
  const words = endpoint.path.split('/').filter((word) => word !== '' && word !== 'api');
  return [endpoint.method.toLowerCase(), ...words.map((word) => word.replace(/[^A-Za-z0-9]+/g, '_'))].join(
    '_',
  );
}

function idempotencyHeader(need: 'required' | 'optional'): JsonSchema {
  return {
    type: 'object',
    properties: { 'idempotency-key': { type: 'string', minLength: 8, maxLength: 200 } },
    ...(need === 'required' && { required: ['idempotency-key'] }),
  };
}

/** The codes that any call may give: said once in the document's preface. */
export const commonCodesText = Object.entries(commonCodes)
  .map(([code, status]) => `\`${code}\` (${status})`)
  .join(', ');
