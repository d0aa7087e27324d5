import type {
  RegistrationSettings,
  RegistrationSettingsReply,
} from '@chalkline/contract/competitions/registration.schema.ts';
import { payoutAccountOf, sellerOf } from '../../money/sellers/sellers.service.ts';
import type { Sql, Transaction } from '../../platform/database/database.ts';
import { notAllowed } from '../../platform/http/refusal.ts';
import type { Viewer } from '../../platform/http/viewer.ts';
import type { Parts } from '../../platform/parts.ts';
import { seeCompetition } from '../competitions/competition-access.service.ts';
import { enterSettings } from '../competitions/competition-settings.service.ts';
import { auditCompetition } from '../competitions/competitions.audit.service.ts';
import { hasRight } from '../competitions/competitions.policy.ts';
import type { Competition } from '../competitions/competitions.repository.ts';
import { findDivisionIds } from '../divisions/divisions.repository.ts';
import { unknownDivision } from '../entries/entries.errors.ts';
import { findPrices, findSettings, writePrices, writeSettings } from './registration-settings.repository.ts';
import { usualSettings } from './registration-settings.rules.ts';
import type { DivisionPriceRow } from './registration-settings.table.ts';
import { payoutAccountNeeded, registrationSettingsChanged } from './registrations.errors.ts';

/** Throws 403 for whoever isn't on the staff. */
export async function getRegistrationSettings(
  parts: Parts,
  viewer: Viewer,
  competitionId: string,
): Promise<RegistrationSettingsReply> {
  const { sql } = parts.database;
  const seen = await seeCompetition(sql, viewer, competitionId);
  if (!hasRight(seen, 'seeInside')) throw notAllowed();
  return readSettings(parts, parts.database, seen.competition);
}

/**
 * Changes how athletes register. Throws 409 where somebody else changed it meanwhile, and for a paid private
 * competition whose organizer has no approved payout account.
 */
export async function setRegistrationSettings(
  parts: Parts,
  viewer: Viewer,
  competitionId: string,
  { version, divisions, opensAt, closesAt, ...rest }: RegistrationSettings,
): Promise<RegistrationSettingsReply> {
  return parts.database.transaction(async (tx) => {
    const { competition } = await enterSettings(tx, viewer, competitionId);
    const known = await findDivisionIds(tx.sql, competitionId);
    for (const [index, { divisionId }] of divisions.entries()) {
      const isTwice = divisions.findIndex((other) => other.divisionId === divisionId) < index;
      if (isTwice || !known.includes(divisionId)) throw unknownDivision(`body.divisions.${index}.divisionId`);
    }
    const before = await readSettings(parts, tx, competition);
    const row = {
      ...rest,
      competitionId,
      opensAt: opensAt === null ? null : new Date(opensAt),
      closesAt: closesAt === null ? null : new Date(closesAt),
      version: version + 1,
    };
    if (!(await writeSettings(tx.sql, row))) throw registrationSettingsChanged();
    await writePrices(
      tx.sql,
      competitionId,
      divisions.map((division) => ({ ...division, competitionId })),
    );
    await requirePayoutAccount(parts, tx, competition);
    const after = await readSettings(parts, tx, competition);
    await auditCompetition(parts, tx, viewer, competitionId, 'competition.registration_set', {
      before,
      after,
    });
    return after;
  });
}

/**
 * Keeps a private competition with a price from taking registrations before its organizer's payout account is
 * approved. Throws 409 `payout_account_needed`.
 */
export async function requirePayoutAccount(
  parts: Pick<Parts, 'clock'>,
  tx: Pick<Transaction, 'sql'>,
  competition: Pick<Competition, 'id' | 'visibility' | 'createdBy'>,
): Promise<void> {
  const settings = await findSettings(tx.sql, competition.id);
  const prices = await findPrices(tx.sql, competition.id);
  if (settings?.isOpen && (await lacksPayoutAccount(parts, tx, competition, prices))) {
    throw payoutAccountNeeded();
  }
}

/** Whether a competition is private, has a price, and its organizer can't be paid out yet. */
export async function lacksPayoutAccount(
  { clock }: Pick<Parts, 'clock'>,
  tx: Pick<Transaction, 'sql'>,
  { visibility, createdBy }: Pick<Competition, 'visibility' | 'createdBy'>,
  prices: readonly Pick<DivisionPriceRow, 'price' | 'steps'>[],
): Promise<boolean> {
  const costs = prices.some(({ price, steps }) => price > 0 || steps.some((step) => step.price > 0));
  if (visibility === 'public' || !costs) return false;
  const seller = await sellerOf(tx, { personId: createdBy }, clock.now());
  const account = await payoutAccountOf(tx, seller.id);
  return !account?.chargesEnabled;
}

async function readSettings(
  parts: Parts,
  tx: Pick<Transaction, 'sql'>,
  competition: Competition,
): Promise<RegistrationSettingsReply> {
  const { sql } = tx;
  const settings = await findSettings(sql, competition.id);
  const prices = await pricesOf(sql, competition.id);
  const {
    competitionId: _,
    opensAt,
    closesAt,
    refundRule,
    ...rest
  } = settings ?? { ...usualSettings, competitionId: '' };
  return {
    ...rest,
    opensAt: opensAt?.toISOString() ?? null,
    closesAt: closesAt?.toISOString() ?? null,
    refundRule: [...refundRule],
    divisions: prices.map(({ divisionId, price, steps }) => ({ divisionId, price, steps: [...steps] })),
    needsPayoutAccount: await lacksPayoutAccount(parts, tx, competition, prices),
  };
}

/** The price of each division, in the competition's order. */
async function pricesOf(sql: Sql, competitionId: string): Promise<Omit<DivisionPriceRow, 'competitionId'>[]> {
  const prices = new Map((await findPrices(sql, competitionId)).map((row) => [row.divisionId, row]));
  const ids = await findDivisionIds(sql, competitionId);
  return ids.map((divisionId) => prices.get(divisionId) ?? { divisionId, price: 0, steps: [] });
}
