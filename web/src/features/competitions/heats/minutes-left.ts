import { day, hour, minute } from '@chalkline/contract/spans.ts';

/** How long until a heat, for the largest figure of the screen: `24 min`, `3 h`, `2 days`, `now`. */
export function timeLeft(startsAt: string, now: number): { readonly figure: string; readonly unit: string } {
  const left = Date.parse(startsAt) - now;
  if (left <= 0) return { figure: 'Now', unit: '' };
  if (left < 2 * hour) return { figure: String(Math.ceil(left / minute)), unit: 'min' };
  if (left < 2 * day) return { figure: String(Math.round(left / hour)), unit: 'h' };
  return { figure: String(Math.round(left / day)), unit: 'days' };
}

/** `1 h 53 min`, `48 min`. */
export function restText(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  return [hours > 0 && `${hours} h`, (rest > 0 || hours === 0) && `${rest} min`].filter(Boolean).join(' ');
}

/** The clock of a heat: minutes and seconds since its start, `09:24`. It stops at the cap. */
export function heatClock(startsAt: string, now: number, capSeconds: number | null): string {
  const ran = Math.max(0, Math.floor((now - Date.parse(startsAt)) / 1000));
  const seconds = Math.min(ran, capSeconds ?? ran);
  return [Math.floor(seconds / 60), seconds % 60].map((part) => String(part).padStart(2, '0')).join(':');
}

/** The time is up: the heat has run to its cap. */
export function isTimeUp(startsAt: string, now: number, capSeconds: number | null): boolean {
  return capSeconds !== null && now - Date.parse(startsAt) >= capSeconds * 1000;
}
