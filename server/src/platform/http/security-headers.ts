import type { FastifyHelmetOptions } from '@fastify/helmet';
import type { Config } from '../config/config.ts';

/**
 * Scripts only from our own files: the bearer token lies in local storage because companion pages expect it
 * there, so this policy is the wall. Mantine writes style elements, hence 'unsafe-inline' for styles alone.
 */
export function securityHeaders(config: Pick<Config, 'publicUrl' | 'fileOrigins'>): FastifyHelmetOptions {
  const secure = config.publicUrl.startsWith('https:');
  const files = [...config.fileOrigins];
  return {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        scriptSrc: ["'self'"],
        styleSrc: ["'self'", "'unsafe-inline'"],
        // The seed allows images by their full address (docs/decisions/049-images-elsewhere.md).
        imgSrc: ["'self'", 'data:', 'blob:', 'https:', ...files],
        mediaSrc: ["'self'", ...files],
        fontSrc: ["'self'"],
        connectSrc: ["'self'"],
        manifestSrc: ["'self'"],
        workerSrc: ["'self'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
        baseUri: ["'none'"],
        objectSrc: ["'none'"],
        ...(secure && { upgradeInsecureRequests: [] }),
      },
    },
    strictTransportSecurity: secure ? { maxAge: 31_536_000, includeSubDomains: false } : false,
    // No path or query: one-use codes of links in emails stand there, and each page asks for files and calls.
    referrerPolicy: { policy: 'strict-origin' },
    crossOriginEmbedderPolicy: false,
    crossOriginOpenerPolicy: secure,
    originAgentCluster: secure,
  };
}
