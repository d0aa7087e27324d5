import { newId } from '../../platform/ids/new-id.ts';
import type { Parts } from '../../platform/parts.ts';
import { raiseAlert } from '../alerts/alerts.service.ts';
import { listAlerts } from './alert-review.service.ts';

/** An open alert of 25 euros. Gives its id. */
export async function paymentAlert(parts: Parts): Promise<string> {
  const ref = newId();
  await parts.database.transaction((tx) =>
    raiseAlert(parts, tx, 'dispute_unrecovered', ref, { amount: 2500, currency: 'EUR' }),
  );
  const { data } = await listAlerts(parts, { limit: 100, group: 'open' });
  const raised = data.find(({ alert }) => alert.ref === ref);
  if (!raised) throw new Error('the alert was not raised');
  return raised.alert.id;
}
