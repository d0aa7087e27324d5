import { once as happened } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { z } from 'zod';

/** How the stand-in answers: with what `say` was given, with an error, or never. */
type Mood = 'well' | 'refusing' | 'silent';

export interface ModelStandIn {
  readonly url: string;
  /** The bodies of what was asked so far. */
  readonly requests: string[];
  /** What it answers from now on. */
  say(content: string): void;
  be(mood: Mood): void;
  close(): Promise<void>;
}

const asked = z.object({
  model: z.literal('test-model'),
  temperature: z.literal(0),
  max_tokens: z.int(),
  messages: z.tuple([
    z.object({ role: z.literal('system'), content: z.string() }),
    z.object({ role: z.literal('user'), content: z.string() }),
  ]),
});

/** A server on this machine that speaks the part of an OpenAI-compatible endpoint that the product uses. */
export async function startModelStandIn(apiKey: string): Promise<ModelStandIn> {
  const requests: string[] = [];
  let mood: Mood = 'well';
  let content = '';
  const server = createServer((incoming, reply) => {
    void respond(incoming).then((answer) => {
      if (answer === null) return;
      reply.writeHead(answer.status, { 'content-type': 'application/json' }).end(JSON.stringify(answer.body));
    });
  });
  server.listen(0, '127.0.0.1');
  await happened(server, 'listening');

  async function respond(incoming: IncomingMessage) {
    const body = await text(incoming);
    requests.push(body);
    if (mood === 'silent') return null;
    if (mood === 'refusing') return refusal(429, 'rate_limit_exceeded');
    if (incoming.headers.authorization !== `Bearer ${apiKey}`) return refusal(401, 'invalid_api_key');
    if (`${incoming.method} ${incoming.url}` !== 'POST /v1/chat/completions')
      return refusal(404, 'not_found');
    if (!asked.safeParse(JSON.parse(body)).success) return refusal(400, 'invalid_request_error');
    return {
      status: 200,
      body: {
        id: 'chatcmpl-1',
        object: 'chat.completion',
        model: 'test-model',
        choices: [{ index: 0, message: { role: 'assistant', content }, finish_reason: 'stop' }],
      },
    };
  }

  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    requests,
    say(next) {
      content = next;
    },
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

const refusal = (status: number, code: string) => ({ status, body: { error: { code, message: code } } });
