import type { FastifyRequest } from 'fastify';

const loopbackAddress = /^(127\.\d{1,3}\.\d{1,3}\.\d{1,3}|::1|::ffff:127\.\d{1,3}\.\d{1,3}\.\d{1,3})$/;
const loopbackName = /^(localhost|127\.\d{1,3}\.\d{1,3}\.\d{1,3}|\[::1\])(:\d{1,5})?$/i;

/**
 * Whether a request was made on this machine, and meant for it: a proxy in front of us is not, and neither
 * is a web page whose name was made to point here (its name stands in the Host header).
 */
export function isFromThisMachine(request: FastifyRequest): boolean {
  const direct = loopbackAddress.test(request.socket.remoteAddress ?? '');
  const proxied = request.headers['x-forwarded-for'] !== undefined || request.headers.forwarded !== undefined;
  return direct && !proxied && loopbackName.test(request.headers.host ?? '');
}
