import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { askAgainMs, Network } from './network.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** A network whose server answers probes as told, and what its listener heard. */
function watched() {
  const answers = { probe: true };
  const network = new Network(async () => {
    if (!answers.probe) throw new TypeError('Failed to fetch');
  });
  const heard: boolean[] = [];
  network.subscribe(() => heard.push(network.isOnline()));
  const fails = (failure: Error) => network.watch(Promise.reject(failure)).catch(() => null);
  return { network, answers, heard, fails };
}

it('is offline when a request and the probe after it get no answer, and online with the first that does', async () => {
  const { network, answers, heard, fails } = watched();
  answers.probe = false;
  await fails(new TypeError('Failed to fetch'));
  await vi.advanceTimersByTimeAsync(askAgainMs * 2);
  expect([network.isOnline(), heard]).toEqual([false, [false]]);
  answers.probe = true;
  await vi.advanceTimersByTimeAsync(askAgainMs);
  expect([network.isOnline(), heard]).toEqual([true, [false, true]]);
});

it('stays online when only one request fails, or was given up', async () => {
  const { network, answers, heard, fails } = watched();
  await fails(new TypeError('Failed to fetch'));
  answers.probe = false;
  await fails(new DOMException('left', 'AbortError'));
  await vi.advanceTimersByTimeAsync(askAgainMs);
  expect([network.isOnline(), heard]).toEqual([true, []]);
});

it('believes the browser that there is no network', () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  expect(watched().network.isOnline()).toBe(false);
});

it('hands on what the request gave', async () => {
  const response = new Response('{}');
  expect(await watched().network.watch(Promise.resolve(response))).toBe(response);
});
