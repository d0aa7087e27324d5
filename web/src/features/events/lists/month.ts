/** Whether a text is a month, such as `2026-11`. */
export const isMonth = (text: string): boolean => /^\d{4}-(0[1-9]|1[0-2])$/.test(text);

/** `2026-11` and how many months later. */
export function monthAfter(month: string, months: number): string {
  const [year = 0, at = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, at - 1 + months, 1)).toISOString().slice(0, 7);
}

/** The days of a month in full weeks, Monday first: those of the months beside it are null. */
export function daysOfMonth(month: string): (string | null)[] {
  const first = new Date(`${month}-01T00:00:00Z`);
  const before = (first.getUTCDay() + 6) % 7;
  const count = new Date(`${monthAfter(month, 1)}-01T00:00:00Z`).getTime() - first.getTime();
  const days = Math.round(count / 86_400_000);
  const shown = Math.ceil((before + days) / 7) * 7;
  return Array.from({ length: shown }, (_, at) => {
    const day = at - before + 1;
    return day < 1 || day > days ? null : `${month}-${String(day).padStart(2, '0')}`;
  });
}
