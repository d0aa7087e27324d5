import type { DomainManifest } from '../domain-manifest.ts';
import { ledgerPersonalTables } from './ledger/cash.repository.ts';
import { payoutAccountSubject } from './payout-accounts/payout-accounts.notify.service.ts';
import { payoutAccountRoutes } from './payout-accounts/payout-accounts.routes.ts';
import { runPayoutsJob } from './payouts/payouts.jobs.ts';
import { payoutSubject } from './payouts/payouts.notify.service.ts';
import { payoutRoutes } from './payouts/payouts.routes.ts';
import { testAnswerRetention, testEventRetention } from './providers/simulator.table.ts';
import { testPaymentRoutes } from './providers/test-payments.routes.ts';
import { sellerDetailsRoutes } from './seller-details/seller-details.routes.ts';
import { moneyPersonalTables } from './sellers/sellers-personal.repository.ts';
import { moveHeldMoneyJob } from './transfers/transfers.jobs.ts';

export const money: DomainManifest = {
  routes: () => [...testPaymentRoutes, ...payoutAccountRoutes, ...sellerDetailsRoutes, ...payoutRoutes],
  jobs: () => [moveHeldMoneyJob, runPayoutsJob],
  notificationSubjects: [payoutAccountSubject, payoutSubject],
  retentions: [testAnswerRetention, testEventRetention],
  personalTables: [...ledgerPersonalTables, ...moneyPersonalTables],
};
