import { createHmac } from 'node:crypto';
import type { Transaction } from '../../platform/database/database.ts';
import { networkOf } from '../../platform/http/network.ts';
import type { Parts } from '../../platform/parts.ts';
import { tellSecurity } from '../notices/notices.service.ts';
import { countDevices, keepDevice } from './known-devices.repository.ts';
import { deviceLabel } from './known-devices.rules.ts';

/** Where a session is opened from, for the person's list of sessions. */
export interface Whereabouts {
  readonly address: string;
  /** The browser's user agent. */
  readonly device: string | undefined;
}

/** Where a call comes from, as shown to people. */
export function placeOf({ device, address }: Whereabouts): { device: string; address: string } {
  return { device: deviceLabel(device), address };
}

/**
 * Remembers the kind of device and the network the person signs in from. Notifies them when it is new, except the very
 * first time.
 */
export async function noteDevice(
  parts: Parts,
  tx: Transaction,
  personId: string,
  from: Whereabouts,
): Promise<void> {
  const place = placeOf(from);
  const known = await countDevices(tx.sql, personId);
  const fingerprint = createHmac('sha256', parts.config.appSecret)
    .update(`device\n${place.device}\n${networkOf(from.address)}`)
    .digest('base64url');
  const isNew = await keepDevice(tx.sql, personId, fingerprint, parts.clock.now());
  if (isNew && known > 0) await tellSecurity(parts, tx, personId, 'signed_in_from_new_device', place);
}
