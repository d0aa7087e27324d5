import type { FastifyRequest } from 'fastify';

const loopbackAddress = /^(127\.\d{1,3}\.\d{1,3}\.\d{1,3}|::1|::ffff:127\.\d{1,3}\.\d{1,3}\.\d{1,3})$/;
const loopbackName = /^(localhost|127\.\d{1,3}\.\d{1,3}\.\d{1,3}|\[::1\])(:\d{1,5})?$/i;

/** What proxies add. One that adds nothing and passes our own name on cannot be told apart. */
const signOfProxy = /^(x-forwarded-|x-real-ip$|forwarded$|via$)/;

/**
 * Whether a request was made on this machine, and meant for it: a proxy in front of us is not, and neither
 * is a web page whose name was made to point here (its name stands in the Host header).
 */
export function isFromThisMachine(request: FastifyRequest): boolean {
  const direct = loopbackAddress.test(request.socket.remoteAddress ?? '');
  const proxied = Object.keys(request.headers).some((name) => signOfProxy.test(name));
  return direct && !proxied && loopbackName.test(request.headers.host ?? '');
}
