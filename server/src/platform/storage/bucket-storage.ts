import type { Readable } from 'node:stream';
import type { S3Client } from '@aws-sdk/client-s3';
import type { BucketConfig } from '../config/config.ts';
import type { FileStorage } from './storage.ts';
import { assertStorageKey, contentTypeOf } from './storage-key.ts';

type Sdk = typeof import('@aws-sdk/client-s3');
interface Bucket {
  readonly sdk: Sdk;
  readonly client: S3Client;
}

/** Files in an S3-compatible bucket. The SDK is loaded with the first call: an idle server stays small. */
export function makeBucketStorage(config: BucketConfig): FileStorage {
  let connecting: Promise<Bucket> | null = null;
  const bucket = () => {
    connecting ??= connect(config);
    return connecting;
  };
  const named = (key: string) => {
    assertStorageKey(key);
    return { Bucket: config.bucket, Key: key };
  };
  return {
    async put(key, bytes) {
      const place = named(key);
      const { sdk, client } = await bucket();
      const file = { Body: bytes, ContentLength: bytes.length, ContentType: contentTypeOf(key) };
      await client.send(new sdk.PutObjectCommand({ ...place, ...file }));
    },
    async get(key) {
      const place = named(key);
      const { sdk, client } = await bucket();
      const found = await client.send(new sdk.GetObjectCommand(place)).catch((error: unknown) => {
        if (error instanceof sdk.NoSuchKey) return null;
        throw error;
      });
      if (!found?.Body) return null;
      const size = found.ContentLength ?? 0;
      return { stream: found.Body as Readable, size, contentType: contentTypeOf(key) };
    },
    async remove(key) {
      const place = named(key);
      const { sdk, client } = await bucket();
      await client.send(new sdk.DeleteObjectCommand(place));
    },
    async *keys() {
      const { sdk, client } = await bucket();
      for await (const page of sdk.paginateListObjectsV2({ client }, { Bucket: config.bucket })) {
        for (const { Key } of page.Contents ?? []) if (Key !== undefined) yield Key;
      }
    },
  };
}

async function connect(config: BucketConfig): Promise<Bucket> {
  const sdk = await import('@aws-sdk/client-s3');
  const client = new sdk.S3Client({
    region: config.region,
    forcePathStyle: config.forcePathStyle,
    ...(config.endpoint !== undefined && { endpoint: config.endpoint }),
    ...(config.credentials && { credentials: config.credentials }),
    // The SDK's own checksums break uploads to servers other than Amazon's.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
  return { sdk, client };
}
