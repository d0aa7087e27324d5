/**
 * Ids for things that this device makes: UUIDs v7 (RFC 9562 §5.7), so that they sort by when they were made. Those of
 * one call are in order.
 */
export function newDeviceIds(count: number, milliseconds: number = Date.now()): string[] {
  return Array.from({ length: count }, () => newDeviceId(milliseconds)).sort();
}

export function newDeviceId(milliseconds: number = Date.now()): string {
  const time = milliseconds.toString(16).padStart(12, '0');
  // The version's digit and what is before it are those of the time.
  const random = crypto.randomUUID().slice(15);
  return `${time.slice(0, 8)}-${time.slice(8)}-7${random}`;
}
