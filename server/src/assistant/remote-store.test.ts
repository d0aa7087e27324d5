import { afterAll, describe, expect, it } from 'vitest';
import { testApp } from '../platform/testing/test-app.ts';
import { startPineconeStandIn } from '../platform/vectors/testing/pinecone-stand-in.ts';
import { answerQuestion } from './answers.service.ts';
import { settledStore } from './remote-store.service.ts';

const apiKey = 'pcsk_assistant';
const standIn = await startPineconeStandIn(apiKey);
afterAll(() => standIn.close());

const { parts, clock } = await testApp({ PINECONE_API_KEY: apiKey, PINECONE_CONTROLLER_URL: standIn.url });
const ask = (question: string) => answerQuestion(parts, { question, store: 'pinecone' });

describe('Pinecone', () => {
  it('answers as the built-in store does, once everything is loaded', async () => {
    const first = await ask('200 g of rice');
    expect(first.instead).toBe('loading');
    await settledStore(parts);
    const asked = standIn.requests.length;
    expect(await ask('200 g of rice')).toEqual({ ...first, instead: null });
    expect(standIn.requests.slice(asked)).toContain('POST /query');
  });

  it('is left alone for 30 seconds once it fails; the built-in store answers meanwhile and says so', async () => {
    standIn.be('refusing');
    expect(await ask('60 g of oats')).toMatchObject({ kind: 'figures', instead: 'down' });
    standIn.be('well');
    const asked = standIn.requests.length;
    expect((await ask('60 g of oats')).instead).toBe('down');
    expect(standIn.requests.length).toBe(asked);
    clock.advance(30_001);
    expect((await ask('60 g of oats')).instead).toBe(null);
  });

  it('gets no time beyond two seconds', async () => {
    standIn.be('silent');
    expect(await ask('60 g of oats')).toMatchObject({ kind: 'figures', instead: 'down' });
    standIn.be('well');
    clock.advance(30_001);
  });

  it('isn’t asked about an emergency', async () => {
    const asked = standIn.requests.length;
    expect(await ask('I have chest pain')).toMatchObject({ kind: 'care', instead: null });
    expect(standIn.requests.length).toBe(asked);
  });
});

it('with a wrong key, the built-in store answers', async () => {
  const { parts: wrong } = await testApp({
    PINECONE_API_KEY: 'pcsk_wrong_key',
    PINECONE_CONTROLLER_URL: standIn.url,
  });
  const question = { question: '60 g of oats', store: 'pinecone' } as const;
  await answerQuestion(wrong, question);
  await settledStore(wrong);
  expect(await answerQuestion(wrong, question)).toMatchObject({ kind: 'figures', instead: 'down' });
});

it('without a key, the built-in store answers and says so', async () => {
  const { parts: plain } = await testApp();
  const reply = await answerQuestion(plain, { question: '60 g of oats', store: 'pinecone' });
  expect(reply).toMatchObject({ kind: 'figures', instead: 'absent' });
});
