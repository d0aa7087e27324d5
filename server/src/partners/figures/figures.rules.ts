import type { FigureChange, FigureSpan } from '@chalkline/contract/partners/partner-figures.schema.ts';
import { day } from '@chalkline/contract/spans.ts';

/** The days or months of a period and of the one before, oldest first, as `2026-11-30` or `2026-11`. In UTC. */
export interface Period {
  readonly step: 'day' | 'month';
  readonly now: readonly string[];
  readonly before: readonly string[];
}

const months = 12;

export function periodOf(now: Date, span: FigureSpan): Period {
  const isYear = span === '365';
  const count = isYear ? months : Number(span);
  const keys = Array.from({ length: 2 * count }, (_, at) => {
    const ago = 2 * count - 1 - at;
    if (!isYear) return new Date(now.getTime() - ago * day).toISOString().slice(0, 10);
    return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - ago, 1)).toISOString().slice(0, 7);
  });
  return { step: isYear ? 'month' : 'day', before: keys.slice(0, count), now: keys.slice(count) };
}

/** When the earlier period begins. */
export function sinceOf({ before }: Period): Date {
  return firstOf(before[0] ?? '');
}

/** When the later period begins. */
export function nowSinceOf({ now }: Period): Date {
  return firstOf(now[0] ?? '');
}

function firstOf(key: string): Date {
  return new Date(`${key.length === 7 ? `${key}-01` : key}T00:00:00Z`);
}

/** The sums of both periods. */
export function compared(found: ReadonlyMap<string, number>, { now, before }: Period): FigureChange {
  const sum = (keys: readonly string[]) => keys.reduce((total, key) => total + (found.get(key) ?? 0), 0);
  return { now: sum(now), before: sum(before) };
}

/** Each day or month beside the one of the earlier period. */
export function pointsOf(found: ReadonlyMap<string, number>, { now, before }: Period) {
  return now.map((key, at) => ({
    from: key.length === 7 ? `${key}-01` : key,
    sales: found.get(key) ?? 0,
    before: found.get(before[at] ?? '') ?? 0,
  }));
}
