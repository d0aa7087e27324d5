import { createServer } from 'node:http';

/** Whatever lies outside the product: shops, papers, the trainers' site. Says a page's address as its heading. */
export interface Outside {
  /** `http://127.0.0.1:41234` */
  readonly address: string;
  close(): Promise<void>;
}

export async function openOutside(): Promise<Outside> {
  const server = createServer(({ url = '/' }, reply) => {
    const { pathname } = new URL(url, 'http://outside');
    reply.setHeader('content-type', 'text/html; charset=utf-8');
    reply.end(
      `<!doctype html><html lang="en"><link rel="icon" href="data:,"><title>Outside</title><h1>${pathname}</h1>`,
    );
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return {
    address: `http://127.0.0.1:${(server.address() as { port: number }).port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
