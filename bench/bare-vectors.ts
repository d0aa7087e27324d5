import { setTimeout } from 'node:timers/promises';
import Fastify from 'fastify';
import { loadFoods, loadVectors, plainVectors } from '../server/src/assistant/vectors.factory.ts';

/**
 * Times how long foods and vectors take to load, beside a copy of the same bytes; then serves the limit to compare the
 * assistant with: a bare handler that does nothing but compare a vector with all of them and sort. Started as a process of its
 * own, with --expose-gc; says its figures and address on the first line.
 */
const began = performance.now();
const foods = loadFoods();
const foodsMs = performance.now() - began;
await setTimeout(100);
const before = memory();
const vectorsBegan = performance.now();
const store = await loadVectors();
const vectorsMs = performance.now() - vectorsBegan;
await setTimeout(100);
const bytes = memory() - before;

const { ids, dimensions, rows: source } = plainVectors();
const copyBegan = performance.now();
const rows = source.slice();
const copyMs = performance.now() - copyBegan;

const app = Fastify();
app.post('/questions', async (request) => {
  const { at } = request.body as { at: number };
  const from = (at % ids.length) * dimensions;
  const found = ids.map((id, place) => {
    let sum = 0;
    for (let step = 0; step < dimensions; step += 1)
      sum += (rows[place * dimensions + step] ?? 0) * (rows[from + step] ?? 0);
    return { id, likeness: sum };
  });
  return { data: found.sort((one, other) => other.likeness - one.likeness).slice(0, 5) };
});
const address = await app.listen({ port: 0, host: '127.0.0.1' });
const { count } = await store.stats();
console.log(JSON.stringify({ address, foods, count, foodsMs, vectorsMs, copyMs, bytes }));

/** What is still in use. */
function memory(): number {
  for (let round = 0; round < 4; round += 1) globalThis.gc?.();
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return heapUsed + arrayBuffers;
}
