const dayMs = 24 * 3_600_000;

/** A day on the reader's own calendar, so many days after `now`. */
function dayAfter(now: Date, days: number): string {
  const noon = Date.UTC(now.getFullYear(), now.getMonth(), now.getDate(), 12);
  return new Date(noon + days * dayMs).toISOString().slice(0, 10);
}

/** Saturday and Sunday to come; on a Sunday that one day. */
export function thisWeekend(now: Date): { from: string; to: string } {
  const weekday = now.getDay();
  if (weekday === 0) return { from: dayAfter(now, 0), to: dayAfter(now, 0) };
  return { from: dayAfter(now, 6 - weekday), to: dayAfter(now, 7 - weekday) };
}

export function next30Days(now: Date): { from: string; to: string } {
  return { from: dayAfter(now, 0), to: dayAfter(now, 30) };
}
