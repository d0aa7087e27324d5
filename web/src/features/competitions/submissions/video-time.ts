/** Seconds from the start of a video as `6:42` or `1:02:09`. */
export function videoTime(seconds: number): string {
  const [hours, minutes, rest] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  const tail = `${String(rest).padStart(2, '0')}`;
  return hours > 0 ? `${hours}:${String(minutes).padStart(2, '0')}:${tail}` : `${minutes}:${tail}`;
}

/** What was typed as a time of a video, in seconds: `6:42`, `1:02:09`, `402`; null if it is none. */
export function readVideoTime(typed: string): number | null {
  if (!/^\d{1,5}(:[0-5]\d){0,2}$/.test(typed.trim())) return null;
  const seconds = typed
    .trim()
    .split(':')
    .reduce((sum, part) => sum * 60 + Number(part), 0);
  return seconds <= 86_400 ? seconds : null;
}
