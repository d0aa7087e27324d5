import type { FastifyHelmetOptions } from '@fastify/helmet';
import type { Config } from '../config/config.ts';

/**
 * Scripts only from our own files: the bearer token is in local storage because companion pages expect it there, and
 * this policy protects it. Mantine adds style elements, hence 'unsafe-inline' for styles only.
 */
export function securityHeaders(
  config: Pick<Config, 'publicUrl' | 'fileOrigins' | 'stripe'>,
): FastifyHelmetOptions {
  const secure = config.publicUrl.startsWith('https:');
  const files = [...config.fileOrigins];
  // Card numbers are entered in Stripe's own frames; Stripe requires its script to be loaded from its site.
  const isStripe = config.stripe !== null;
  return {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        scriptSrc: ["'self'", ...(isStripe ? ['https://js.stripe.com'] : [])],
        ...(isStripe && { frameSrc: ['https://js.stripe.com', 'https://hooks.stripe.com'] }),
        styleSrc: ["'self'", "'unsafe-inline'"],
        // Images can be full addresses (docs/decisions/049-images-elsewhere.md).
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
    // No path or query: they contain one-time codes of email links, and every page requests files and calls.
    referrerPolicy: { policy: 'strict-origin' },
    crossOriginEmbedderPolicy: false,
    crossOriginOpenerPolicy: secure,
    originAgentCluster: secure,
  };
}
