import { resolve } from 'node:path';
import { StartRefusal } from '../start-refusal.ts';
import { keptAppSecret } from './app-secret.ts';
import { checkEnvironment, type Environment } from './environment.ts';
import { type Links, linksFrom } from './links.ts';
import { type ModelConfig, modelFrom } from './model.ts';
import { type PineconeConfig, pineconeFrom } from './pinecone.ts';
import { type StripeConfig, stripeFrom } from './stripe.ts';
import { type WeaviateConfig, weaviateFrom } from './weaviate.ts';

export type { StripeConfig } from './stripe.ts';

/** An S3-compatible bucket. */
export interface BucketConfig {
  readonly bucket: string;
  readonly region: string;
  /** Unset for Amazon's own. */
  readonly endpoint: string | undefined;
  /** Unset if the machine's role provides the credentials. */
  readonly credentials: { readonly accessKeyId: string; readonly secretAccessKey: string } | undefined;
  readonly forcePathStyle: boolean;
}

export interface MailConfig {
  readonly smtpUrl: string;
  readonly from: string;
}

export interface Config {
  readonly port: number;
  readonly host: string;
  /** An absolute path. */
  readonly dataDir: string;
  /** null: the embedded database. */
  readonly databaseUrl: string | null;
  /** Scheme, host and port that people type, without a trailing slash. */
  readonly publicUrl: string;
  readonly productName: string;
  /** Whether pages that posts link to are read for previews. */
  readonly linkPreviews: boolean;
  readonly corporateMode: boolean;
  /** The company of a corporate site; null: people bring their own. */
  readonly corporateIdentifier: string | null;
  /**
   * Whether an empty database may be filled with the demo world; only ever true on loopback with the embedded database.
   */
  readonly demo: boolean;
  /** Whether administrators have their rights only once two-step sign-in is on. Never in the demo, whose passwords are public. */
  readonly adminSecondStep: boolean;
  readonly appSecret: string;
  readonly trustProxy: boolean | number | string[];
  readonly corsOrigins: readonly string[];
  /** Other origins that browsers load files from. */
  readonly fileOrigins: readonly string[];
  readonly links: Links;
  /** null: no email is sent. */
  readonly mail: MailConfig | null;
  /** Who reads messages from /contact; null: the site's administrators. */
  readonly contactEmail: string | null;
  /** Who bears what the payment provider takes of each payment. */
  readonly providerFees: 'platform' | 'seller';
  /** What the platform keeps of what sellers sell through it, in basis points of what is paid without tax. */
  readonly platformFee: number;
  /** null: files are stored in a folder below `dataDir`. */
  readonly bucket: BucketConfig | null;
  /** null: payments are in test mode. */
  readonly stripe: StripeConfig | null;
  /** null: the built-in store answers at `/nutritionist_pinecone`. */
  readonly pinecone: PineconeConfig | null;
  /** null: the built-in store answers at `/nutritionist_weaviate`. */
  readonly weaviate: WeaviateConfig | null;
  /** null: the assistant's answers are worded by the product. */
  readonly model: ModelConfig | null;
  readonly metricsToken: string | null;
  readonly role: 'web' | 'worker' | 'all';
  readonly logLevel: 'trace' | 'debug' | 'info' | 'warn' | 'error' | 'fatal' | 'silent';
}

/**
 * Reads the configuration from the environment. Creates DATA_DIR and its secret if the embedded database is used.
 * Throws a `StartRefusal` with a readable sentence for an invalid value.
 */
