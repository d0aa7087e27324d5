import type { FastifyRequest } from 'fastify';

const loopbackAddress = /^(127\.\d{1,3}\.\d{1,3}\.\d{1,3}|::1|::ffff:127\.\d{1,3}\.\d{1,3}\.\d{1,3})$/;
const loopbackName = /^(localhost|127\.\d{1,3}\.\d{1,3}\.\d{1,3}|\[::1\])(:\d{1,5})?$/i;

/** Headers that proxies add. A proxy that adds none and passes on our own host name can't be detected. */
const signOfProxy = /^(x-forwarded-|x-real-ip$|forwarded$|via$)/;

/**
 * Whether a request was made on this machine and addressed to it. That excludes requests through a proxy, and web pages
 * whose domain was pointed here (the Host header has that domain).
 */
export function isFromThisMachine(request: FastifyRequest): boolean {
  const direct = loopbackAddress.test(request.socket.remoteAddress ?? '');
  const proxied = Object.keys(request.headers).some((name) => signOfProxy.test(name));
  return direct && !proxied && loopbackName.test(request.headers.host ?? '');
}
