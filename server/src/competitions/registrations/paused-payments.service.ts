import { day, hour } from '@chalkline/contract/spans.ts';
import { payoutAccountOf, sellerOf, sellsNothing } from '../../money/sellers/sellers.service.ts';
import type { Transaction } from '../../platform/database/database.ts';
import type { Parts } from '../../platform/parts.ts';
import { findCompetition } from '../competitions/competitions.repository.ts';
import { findPrices } from './registration-settings.repository.ts';
import { lacksPayoutAccount } from './registration-settings.service.ts';
import { competitionStart } from './registration-window.rules.ts';
import { findTeamsDueBefore, moveTeamDeadline } from './team-shares.repository.ts';

/** Whether shares can't be paid now: the organizer is suspended, or their payout account is missing or restricted. */
export async function isPayingPaused(
  parts: Pick<Parts, 'clock'>,
  tx: Pick<Transaction, 'sql'>,
  competitionId: string,
): Promise<boolean> {
  const competition = (await findCompetition(tx.sql, competitionId, null))?.competition;
  if (!competition) return false;
  const owner = { personId: competition.createdBy };
  if (await sellsNothing(tx.sql, owner)) return true;
  const seller = await sellerOf(tx, owner, parts.clock.now());
  const account = await payoutAccountOf(tx, seller.id);
  if (account && !account.chargesEnabled) return true;
  return lacksPayoutAccount(parts, tx, competition, await findPrices(tx.sql, competitionId));
}

/**
 * While a competition's payments are paused, its teams keep at least a day to pay, or all the time that they had where that
 * was less, but never past the start.
 */
export async function holdPausedDeadlines(parts: Parts): Promise<void> {
  const now = parts.clock.now();
  const soon = await findTeamsDueBefore(parts.database.sql, new Date(now.getTime() + day));
  for (const [competitionId, teams] of Map.groupBy(soon, (team) => team.competitionId)) {
    await parts.database.transaction(async (tx) => {
      if (!(await isPayingPaused(parts, tx, competitionId))) return;
      const found = await findCompetition(tx.sql, competitionId, null);
      if (!found) return;
      const start = competitionStart(found.competition).getTime();
      for (const { entryId, dueHours, dueAt } of teams) {
        const kept = Math.min(now.getTime() + Math.min(dueHours * hour, day), start);
        // Every hour, not with every run.
        if (dueAt.getTime() < kept - Math.min(dueHours, 1) * hour || dueAt <= now)
          await moveTeamDeadline(tx.sql, entryId, new Date(Math.max(kept, dueAt.getTime())));
      }
    });
  }
}
