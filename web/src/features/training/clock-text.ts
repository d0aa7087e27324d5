/** A time as it is typed on the number keys of a phone, which have no colon: "2530" and "25:30" are 25 minutes 30. */
export function typedSeconds(words: string): number | null {
  const typed = words.trim();
  if (!/\d/.test(typed)) return null;
  const parts = /\D/.test(typed)
    ? typed.split(/\D+/)
    : [typed.slice(0, -4), typed.slice(-4, -2), typed.slice(-2)];
  return parts.reduce((sum, part) => sum * 60 + Number(part), 0);
}

/** "1:08", "12:40", "1:02:03". */
export function clockText(seconds: number): string {
  const two = (number: number) => String(number).padStart(2, '0');
  const whole = Math.max(0, Math.floor(seconds));
  const [hours, minutes, rest] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60, whole % 60];
  return hours > 0 ? `${hours}:${two(minutes)}:${two(rest)}` : `${minutes}:${two(rest)}`;
}
