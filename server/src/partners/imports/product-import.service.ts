import {
  largestProductImport,
  type ProductImport,
  type ProductImportReply,
  type ProductProblem,
} from '@chalkline/contract/partners/product-import.schema.ts';
import { recordAudit } from '../../audit/audit.service.ts';
import { readCsv } from '../../imports/csv.read.service.ts';
import type { CsvTable } from '../../imports/csv-table.rules.ts';
import { importOutcome } from '../../imports/import-outcome.rules.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { lock } from '../../platform/database/locks.ts';
import type { Viewer } from '../../platform/http/viewer.ts';
import type { Parts } from '../../platform/parts.ts';
import { getOwnPartner } from '../partners/partners.service.ts';
import { partnerNeeded } from '../products/products.errors.ts';
import { applyToVariants, insertWithStock } from '../products/products.import.service.ts';
import { findKnownVariants } from './imports.repository.ts';
import { type ProductPlan, planProducts } from './product-plan.rules.ts';
import { readProductTable } from './product-table.rules.ts';

/**
 * Adds the new products of a file and changes prices, codes and stock of others, or nothing where a row is bad. A
 * preview changes nothing and says the same. Throws 409 without a partner, and where buyers hold more than is counted.
 */
export async function importProducts(
  parts: Parts,
  viewer: Viewer,
  { csv, dryRun }: ProductImport,
): Promise<ProductImportReply> {
  const partner = await getOwnPartner(parts, viewer);
  if (!partner) throw partnerNeeded();
  const whole = readWithin(csv);
  if ('code' in whole) {
    const plan = { added: [], changed: [], unchanged: 0 };
    return importOutcome({ rows: 0, plan, problems: [whole], ignoredColumns: [], imported: false });
  }
  return parts.database.transaction(async (tx) => {
    // Of two files at once the second sees what the first added.
    await lock(tx, 'product import', partner.id, 'exclusive');
    const usual = partner.delivery?.currency ?? 'EUR';
    const { lines, problems: unreadable, ignoredColumns } = readProductTable(whole, usual);
    const plan = planProducts(lines, await findKnownVariants(tx.sql, partner.id));
    const problems = [...unreadable, ...plan.problems];
    const imported = problems.length === 0 && !dryRun;
    if (imported) await apply(parts, tx, { viewer, partnerId: partner.id, plan });
    return importOutcome({ rows: whole.rows.length, plan, problems, ignoredColumns, imported });
  });
}

function readWithin(csv: string): CsvTable | ProductProblem {
  const whole = readCsv(csv);
  if ('code' in whole || whole.rows.length <= largestProductImport) return whole;
  const row = whole.rows[largestProductImport]?.row ?? 1;
  const message = `A file has at most ${largestProductImport} variants.`;
  return { row, column: null, code: 'too_many_rows', message };
}

interface Applied {
  readonly viewer: Viewer;
  readonly partnerId: string;
  readonly plan: ProductPlan;
}

async function apply(parts: Parts, tx: Transaction, { viewer, partnerId, plan }: Applied): Promise<void> {
  const { products, changed, added } = plan;
  if (products.length + changed.length === 0) return;
  await applyToVariants(parts, tx, changed);
  for (const { body, stock } of products) await insertWithStock(parts, tx, { partnerId, body, stock });
  await recordAudit(parts, tx, {
    actorId: viewer.personId,
    action: 'products.imported',
    subjectKind: 'partner',
    subjectId: partnerId,
    after: { added: added.length, changed: changed.length },
  });
}
