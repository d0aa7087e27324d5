/** "1:08", "12:40", "1:02:03". */
export function clockText(seconds: number): string {
  const two = (number: number) => String(number).padStart(2, '0');
  const whole = Math.max(0, Math.floor(seconds));
  const [hours, minutes, rest] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60, whole % 60];
  return hours > 0 ? `${hours}:${two(minutes)}:${two(rest)}` : `${minutes}:${two(rest)}`;
}
