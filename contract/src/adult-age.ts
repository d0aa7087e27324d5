/** Who is younger is a minor. */
export const adultAge = 18;

/** The last birth date with which somebody is an adult on this day of a calendar. */
export function adultIfBornBy(day: string): string {
  const year = String(Number(day.slice(0, 4)) - adultAge).padStart(4, '0');
  return `${year}${day.slice(4)}`;
}
