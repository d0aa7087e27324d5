/** How far the server's clock is ahead of this device's, in ms. */
let ahead = 0;

/** The header names whole seconds and has been on its way: less is no difference. */
const noticeableMs = 5000;

/** Takes the header `Date` of an answer that has just come. */
export function noteServerDate(date: string): void {
  const difference = Date.parse(date) - Date.now();
  if (Number.isNaN(difference)) return;
  ahead = Math.abs(difference) < noticeableMs ? 0 : difference;
}

/** Now by the server's clock, in ms: a device may be wrong by a day. */
export function serverNow(): number {
  return Date.now() + ahead;
}
