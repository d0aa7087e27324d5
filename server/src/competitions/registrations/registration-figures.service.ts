import type { RegistrationFigures } from '@chalkline/contract/competitions/registration.schema.ts';
import { notAllowed } from '../../platform/http/refusal.ts';
import type { Viewer } from '../../platform/http/viewer.ts';
import type { Parts } from '../../platform/parts.ts';
import { seeCompetition } from '../competitions/competition-access.service.ts';
import { hasRight } from '../competitions/competitions.policy.ts';
import { findDivisionIds } from '../divisions/divisions.repository.ts';
import { countByDay, sumPaid, sumRefunded } from './registration-figures.repository.ts';
import { findSettings, usualSettings } from './registration-settings.repository.ts';
import { countWaiting } from './waiting-list.repository.ts';

/** How registration goes. Throws 403 for people who don't manage the athletes. */
export async function getRegistrationFigures(
  parts: Parts,
  viewer: Viewer,
  competitionId: string,
): Promise<RegistrationFigures> {
  const { sql } = parts.database;
  const seen = await seeCompetition(sql, viewer, competitionId);
  if (!hasRight(seen, 'manageEntries')) throw notAllowed();
  const { currency } = (await findSettings(sql, competitionId)) ?? usualSettings(competitionId);
  const asked = { competitionId, currency };
  const paid = await sumPaid(sql, asked);
  const back = await sumRefunded(sql, asked);
  const waiting = await countWaiting(sql, competitionId);
  const sum = (rows: readonly { readonly amount: number }[]) =>
    rows.reduce((total, { amount }) => total + amount, 0);
  let athletes = 0;
  return {
    currency,
    // Divisions that were deleted since count in the sums.
    gross: sum(paid),
    refunds: sum(back),
    days: (await countByDay(sql, competitionId, seen.competition.zone)).map((day) => {
      athletes += day.athletes;
      return { on: day.on, athletes };
    }),
    divisions: (await findDivisionIds(sql, competitionId)).map((divisionId) => ({
      divisionId,
      gross: sum(paid.filter((one) => one.divisionId === divisionId)),
      refunds: sum(back.filter((one) => one.divisionId === divisionId)),
      waiting: waiting
        .filter((one) => one.divisionId === divisionId)
        .reduce((total, one) => total + one.count, 0),
    })),
  };
}
