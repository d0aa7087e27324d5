import type { FastifyInstance, InjectOptions } from 'fastify';

/** `fetch` that is answered by the app in this process, without a socket. `from` is the caller's address. */
export function injectedFetch(app: FastifyInstance, from = '127.0.0.1'): typeof fetch {
  return async (input, init) => {
    // The platform's own request turns every kind of body, forms with files too, into bytes and headers.
    const request = new Request(input, init);
    const url = new URL(request.url);
    const body = Buffer.from(await request.arrayBuffer());
    const answer = await app.inject({
      method: request.method as NonNullable<InjectOptions['method']>,
      url: url.pathname + url.search,
      headers: Object.fromEntries(request.headers),
      remoteAddress: from,
      ...(body.length > 0 && { payload: body }),
    });
    const headers = Object.entries(answer.headers).map(([name, value]): [string, string] => [
      name,
      String(value),
    ]);
    const isEmpty = answer.statusCode === 204 || answer.statusCode === 304;
    return new Response(isEmpty ? null : new Uint8Array(answer.rawPayload), {
      status: answer.statusCode,
      headers,
    });
  };
}
