import { createServer, type ServerResponse } from 'node:http';

/**
 * The limit to compare with: a bare Node server that keeps streams open and writes what is posted to it to
 * all of them. No database, no rights, no numbers. Says its address on the first line.
 */
const streams: ServerResponse[] = [];

const server = createServer((request, response) => {
  if (request.method === 'GET') {
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    response.write('event: open\ndata: {}\n\n');
    streams.push(response);
    return;
  }
  const pieces: Buffer[] = [];
  request.on('data', (piece: Buffer) => pieces.push(piece));
  request.on('end', () => {
    const message = Buffer.concat(pieces);
    for (const stream of streams) stream.write(message);
    response.end();
  });
});

server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  console.log(`http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`);
});
