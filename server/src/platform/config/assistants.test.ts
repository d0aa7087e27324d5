import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { readConfig } from './config.ts';

const DATA_DIR = mkdtempSync(join(tmpdir(), 'chalkline-assistants-'));
afterAll(() => rmSync(DATA_DIR, { recursive: true }));

const given = (env: Record<string, string>) => readConfig({ DATA_DIR, ...env });

describe('what the assistants can be set up with', () => {
  it('is nothing by default', () => {
    expect(given({})).toMatchObject({ weaviate: null, pinecone: null, model: null });
  });

  it('has Weaviate’s gRPC at the usual port of its host unless said', () => {
    const url = 'https://weaviate.example.org';
    expect(given({ WEAVIATE_URL: url }).weaviate).toEqual({
      url,
      grpcUrl: 'https://weaviate.example.org:50051',
      apiKey: null,
    });
    const grpcUrl = 'https://grpc.example.org';
    expect(given({ WEAVIATE_URL: url, WEAVIATE_GRPC_URL: grpcUrl }).weaviate).toMatchObject({ grpcUrl });
  });

  it('takes a model’s address with or without a slash at the end', () => {
    const { model } = given({ MODEL_URL: 'http://127.0.0.1:11434/v1/', MODEL_NAME: 'small' });
    expect(model).toEqual({ url: 'http://127.0.0.1:11434/v1', name: 'small', apiKey: null });
  });

  it.each([
    [{ WEAVIATE_API_KEY: 'secret-key' }, 'WEAVIATE_URL is missing'],
    [{ PINECONE_INDEX: 'foods' }, 'PINECONE_API_KEY is missing'],
    [{ MODEL_URL: 'http://127.0.0.1/v1' }, 'MODEL_NAME is missing'],
    [{ MODEL_API_KEY: 'secret-key' }, 'MODEL_URL and MODEL_NAME are missing'],
  ])('isn’t half a setup (%#)', (env, said) => {
    expect(() => given(env)).toThrow(said);
  });
});
