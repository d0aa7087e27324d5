import { pause } from './fill-board.ts';
import { percentile } from './table.ts';
import type { BenchWorld } from './world.ts';

/** How much other calls were slowed down, in milliseconds. */
export interface Felt {
  /** How long each of many calls that do nothing took. */
  readonly calls: readonly number[];
  /**
   * From one turn of the server's loop to the next, as the server itself measures it every 10 ms: those 10 ms are in
   * it. Unlike a call's wait it holds nothing of the client nor of the network.
   */
  readonly loop: { readonly p50: number; readonly p99: number; readonly max: number };
}

/** Calls /healthz every `every` ms while something else happens. */
export async function feelWhile(
  { server }: BenchWorld,
  every: number,
  work: () => Promise<void>,
): Promise<Felt> {
  const calls: number[] = [];
  let isOver = false;
  // The server resets its count at each request.
  await loopOf(server.address);
  const calling = (async () => {
    while (!isOver) {
      const began = performance.now();
      await (await fetch(`${server.address}/healthz`)).text();
      calls.push(performance.now() - began);
      await pause(every);
    }
  })();
  try {
    await work();
  } finally {
    isOver = true;
    await calling;
  }
  return { calls, loop: await loopOf(server.address) };
}

async function loopOf(address: string): Promise<Felt['loop']> {
  const text = await (await fetch(`${address}/metrics`)).text();
  const milliseconds = (which: string) => {
    const found = new RegExp(`^nodejs_eventloop_lag_${which}_seconds (\\S+)$`, 'm').exec(text);
    if (!found) throw new Error(`The server tells no nodejs_eventloop_lag_${which}_seconds.`);
    return Number(found[1]) * 1000;
  };
  return { p50: milliseconds('p50'), p99: milliseconds('p99'), max: milliseconds('max') };
}

/** Two rows of a table: of the calls p50, p95 and max; of the loop p50, p99 and max. */
export function feltRows(what: string, { calls, loop }: Felt): string[][] {
  const shown = (figures: readonly number[]) => figures.map((figure) => figure.toFixed(1));
  return [
    [
      `/healthz ${what}, ms`,
      ...shown([percentile(calls, 50), percentile(calls, 95), calls.reduce((a, b) => Math.max(a, b), 0)]),
    ],
    [`a turn of the loop ${what}, ms (p99 for p95)`, ...shown([loop.p50, loop.p99, loop.max])],
  ];
}
