import { movedByDays } from '@chalkline/contract/wall-span.ts';
import type { Transaction } from '../../platform/database/database.ts';
import type { Competition } from '../competitions/competitions.repository.ts';
import { findPrices, findSettings, writePrices, writeSettings } from './registration-settings.repository.ts';

type Dated = Pick<Competition, 'id' | 'zone' | 'startsOn'>;

/**
 * Gives a copy the prices, refunds and limits of the original, with the times moved along with the first day.
 * Registration stays closed, so that nothing is sold at last year's prices before somebody has looked at them.
 */
export async function copyRegistration(
  { sql }: Transaction,
  from: Dated,
  to: Pick<Dated, 'id' | 'startsOn'>,
  divisionOf: (originalId: string) => string,
): Promise<void> {
  const settings = await findSettings(sql, from.id);
  if (!settings) return;
  const moved = (moment: string) => movedByDays(moment, from.zone, from.startsOn, to.startsOn);
  const movedDate = (moment: Date | null) => moment && new Date(moved(moment.toISOString()));
  const { opensAt, closesAt, rosterLocksAt } = settings;
  await writeSettings(sql, {
    ...settings,
    competitionId: to.id,
    isOpen: false,
    opensAt: movedDate(opensAt),
    closesAt: movedDate(closesAt),
    rosterLocksAt: movedDate(rosterLocksAt),
    version: 1,
  });
  const prices = await findPrices(sql, from.id);
  await writePrices(
    sql,
    to.id,
    prices.map(({ divisionId, price, steps }) => ({
      competitionId: to.id,
      divisionId: divisionOf(divisionId),
      price,
      steps: steps.map((step) => ({ ...step, until: step.until && moved(step.until) })),
    })),
  );
}
