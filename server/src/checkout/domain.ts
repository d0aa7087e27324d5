import type { DomainManifest } from '../domain-manifest.ts';
import { setHeldPayments } from '../money/transfers/transfers.service.ts';
import { doneBy } from '../platform/jobs/jobs.ts';
import { alertReviewRoutes } from './alert-review/alert-review.routes.ts';
import { dropUnpaidOrderJob, refundCanceledOrdersJob } from './canceled-sales/canceled-sales.jobs.ts';
import { disputeFiles } from './disputes/disputes.files.service.ts';
import { takeBackLostJob } from './disputes/disputes.jobs.ts';
import { disputeSubject } from './disputes/disputes.notify.service.ts';
import { disputeRoutes } from './disputes/disputes.routes.ts';
import { expireOrdersJob, forgetUnpaidOrdersJob, mailReceiptJob } from './orders/orders.jobs.ts';
import { registerSellables } from './orders/sellables.service.ts';
import { saleSubject } from './orders/sold.notify.service.ts';
import { checkDueJob } from './payments/payments.jobs.ts';
import { checkoutPersonalData } from './personal/personal.service.ts';
import { reconcileJob } from './reconciliation/reconciliation.jobs.ts';
import { findHeldPayments } from './refunds/held-payments.repository.ts';
import { mailRefundJob, sendRefundJob } from './refunds/refunds.jobs.ts';
import { refundSubject } from './refunds/refunds.notify.service.ts';
import { revenueRoutes } from './revenues/revenues.routes.ts';
import { saleReviewRoutes } from './sale-review/sale-review.routes.ts';
import { saleRoutes } from './sales/sales.routes.ts';
import { forgetMethodJob } from './saved-methods/saved-methods.jobs.ts';
import { providerEventRetention } from './settlement/provider-events.table.ts';
import { handleProviderEventJob, passOnFeeJob } from './settlement/settlement.jobs.ts';
import { checkoutRoutes } from './settlement/settlement.routes.ts';

export const checkout: DomainManifest = {
  routes: ({ sellables }) => {
    // Orders of all domains are placed, settled and refunded here.
    registerSellables(sellables);
    return [
      ...checkoutRoutes,
      ...saleRoutes,
      ...disputeRoutes,
      ...revenueRoutes,
      ...alertReviewRoutes,
      ...saleReviewRoutes,
    ];
  },
  jobs: () => [
    mailReceiptJob,
    expireOrdersJob,
    forgetUnpaidOrdersJob,
    forgetMethodJob,
    sendRefundJob,
    mailRefundJob,
    takeBackLostJob,
    handleProviderEventJob,
    passOnFeeJob,
    refundCanceledOrdersJob,
    dropUnpaidOrderJob,
    reconcileJob,
    doneBy(checkDueJob, async () => (await import('./settlement/check-due.service.ts')).checkDue),
  ],
  notificationSubjects: [saleSubject, refundSubject, disputeSubject],
  retentions: [providerEventRetention],
  uploadSubjects: [disputeFiles],
  personalData: checkoutPersonalData,
};

setHeldPayments(findHeldPayments);
