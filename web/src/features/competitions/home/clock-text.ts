/** `09:24`, `26:14:09`, `3 d 04 h`: what is left, as a clock on a wall shows it. */
export function clockText(milliseconds: number): string {
  const seconds = Math.floor(milliseconds / 1000);
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor((seconds % 3600) / 60)];
  if (hours >= 48) return `${Math.floor(hours / 24)} d ${twoDigits(hours % 24)} h`;
  const clock = `${twoDigits(minutes)}:${twoDigits(seconds % 60)}`;
  return hours > 0 ? `${twoDigits(hours)}:${clock}` : clock;
}

function twoDigits(amount: number): string {
  return String(amount).padStart(2, '0');
}
