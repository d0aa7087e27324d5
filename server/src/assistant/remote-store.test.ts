import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../platform/testing/test-app.ts';
import { startPineconeStandIn } from '../platform/vectors/testing/pinecone-stand-in.ts';
import { startWeaviateStandIn } from '../platform/vectors/testing/weaviate-stand-in.ts';
import { answerQuestion } from './answers.service.ts';
import { settledStore } from './remote-store.service.ts';

const apiKey = 'assistant_key';
const [atPinecone, atWeaviate] = await Promise.all([
  startPineconeStandIn(apiKey),
  startWeaviateStandIn(apiKey),
]);
afterAll(() => Promise.all([atPinecone.close(), atWeaviate.close()]));

describe.each([
  {
    store: 'pinecone',
    standIn: atPinecone,
    search: 'POST /query',
    environment: (key: string) => ({ PINECONE_API_KEY: key, PINECONE_CONTROLLER_URL: atPinecone.url }),
  },
  {
    store: 'weaviate',
    standIn: atWeaviate,
    search: 'Search',
    environment: (key: string) => ({
      WEAVIATE_API_KEY: key,
      WEAVIATE_URL: atWeaviate.url,
      WEAVIATE_GRPC_URL: atWeaviate.grpcUrl,
    }),
  },
] as const)('$store', ({ store, standIn, search, environment }) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await testApp(environment(apiKey));
  });
  const ask = (question: string) => answerQuestion(app.parts, { question, store });

  it('answers as the built-in store does, once everything is loaded', async () => {
    const first = await ask('200 g of rice');
    expect(first.instead).toBe('loading');
    await settledStore(app.parts, store);
    const asked = standIn.requests.length;
    expect(await ask('200 g of rice')).toEqual({ ...first, instead: null });
    expect(standIn.requests.slice(asked)).toContain(search);
  }, 30_000);

  it('is left alone for 30 seconds once it fails; the built-in store answers meanwhile and says so', async () => {
    standIn.be('refusing');
    expect(await ask('60 g of oats')).toMatchObject({ kind: 'figures', instead: 'down' });
    standIn.be('well');
    const asked = standIn.requests.length;
    expect((await ask('60 g of oats')).instead).toBe('down');
    expect(standIn.requests.length).toBe(asked);
    app.clock.advance(30_001);
    expect((await ask('60 g of oats')).instead).toBe(null);
  });

  it('gets no time beyond two seconds', async () => {
    standIn.be('silent');
    expect(await ask('60 g of oats')).toMatchObject({ kind: 'figures', instead: 'down' });
    standIn.be('well');
    app.clock.advance(30_001);
  });

  it('isn’t asked about an emergency', async () => {
    const asked = standIn.requests.length;
    expect(await ask('I have chest pain')).toMatchObject({ kind: 'care', instead: null });
    expect(standIn.requests.length).toBe(asked);
  });

  it('with a wrong key, leaves it to the built-in store', async () => {
    const { parts: wrong } = await testApp(environment('another_key'));
    const question = { question: '60 g of oats', store };
    await answerQuestion(wrong, question);
    await settledStore(wrong, store);
    expect(await answerQuestion(wrong, question)).toMatchObject({ kind: 'figures', instead: 'down' });
  });

  it('without being set up, leaves it to the built-in store, which says so', async () => {
    const { parts: plain } = await testApp();
    const reply = await answerQuestion(plain, { question: '60 g of oats', store });
    expect(reply).toMatchObject({ kind: 'figures', instead: 'absent' });
  });
});
