import Fastify from 'fastify';
import { vectorItems } from '../server/src/assistant/known-items.service.ts';
import { builtInStore, wordVectors } from '../server/src/assistant/retrieval.service.ts';
import { allFoods } from '../server/src/nutrition/foods/food-table.service.ts';

/**
 * Times how long foods and vectors take to load, beside reading the same vectors from plain memory; then serves the limit to
 * compare the assistant with: a bare handler that does nothing but compare a vector with all of them and sort. Started as a
 * process of its own; says its figures and address on the first line.
 */
const began = performance.now();
const foods = allFoods().length;
const foodsMs = performance.now() - began;
const before = memory();
const vectorsBegan = performance.now();
const store = await builtInStore();
const vectorsMs = performance.now() - vectorsBegan;
const after = memory();

const words = wordVectors();
const items = [...vectorItems(words)].flat();
const flat = new Float32Array(items.length * words.dimensions);
for (const [at, { vector }] of items.entries()) flat.set(vector, at * words.dimensions);
const plain = Buffer.from(flat.buffer);
const copyBegan = performance.now();
const rows = new Float32Array(new Uint8Array(plain).buffer);
const copyMs = performance.now() - copyBegan;

const app = Fastify();
app.post('/questions', async (request) => {
  const { at } = request.body as { at: number };
  const from = (at % items.length) * words.dimensions;
  const found = items.map(({ id }, place) => {
    let sum = 0;
    for (let step = 0; step < words.dimensions; step += 1)
      sum += (rows[place * words.dimensions + step] ?? 0) * (rows[from + step] ?? 0);
    return { id, likeness: sum };
  });
  return { data: found.sort((one, other) => other.likeness - one.likeness).slice(0, 5) };
});
const address = await app.listen({ port: 0, host: '127.0.0.1' });
const { count } = await store.stats();
const bytes = after - before;
console.log(JSON.stringify({ address, foods, count, foodsMs, vectorsMs, copyMs, bytes }));

/** What is still in use; run with --expose-gc. */
function memory(): number {
  globalThis.gc?.();
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return heapUsed + arrayBuffers;
}
