import type { PersonalTable } from '../../platform/database/personal-tables.ts';
import { paymentAlerts } from '../alerts/alerts.table.ts';
import { disputes } from '../disputes/disputes.table.ts';
import { orders } from '../orders/orders.table.ts';
import { refunds } from '../refunds/refunds.table.ts';
import { savedMethods } from '../saved-methods/saved-methods.table.ts';

const keptForTax = 'receipts and invoices name who bought, and tax law has them kept';

/** What the checkout holds of people. */
export const checkoutPersonalTables: readonly PersonalTable[] = [
  { table: disputes, byId: [disputes.answeredBy], exported: null, erased: { kept: keptForTax } },
  {
    table: paymentAlerts,
    byId: [paymentAlerts.acknowledgedBy],
    exported: null,
    erased: { kept: 'what was done about money that went wrong stays; only the id of who noted it is kept' },
  },
  {
    table: orders,
    byId: [orders.cashTakenBy, orders.deskPersonId],
    exported: null,
    erased: { kept: keptForTax },
  },
  {
    table: refunds,
    byId: [refunds.askedBy, refunds.settledBy],
    exported: null,
    erased: { kept: keptForTax },
  },
  {
    table: savedMethods,
    byId: [savedMethods.personId],
    exported: {
      name: 'savedMethods',
      columns: { brand: savedMethods.brand, last4: savedMethods.last4, createdAt: savedMethods.createdAt },
    },
    erased: 'deleted',
  },
  {
    table: orders,
    byId: [orders.personId],
    byEmail: [orders.email],
    exported: {
      name: 'orders',
      columns: {
        title: orders.title,
        state: orders.state,
        buyerName: orders.buyerName,
        email: orders.email,
        currency: orders.currency,
        total: orders.total,
        invoiceNumber: orders.invoiceNumber,
        billing: orders.billing,
        createdAt: orders.createdAt,
        paidAt: orders.paidAt,
        askedForUntilPaid: orders.draft,
      },
    },
    erased: { kept: keptForTax },
  },
];
