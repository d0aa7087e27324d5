import type {
  DivisionPrice,
  RegistrationSettings,
  RegistrationSettingsReply,
} from '@chalkline/contract/competitions/registration.schema.ts';
import { payoutAccountOf, sellerOf } from '../../money/sellers/sellers.service.ts';
import type { Sql, Transaction } from '../../platform/database/database.ts';
import { readPatch } from '../../platform/http/read-patch.ts';
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
import {
  findPrices,
  findSettings,
  usualSettings,
  writePrices,
  writeSettings,
} from './registration-settings.repository.ts';
import type { DivisionPriceRow, RegistrationSettingsRow } from './registration-settings.table.ts';
import { payoutAccountNeeded, registrationSettingsChanged } from './registrations.errors.ts';

/** Throws 403 for people who aren’t on the staff. */
export async function getRegistrationSettings(
  parts: Parts,
  viewer: Viewer,
  competitionId: string,
): Promise<RegistrationSettingsReply> {
  const { sql } = parts.database;
  const seen = await seeCompetition(sql, viewer, competitionId);
  if (!hasRight(seen, 'manageEntries')) throw notAllowed();
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
  body: RegistrationSettings,
): Promise<RegistrationSettingsReply> {
  return parts.database.transaction(async (tx) => {
    const { competition } = await enterSettings(tx, viewer, competitionId);
    const seen = await readSettings(parts, tx, competition);
    const change = readPatch(seen, body, registrationSettingsChanged);
    if (!change) return seen;
    const { before, after, row } = change;
    requireDivisions(row.divisions, await findDivisionIds(tx.sql, competitionId));
    const prices = row.divisions.map((division) => ({ ...division, competitionId }));
    await writeSettings(tx.sql, settingsRow(competitionId, row));
    await writePrices(tx.sql, competitionId, prices);
    await requirePayoutAccount(parts, tx, competition);
    await auditCompetition(parts, tx, viewer, competitionId, 'competition.registration_set', {
      before,
      after,
    });
    return readSettings(parts, tx, competition);
  });
}

/** Throws 422 for a price of a division that isn't part of the competition, or has one already. */
function requireDivisions(prices: readonly DivisionPrice[], known: readonly string[]): void {
  for (const [index, { divisionId }] of prices.entries()) {
    const isTwice = prices.findIndex((other) => other.divisionId === divisionId) < index;
    if (isTwice || !known.includes(divisionId)) throw unknownDivision(`body.divisions.${index}.divisionId`);
  }
}

function settingsRow(competitionId: string, settings: RegistrationSettings): RegistrationSettingsRow {
  const { isOpen, opensAt, closesAt, capacity, currency, taxRate, holdMinutes } = settings;
  const { refundRule, transferHours, rosterLocksAt, shareHours } = settings;
  return {
    competitionId,
    isOpen,
    capacity,
    currency,
    taxRate,
    holdMinutes,
    refundRule,
    transferHours,
    shareHours,
    opensAt: opensAt === null ? null : new Date(opensAt),
    closesAt: closesAt === null ? null : new Date(closesAt),
    rosterLocksAt: rosterLocksAt === null ? null : new Date(rosterLocksAt),
    version: settings.version + 1,
  };
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
    rosterLocksAt,
    ...rest
  } = settings ?? usualSettings(competition.id);
  return {
    ...rest,
    opensAt: opensAt?.toISOString() ?? null,
    closesAt: closesAt?.toISOString() ?? null,
    rosterLocksAt: rosterLocksAt?.toISOString() ?? null,
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
