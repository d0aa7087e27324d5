import type { DomainManifest } from '../domain-manifest.ts';
import { doneBy } from '../platform/jobs/jobs.ts';
import { expireOrdersJob, mailReceiptJob } from './orders/orders.jobs.ts';
import { registerSellables } from './orders/sellables.service.ts';
import { checkDueJob } from './payments/payments.jobs.ts';
import { checkoutPersonalTables } from './personal/personal.repository.ts';
import { sendRefundJob } from './refunds/refunds.jobs.ts';
import { revenueRoutes } from './revenues/revenues.routes.ts';
import { saleRoutes } from './sales/sales.routes.ts';
import { providerEventRetention } from './settlement/provider-events.table.ts';
import { handleProviderEventJob } from './settlement/settlement.jobs.ts';
import { checkoutRoutes } from './settlement/settlement.routes.ts';

export const checkout: DomainManifest = {
  routes: ({ sellables }) => {
    // Orders of all domains are placed, settled and refunded here.
    registerSellables(sellables);
    return [...checkoutRoutes, ...saleRoutes, ...revenueRoutes];
  },
  jobs: () => [
    mailReceiptJob,
    expireOrdersJob,
    sendRefundJob,
    handleProviderEventJob,
    doneBy(checkDueJob, async () => (await import('./settlement/check-due.service.ts')).checkDue),
  ],
  retentions: [providerEventRetention],
  personalTables: checkoutPersonalTables,
};
