import type { Endpoint } from '@chalkline/contract/http/endpoint.ts';
import { inputExample, replyExample } from './examples.ts';

interface Media {
  example?: unknown;
}
interface Operation {
  readonly parameters?: readonly { readonly in: string; readonly name: string; example?: unknown }[];
  readonly requestBody?: { readonly content: Readonly<Record<string, Media>> };
  readonly responses: Readonly<Record<string, { readonly content?: Readonly<Record<string, Media>> }>>;
}
export type Paths = Readonly<Record<string, Readonly<Record<string, Operation>>>>;

/** Adds an example of what is sent and of the reply to each operation of the document. */
export function addExamples(paths: Paths, endpoints: readonly Endpoint[]): void {
  for (const endpoint of endpoints) {
    const path = endpoint.path.replace(/:(\w+)/g, '{$1}');
    const operation = paths[path]?.[endpoint.method.toLowerCase()];
    if (!operation) continue;
    addParameters(operation, endpoint);
    addBody(operation, endpoint);
    addReply(operation, endpoint);
  }
}

/** A key that no request has used yet, a new one for each thing that is done. */
const idempotencyKey = '0d9f6c1e-5b7a-4e1c-9a43-2f8d7b6e5c10';

function addParameters({ parameters = [] }: Operation, endpoint: Endpoint): void {
  const { params, query } = endpoint;
  const examples: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
    path: params ? (inputExample(params, endpoint) as Record<string, unknown>) : {},
    query: query ? (inputExample(query, endpoint) as Record<string, unknown>) : {},
    header: { 'idempotency-key': idempotencyKey },
  };
  for (const parameter of parameters) {
    const example = examples[parameter.in]?.[parameter.name];
    // A cursor is what a reply gave: the first page has none.
    if (example !== undefined && parameter.name !== 'cursor') parameter.example = example;
  }
}

function addBody({ requestBody }: Operation, endpoint: Endpoint): void {
  if (!requestBody) return;
  const { body, files } = endpoint;
  const sent = body ? inputExample(body, endpoint) : {};
  const names = Object.keys(files ?? {}).map((name) => [name, '(the bytes of the file)']);
  const example = files ? { ...(sent as object), ...Object.fromEntries(names) } : sent;
  for (const media of Object.values(requestBody.content)) media.example = example;
}

/** Downloads and streams have no envelope, and a redirect has no body. */
function addReply({ responses }: Operation, endpoint: Endpoint): void {
  if (endpoint.contentType) return;
  const media = responses[String(endpoint.status ?? 200)]?.content?.['application/json'];
  if (media) media.example = replyExample(endpoint);
}
