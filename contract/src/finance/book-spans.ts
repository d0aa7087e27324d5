export const bookSpans = ['month', 'quarter'] as const;
export type BookSpan = (typeof bookSpans)[number];

export const monthsIn: Readonly<Record<BookSpan, number>> = { month: 1, quarter: 3 };

/** The month so many after this one: `2026-11` and 2 is `2027-01`. */
export function monthAfter(month: string, count: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number - 1 + count, 1)).toISOString().slice(0, 7);
}

/** The first month of the span that a month is in: of `2026-11` the quarter begins with `2026-10`. */
export function firstMonthOf(month: string, span: BookSpan): string {
  return monthAfter(month, -((Number(month.slice(5)) - 1) % monthsIn[span]));
}
