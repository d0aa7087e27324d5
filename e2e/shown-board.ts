import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/** Waits until a leaderboard has the athletes in this order, and these results. */
export async function boardShows(
  page: Page,
  names: readonly string[],
  results: readonly string[] = [],
): Promise<void> {
  const order = async () => {
    const text = await page.locator('table').innerText();
    const there = names.filter((name) => text.includes(name));
    return there.sort((a, b) => text.indexOf(a) - text.indexOf(b));
  };
  await expect.poll(order).toEqual(names);
  for (const result of results) await page.getByText(result).first().waitFor();
}
