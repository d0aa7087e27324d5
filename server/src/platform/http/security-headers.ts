import type { FastifyHelmetOptions } from '@fastify/helmet';
import type { Config } from '../config/config.ts';

/**
 * Scripts only from our own files: the bearer token lies in local storage because companion pages expect it
 * there, so this policy is the wall. Mantine writes style elements, hence 'unsafe-inline' for styles alone.
 */
export function securityHeaders(
  config: Pick<Config, 'publicUrl' | 'fileOrigins' | 'stripe'>,
): FastifyHelmetOptions {
  const secure = config.publicUrl.startsWith('https:');
  const files = [...config.fileOrigins];
  // Card numbers are typed into frames of Stripe's own: it asks for its script to be loaded from there.
  const isStripe = config.stripe !== null;
  return {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        scriptSrc: ["'self'", ...(isStripe ? ['https://js.stripe.com'] : [])],
        ...(isStripe && { frameSrc: ['https://js.stripe.com', 'https://hooks.stripe.com'] }),
        styleSrc: ["'self'", "'unsafe-inline'"],
        // The seed allows images by their full address (docs/decisions/049-images-elsewhere.md).
        imgSrc: ["'self'", 'data:', 'blob:', 'https:', ...files],
        mediaSrc: ["'self'", ...files],
        fontSrc: ["'self'"],
        connectSrc: ["'self'", ...(isStripe ? ['https://api.stripe.com'] : [])],
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
