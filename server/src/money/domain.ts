import type { DomainManifest } from '../domain-manifest.ts';
import { moneyPersonalTables } from './sellers/sellers-personal.repository.ts';

export const money: DomainManifest = {
  personalTables: moneyPersonalTables,
};
