import type { PersonalTable } from '../../platform/database/personal-tables.ts';
import { sellers } from './sellers.table.ts';

/** What the money domain holds of people. The ledger knows ids alone. */
export const moneyPersonalTables: readonly PersonalTable[] = [
  {
    table: sellers,
    byId: [sellers.personId],
    exported: {
      name: 'what-i-sell-as',
      columns: { legalName: sellers.legalName, address: sellers.address, taxNumber: sellers.taxNumber },
    },
    erased: { kept: 'invoices name who sold, and tax law has them kept' },
  },
];
