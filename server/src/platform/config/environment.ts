import { emailField } from '@chalkline/contract/http/fields.ts';
import { z } from 'zod';
import { StartRefusal } from '../start-refusal.ts';
import {
  addressWithScheme,
  hints,
  list,
  onOff,
  origin,
  percent,
  variable,
  webAddress,
  wholeNumber,
} from './variable.ts';

const link = (example: string) => variable(webAddress, { expected: 'an http or https address', example });
const text = (expected: string, example: string) => variable(z.string(), { expected, example });
const secret = (shortest: number, example: string) =>
  variable(z.string().min(shortest), {
    expected: `a secret of at least ${shortest} characters`,
    example,
    secret: true,
  });

/** How far to believe a proxy's word on the caller's address: not at all, so many hops, or those addresses. */
const proxyTrust = z.union([
  onOff.transform((on) => (on ? 1 : false)),
  wholeNumber(1, 10),
  list(z.string().regex(/^[\da-fA-F:.]+(\/\d{1,3})?$|^loopback$|^linklocal$|^uniquelocal$/)),
]);

/** Every variable that the process reads. */
const environment = z.object({
  PORT: variable(wholeNumber(0, 65_535), {
    expected: 'a whole number up to 65535 (0 takes any free port)',
    example: '3000',
  }),
  HOST: variable(z.string().regex(/^[\w.:-]+$/), {
    expected: 'a host name or an address to listen on',
    example: '127.0.0.1',
  }),
  DATA_DIR: text('a folder', './data'),
  DATABASE_URL: variable(addressWithScheme('postgres', 'postgresql'), {
    expected: 'the address of a PostgreSQL database',
    example: 'postgres://user:password@host:5432/chalkline',
    secret: true,
  }),
  PUBLIC_URL: variable(origin, {
    expected: 'the http or https URL people open, without a path',
    example: 'https://compete.example.org',
  }),
  PRODUCT_NAME: variable(z.string().max(60), {
    expected: 'a name of up to 60 characters',
    example: 'Chalkline',
  }),
  LINK_PREVIEWS: variable(onOff, { expected: 'on or off', example: 'off' }),
  CORPORATE_MODE: variable(onOff, { expected: 'on or off', example: 'off' }),
  CORPORATE_IDENTIFIER: variable(z.string().regex(/^[a-z0-9-]{3,40}$/), {
    expected: 'the identifier of a company: 3 to 40 lowercase letters, digits and hyphens',
    example: 'northgate-energy',
  }),
  ADMIN_SECOND_STEP: variable(onOff, { expected: 'on or off', example: 'on' }),
  DEMO: variable(onOff, { expected: 'on or off', example: 'off' }),
  APP_SECRET: secret(32, '$(openssl rand -base64 32)'),
  TRUST_PROXY: variable(proxyTrust, {
    expected: 'off, on (one proxy), a number of proxies, or their addresses, separated by commas',
    example: '10.0.0.0/8',
  }),
  CORS_ORIGINS: variable(list(origin), {
    expected: 'http or https origins, separated by commas',
    example: 'https://app.example.org,https://www.example.org',
  }),
  MAIN_SITE_URL: link('https://www.example.org'),
  TRAINER_SITE_URL: link('https://trainers.example.org'),
  TERMS_URL: link('https://www.example.org/terms'),
  PRIVACY_URL: link('https://www.example.org/privacy'),
  APP_STORE_URL: link('https://apps.apple.com/app/id000000000'),
  PLAY_STORE_URL: link('https://play.google.com/store/apps/details?id=org.example'),
  FACEBOOK_URL: link('https://www.facebook.com/example'),
  INSTAGRAM_URL: link('https://www.instagram.com/example'),
  YOUTUBE_URL: link('https://www.youtube.com/@example'),
  LINKEDIN_URL: link('https://www.linkedin.com/company/example'),
  X_URL: link('https://x.com/example'),
  CONTACT_EMAIL: variable(emailField, {
    expected: 'the email that receives messages from /contact',
    example: 'team@example.org',
  }),
  SMTP_URL: variable(addressWithScheme('smtp', 'smtps'), {
    expected: 'the URL of a mail server',
    example: 'smtps://user:password@mail.example.org:465',
    secret: true,
  }),
  MAIL_FROM: variable(z.string().regex(/^[^\r\n]*[^\s<>@]+@[^\s<>@]+>?$/), {
    expected: 'the sender of our mail',
    example: 'Chalkline <hello@example.org>',
  }),
  S3_BUCKET: text('the name of a bucket', 'chalkline-files'),
  S3_REGION: text('the region of the bucket', 'eu-central-1'),
  S3_ENDPOINT: link('https://s3.example.org'),
  S3_PUBLIC_URL: link('https://files.example.org'),
  S3_ACCESS_KEY_ID: text('an access key id', 'AKIAEXAMPLE'),
  S3_SECRET_ACCESS_KEY: secret(1, 'the-secret-of-the-key'),
  S3_FORCE_PATH_STYLE: variable(onOff, { expected: 'on or off', example: 'on' }),
  PROVIDER_FEES: variable(z.enum(['platform', 'seller']), {
    expected: 'platform or seller: who bears the payment provider’s fees',
    example: 'seller',
  }),
  PLATFORM_FEE: variable(percent, {
    expected: 'what the platform keeps of each sale in percent: 0 to 50, with two decimals at most',
    example: '2.5',
  }),
  STRIPE_SECRET_KEY: variable(z.string().regex(/^[sr]k_(test|live)_\w{6,}$/), {
    expected:
      'the secret key of a Stripe account, which begins with sk_test_, sk_live_, rk_test_ or rk_live_',
    example: 'sk_test_…',
    secret: true,
  }),
  STRIPE_PUBLISHABLE_KEY: variable(z.string().regex(/^pk_(test|live)_\w{6,}$/), {
    expected: 'the publishable key of the same Stripe account, which begins with pk_test_ or pk_live_',
    example: 'pk_test_…',
    // Somebody may have swapped it with the secret one.
    secret: true,
  }),
  STRIPE_WEBHOOK_SECRET: variable(list(z.string().regex(/^whsec_\S{6,}$/)), {
    expected:
      'the signing secret of a webhook endpoint at Stripe, which begins with whsec_, or several with commas between them',
    example: 'whsec_…',
    secret: true,
  }),
  STRIPE_API_URL: variable(origin, {
    expected: 'the http or https address of a stand-in for the Stripe API, without a path',
    example: 'http://127.0.0.1:12111',
  }),
  PINECONE_API_KEY: secret(8, 'pcsk_…'),
  PINECONE_INDEX: variable(z.string().regex(/^[a-z0-9]([a-z0-9-]{0,43}[a-z0-9])?$/), {
    expected: 'the name of an index at Pinecone: lowercase letters, digits and hyphens',
    example: 'chalkline',
  }),
  PINECONE_CLOUD: variable(z.enum(['aws', 'gcp', 'azure']), {
    expected: 'aws, gcp or azure',
    example: 'aws',
  }),
  PINECONE_REGION: text('the region of the index', 'us-east-1'),
  PINECONE_CONTROLLER_URL: variable(origin, {
    expected: 'the http or https address of a stand-in for Pinecone, without a path',
    example: 'http://127.0.0.1:5080',
  }),
  WEAVIATE_URL: variable(origin, {
    expected: 'the http or https address of a Weaviate server, without a path',
    example: 'http://127.0.0.1:8080',
  }),
  WEAVIATE_GRPC_URL: variable(origin, {
    expected: 'the http or https address where Weaviate listens for gRPC, without a path',
    example: 'http://127.0.0.1:50051',
  }),
  WEAVIATE_API_KEY: secret(8, '$(openssl rand -hex 16)'),
  MODEL_URL: variable(webAddress, {
    expected: 'the http or https address of an OpenAI-compatible endpoint, up to /chat/completions',
    example: 'http://127.0.0.1:11434/v1',
  }),
  MODEL_NAME: text('the name of a model', 'llama3.1:8b'),
  MODEL_API_KEY: secret(8, '$(openssl rand -hex 16)'),
  METRICS_TOKEN: secret(16, '$(openssl rand -hex 16)'),
  ROLE: variable(z.enum(['web', 'worker', 'all']), { expected: 'web, worker or all', example: 'all' }),
  LOG_LEVEL: variable(z.enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']), {
    expected: 'trace, debug, info, warn, error, fatal or silent',
    example: 'info',
  }),
});

export type Environment = z.output<typeof environment>;

/** Checks every variable; throws a `StartRefusal` with one sentence for each that cannot be used. */
export function checkEnvironment(env: Readonly<Record<string, string | undefined>>): Environment {
  const checked = environment.safeParse(env);
  if (checked.success) return checked.data;
  const wrong = new Set(checked.error.issues.map((issue) => String(issue.path[0])));
  throw new StartRefusal([...wrong].map((name) => sentence(name, env[name])).join('\n'));
}

function sentence(name: string, given: string | undefined): string {
  const field = environment.shape[name as keyof typeof environment.shape];
  const hint = hints.get(field);
  if (hint === undefined) throw new Error(`No hint for ${name}`);
  const shown = hint.secret ? '' : `, not "${given}"`;
  return `${name} must be ${hint.expected}${shown}. Example: ${name}=${hint.example}`;
}
