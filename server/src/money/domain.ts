import type { DomainManifest } from '../domain-manifest.ts';
import { testAnswerRetention, testEventRetention } from './providers/simulator.table.ts';
import { testPaymentRoutes } from './providers/test-payments.routes.ts';
import { moneyPersonalTables } from './sellers/sellers-personal.repository.ts';

export const money: DomainManifest = {
  routes: () => testPaymentRoutes,
  retentions: [testAnswerRetention, testEventRetention],
  personalTables: moneyPersonalTables,
};
