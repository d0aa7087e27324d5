import type { Acknowledgement, AlertsQuery } from '@chalkline/contract/checkout/alert.schema.ts';
import { recordAudit } from '../../audit/audit.service.ts';
import { findNamesOf } from '../../money/sellers/sellers.service.ts';
import type { Sql } from '../../platform/database/database.ts';
import { readPage } from '../../platform/http/read-page.ts';
import { type Page, presentPage } from '../../platform/http/serve.ts';
import type { Viewer } from '../../platform/http/viewer.ts';
import { isId } from '../../platform/ids/new-id.ts';
import type { Parts } from '../../platform/parts.ts';
import { alertAcknowledged, alertNotFound } from './alert-review.errors.ts';
import {
  alertOrder,
  countOpen,
  type FoundAlert,
  findAlert,
  findAlerts,
  findOrdersAbout,
  type OrderAbout,
  storeAcknowledgement,
} from './alert-review.repository.ts';

/** An alert with the order that it is about, if there is one. */
export interface AlertShown {
  readonly alert: FoundAlert;
  readonly order: (OrderAbout & { readonly seller: string }) | null;
}

/** Newest first. */
export async function listAlerts(
  { config, database }: Parts,
  { limit, cursor, group }: AlertsQuery,
): Promise<Page<AlertShown[]>> {
  const page = await readPage(
    config,
    { limit, cursor },
    {
      list: ['payment-alerts', group],
      order: alertOrder,
      read: (keyset) => findAlerts(database.sql, group, keyset),
    },
  );
  const shown = new Map((await withOrders(database.sql, page.data)).map((one) => [one.alert.id, one]));
  return presentPage(page, (alert) => shown.get(alert.id) ?? { alert, order: null });
}

export function countOpenAlerts({ database }: Parts): Promise<number> {
  return countOpen(database.sql);
}

/** The first note stays. Throws 404 and 409 `alert_acknowledged`. */
export function acknowledgeAlert(
  parts: Parts,
  viewer: Viewer,
  alertId: string,
  { note }: Acknowledgement,
): Promise<AlertShown> {
  return parts.database.transaction(async (tx) => {
    if (!isId(alertId) || !(await findAlert(tx.sql, alertId))) throw alertNotFound();
    const [by, at] = [viewer.personId, parts.clock.now()];
    if (!(await storeAcknowledgement(tx.sql, alertId, { by, at, note }))) throw alertAcknowledged();
    await recordAudit(parts, tx, {
      actorId: by,
      action: 'payment_alert.acknowledged',
      reason: note,
      subjectKind: 'payment_alert',
      subjectId: alertId,
    });
    const alert = await findAlert(tx.sql, alertId);
    const [shown] = alert ? await withOrders(tx.sql, [alert]) : [];
    if (!shown) throw alertNotFound();
    return shown;
  });
}

async function withOrders(sql: Sql, alerts: readonly FoundAlert[]): Promise<AlertShown[]> {
  const orders = await findOrdersAbout(sql, alerts.map(aboutOf).filter(isId));
  const names = await findNamesOf(sql, [...new Set([...orders.values()].map(({ sellerId }) => sellerId))]);
  return alerts.map((alert) => {
    const order = orders.get(aboutOf(alert));
    return { alert, order: order ? { ...order, seller: names.get(order.sellerId) ?? '' } : null };
  });
}

/** A refund that our books don't know is named by its payment. */
function aboutOf({ ref, details }: FoundAlert): string {
  return typeof details.payment === 'string' ? details.payment : ref;
}
