import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { StartRefusal } from '../start-refusal.ts';
import { readConfig } from './config.ts';

let DATA_DIR = '';
beforeAll(() => {
  DATA_DIR = mkdtempSync(join(tmpdir(), 'chalkline-config-'));
});
afterAll(() => rmSync(DATA_DIR, { recursive: true }));

const external = { DATABASE_URL: 'postgres://someone:pw@db.example/x', APP_SECRET: 's'.repeat(32) };

function refusal(env: Record<string, string | undefined>): string {
  try {
    readConfig({ DATA_DIR, ...env });
  } catch (failure) {
    if (failure instanceof StartRefusal) return failure.message;
    throw failure;
  }
  throw new Error('was accepted');
}

describe('readConfig', () => {
  it('needs nothing: embedded database, demo, loopback', () => {
    expect(readConfig({ DATA_DIR })).toMatchObject({
      port: 3000,
      host: '127.0.0.1',
      databaseUrl: null,
      publicUrl: 'http://localhost:3000',
      productName: 'Chalkline',
      linkPreviews: false,
      corporateMode: false,
      corporateIdentifier: null,
      demo: true,
      adminSecondStep: false,
      trustProxy: false,
      corsOrigins: [],
      mail: null,
      bucket: null,
      role: 'all',
    });
  });

  it('makes the secret once and keeps it for its user alone', () => {
    const first = readConfig({ DATA_DIR }).appSecret;
    expect(first.length).toBeGreaterThanOrEqual(32);
    expect(readConfig({ DATA_DIR }).appSecret).toBe(first);
    expect(statSync(join(DATA_DIR, 'app-secret')).mode & 0o777).toBe(0o600);
  });

  it('takes an empty value as missing', () => {
    expect(readConfig({ DATA_DIR, PORT: '', PUBLIC_URL: ' ' }).port).toBe(3000);
  });

  it.each([
    [
      'PORT',
      'abc',
      'PORT must be a whole number up to 65535 (0 takes any free port), not "abc". Example: PORT=3000',
    ],
    ['PORT', '70000', 'PORT must be'],
    [
      'CORPORATE_IDENTIFIER',
      'Northgate Energy',
      'CORPORATE_IDENTIFIER must be the identifier of a company: 3 to 40 lowercase letters, digits and hyphens, not "Northgate Energy". Example: CORPORATE_IDENTIFIER=northgate-energy',
    ],
    ['CORPORATE_MODE', 'yes', 'CORPORATE_MODE must be on or off, not "yes". Example: CORPORATE_MODE=off'],
    ['PUBLIC_URL', 'compete.example.org', 'PUBLIC_URL must be the http or https URL'],
    ['PUBLIC_URL', 'https://example.org/path', 'PUBLIC_URL must be'],
    ['CORS_ORIGINS', 'https://a.example,b.example', 'CORS_ORIGINS must be http or https origins'],
    ['TERMS_URL', 'javascript:alert(1)', 'TERMS_URL must be an http or https address'],
    ['ROLE', 'boss', 'ROLE must be web, worker or all'],
    ['LOG_LEVEL', 'loud', 'LOG_LEVEL must be trace'],
    ['TRUST_PROXY', 'my proxy', 'TRUST_PROXY must be'],
    ['MAIL_FROM', 'nobody', 'MAIL_FROM must be the sender'],
    ['PLATFORM_FEE', '2.555', 'PLATFORM_FEE must be what the platform keeps'],
    ['PLATFORM_FEE', '51', 'PLATFORM_FEE must be'],
    ['PLATFORM_FEE', '-1', 'PLATFORM_FEE must be'],
  ])('refuses %s=%s with a sentence and an example', (name, value, start) => {
    expect(refusal({ [name]: value })).toContain(start);
    expect(refusal({ [name]: value })).toContain(`Example: ${name}=`);
  });

  it('names every wrong variable at once, one a line', () => {
    expect(refusal({ PORT: '-1', DEMO: 'maybe' }).split('\n')).toHaveLength(2);
  });

  it.each([
    ['DATABASE_URL', 'mysql://root:hunter2@db/x'],
    ['SMTP_URL', 'http://hunter2@mail'],
    ['APP_SECRET', 'hunter2'],
    ['METRICS_TOKEN', 'hunter2'],
  ])('never repeats the value of %s', (name, value) => {
    expect(refusal({ [name]: value })).toContain(`${name} must be`);
    expect(refusal({ [name]: value })).not.toContain('hunter2');
  });

  it('wants APP_SECRET with DATABASE_URL', () => {
    expect(refusal({ DATABASE_URL: external.DATABASE_URL })).toContain('APP_SECRET is missing');
  });

  it('wants a sender with SMTP_URL, and both halves of an access key', () => {
    expect(refusal({ SMTP_URL: 'smtp://mail.example' })).toContain('MAIL_FROM is missing');
    expect(refusal({ S3_BUCKET: 'b', S3_ACCESS_KEY_ID: 'k' })).toContain('S3_SECRET_ACCESS_KEY is missing');
  });

  it.each([
    { HOST: '0.0.0.0' },
    { PUBLIC_URL: 'https://compete.example.org' },
    { TRUST_PROXY: 'on' },
    external,
  ])('lets no demo stand where others reach it: %o', (env) => {
    expect(readConfig({ DATA_DIR, ...env }).demo).toBe(false);
    expect(refusal({ ...env, DEMO: 'on' })).toContain('DEMO=on works only with the embedded database');
  });

  it('switches the demo off', () => {
    expect(readConfig({ DATA_DIR, DEMO: 'off' }).demo).toBe(false);
  });

  it('reads the platform’s fee in percent, as basis points', () => {
    const fee = (PLATFORM_FEE: string) => readConfig({ DATA_DIR, PLATFORM_FEE }).platformFee;
    expect([fee(''), fee('0'), fee('2.5'), fee('8.29'), fee('50')]).toEqual([0, 0, 250, 829, 5000]);
  });

  it('reads how far to trust a proxy', () => {
    const trust = (TRUST_PROXY: string) => readConfig({ DATA_DIR, TRUST_PROXY }).trustProxy;
    expect([trust('off'), trust('on'), trust('2'), trust('10.0.0.0/8, ::1')]).toEqual([
      false,
      1,
      2,
      ['10.0.0.0/8', '::1'],
    ]);
  });

  it('reads a bucket', () => {
    const config = readConfig({
      ...external,
      S3_BUCKET: 'files',
      S3_ENDPOINT: 'https://s3.example.org',
      S3_ACCESS_KEY_ID: 'k',
      S3_SECRET_ACCESS_KEY: 's',
      S3_PUBLIC_URL: 'https://files.example.org/files',
    });
    expect(config.bucket).toEqual({
      bucket: 'files',
      region: 'us-east-1',
      endpoint: 'https://s3.example.org',
      credentials: { accessKeyId: 'k', secretAccessKey: 's' },
      forcePathStyle: true,
    });
    expect(config.fileOrigins).toEqual(['https://files.example.org']);
  });
});
