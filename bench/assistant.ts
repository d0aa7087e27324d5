import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { askAssistant } from '@chalkline/contract/assistant/assistant.endpoints.ts';
import { createClient } from '@chalkline/contract/http/client.ts';
import { median, percentile, report } from './table.ts';
import { openWorld } from './world.ts';

const rounds = 8;

interface Bare {
  readonly address: string;
  readonly count: number;
  readonly foodsMs: number;
  readonly vectorsMs: number;
  readonly copyMs: number;
  readonly bytes: number;
}

/** Answers of the nutrition assistant without a model, one at a time, in turn with a bare handler that only compares vectors. */
export async function benchAssistant(): Promise<void> {
  const queries = searchQueries();
  const world = await openWorld('assistant');
  const bare = await startBare();
  try {
    const figures = { ours: [] as number[], bare: [] as number[] };
    for (let round = 0; round <= rounds; round += 1) {
      // One person may ask 60 questions a minute.
      const { token } = await world.backDoor.signIn();
      const call = createClient({ baseUrl: world.server.address, token: () => token });
      for (const [at, question] of queries.entries()) {
        const ours = await timed(() => call(askAssistant, { body: { question } }));
        const theirs = await timed(() => post(`${bare.address}/questions`, { at: round * 101 + at }));
        // The first round warms up.
        if (round === 0) continue;
        figures.ours.push(ours);
        figures.bare.push(theirs);
      }
    }
    const row = (name: string, target: string, ours: number, theirs: number, unit: string) => [
      name,
      `${ours.toFixed(1)} ${unit}`,
      `${theirs.toFixed(1)} ${unit}`,
      target,
    ];
    report({
      name: 'assistant',
      about: `${figures.ours.length} questions, one after another, in turn with a bare handler that compares a vector with all ${bare.count} and does nothing else; the load of the vectors beside a copy of the same bytes.`,
      columns: ['what', 'ours', 'bare', 'target'],
      rows: [
        row('answer, median', '', median(figures.ours), median(figures.bare), 'ms'),
        row('answer, p95', '≤ 120 ms', percentile(figures.ours, 95), percentile(figures.bare, 95), 'ms'),
        row('vectors load', '≤ 1,500 ms', bare.vectorsMs, bare.copyMs, 'ms'),
        ['their memory', `${(bare.bytes / 1e6).toFixed(1)} MB`, '', '≤ 60 MB'],
      ],
      raw: { ...figures, load: bare },
    });
  } finally {
    bare.stop();
    await world.close();
  }
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  await work();
  return performance.now() - began;
}

async function post(url: string, body: unknown): Promise<void> {
  const reply = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!reply.ok) throw new Error(`${url} answered ${reply.status}`);
  await reply.text();
}

function searchQueries(): string[] {
  const file = new URL('../server/src/nutrition/foods/food-search-queries.json', import.meta.url);
  const { queries } = JSON.parse(readFileSync(file, 'utf8')) as { queries: { query: string }[] };
  return queries.map(({ query }) => query);
}

async function startBare(): Promise<Bare & { stop: () => void }> {
  const script = fileURLToPath(new URL('bare-vectors.ts', import.meta.url));
  const child = spawn(process.execPath, ['--expose-gc', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, NODE_ENV: 'production' },
  });
  const [line] = (await once(child.stdout, 'data')) as [Buffer];
  return { ...(JSON.parse(line.toString()) as Bare), stop: () => void child.kill() };
}