export function readConfig(env: Readonly<Record<string, string | undefined>>): Config {
  const given = checkEnvironment(env);
  const port = given.PORT ?? 3000;
  const host = given.HOST ?? '127.0.0.1';
  const dataDir = resolve(given.DATA_DIR ?? 'data');
  const databaseUrl = given.DATABASE_URL ?? null;
  const publicUrl = given.PUBLIC_URL ?? `http://${isLoopback(host) ? 'localhost' : bracketed(host)}:${port}`;
  const bucket = bucketFrom(given);
  const demo = mayBeDemo(given, host, publicUrl);
  return {
    port,
    host,
    dataDir,
    databaseUrl,
    publicUrl,
    productName: given.PRODUCT_NAME ?? 'Chalkline',
    linkPreviews: given.LINK_PREVIEWS ?? false,
    corporateMode: given.CORPORATE_MODE ?? false,
    corporateIdentifier: given.CORPORATE_IDENTIFIER ?? null,
    demo,
    adminSecondStep: !demo && (given.ADMIN_SECOND_STEP ?? true),
    mail: mailFrom(given),
    contactEmail: given.CONTACT_EMAIL ?? null,
    providerFees: given.PROVIDER_FEES ?? 'platform',
    platformFee: given.PLATFORM_FEE ?? 0,
    bucket,
    appSecret: given.APP_SECRET ?? secretFor(databaseUrl, dataDir),
    trustProxy: given.TRUST_PROXY ?? false,
    corsOrigins: given.CORS_ORIGINS ?? [],
    fileOrigins: given.S3_PUBLIC_URL === undefined ? [] : [new URL(given.S3_PUBLIC_URL).origin],
    links: linksFrom(given),
    stripe: stripeFrom(given),
    pinecone: pineconeFrom(given),
    weaviate: weaviateFrom(given),
    model: modelFrom(given),
    metricsToken: given.METRICS_TOKEN ?? null,
    role: given.ROLE ?? 'all',
    logLevel: given.LOG_LEVEL ?? 'info',
  };
}

/**
 * The demo's passwords are public, so it must never run where others can reach it: on another address, behind a proxy,
 * or in a shared database.
 */
function mayBeDemo(given: Environment, host: string, publicUrl: string): boolean {
  const hidden = isLoopback(host) && isLoopback(new URL(publicUrl).hostname) && !given.TRUST_PROXY;
  const allowed = hidden && given.DATABASE_URL === undefined;
  if (given.DEMO === true && !allowed) {
    throw new StartRefusal(
      'DEMO=on works only with the embedded database on a loopback address, because the passwords of the demo are public. Leave out DATABASE_URL, HOST, PUBLIC_URL and TRUST_PROXY, or set DEMO=off.',
    );
  }
  return allowed && given.DEMO !== false;
}

function mailFrom(given: Environment): MailConfig | null {
  if (given.SMTP_URL === undefined) return null;
  if (given.MAIL_FROM !== undefined) return { smtpUrl: given.SMTP_URL, from: given.MAIL_FROM };
  throw new StartRefusal(
    'MAIL_FROM is missing: SMTP_URL needs a sender for our mail. Example: MAIL_FROM="Chalkline <hello@example.org>"',
  );
}

function bucketFrom(given: Environment): BucketConfig | null {
  if (given.S3_BUCKET === undefined) return null;
  const { S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = given;
  if ((accessKeyId === undefined) !== (secretAccessKey === undefined)) {
    const missing = accessKeyId === undefined ? 'S3_ACCESS_KEY_ID' : 'S3_SECRET_ACCESS_KEY';
    throw new StartRefusal(`${missing} is missing: an access key needs both an id and a secret.`);
  }
  return {
    bucket: given.S3_BUCKET,
    region: given.S3_REGION ?? 'us-east-1',
    endpoint: given.S3_ENDPOINT,
    credentials: accessKeyId && secretAccessKey ? { accessKeyId, secretAccessKey } : undefined,
    forcePathStyle: given.S3_FORCE_PATH_STYLE ?? given.S3_ENDPOINT !== undefined,
  };
}

function secretFor(databaseUrl: string | null, dataDir: string): string {
  if (databaseUrl === null) return keptAppSecret(dataDir);
  throw new StartRefusal(
    'APP_SECRET is missing: with DATABASE_URL every process needs the same secret of at least 32 characters. Example: APP_SECRET="$(openssl rand -base64 32)"',
  );
}

/** Whether a host, in an address or to listen on, is this machine only. */
export function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '::1' || host === '[::1]' || /^127(\.\d{1,3}){3}$/.test(host);
}

function bracketed(host: string): string {
  return host.includes(':') ? `[${host}]` : host;
}
