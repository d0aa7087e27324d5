import { movedByDays } from '@chalkline/contract/wall-span.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { newId } from '../../platform/ids/new-id.ts';
import type { Parts } from '../../platform/parts.ts';
import { copyQuestions } from '../../waivers/questions/questions.copy.service.ts';
import { copyWaivers } from '../../waivers/waivers/waivers.copy.service.ts';
import { findAddOns, insertAddOns } from '../details/add-ons.repository.ts';
import { papersOf } from '../papers/attendees.service.ts';

interface Origin {
  readonly id: string;
  readonly zone: string;
  readonly day: string;
}

/** New dates get the add-ons, questions and waivers of the date that they are made from. */
export async function copyExtras(
  parts: Pick<Parts, 'clock'>,
  tx: Transaction,
  { id: groupId, zone, day }: Origin,
  dates: readonly { readonly id: string; readonly on: string }[],
): Promise<void> {
  const addOns = await findAddOns(tx.sql, [groupId]);
  const now = parts.clock.now().getTime();
  await insertAddOns(
    tx.sql,
    dates.flatMap(({ id }) => addOns.map((row) => ({ ...row, id: newId(now), groupId: id }))),
  );
  const papers = papersOf(groupId);
  await copyWaivers(
    parts,
    tx,
    papers,
    dates.map(({ id }) => id),
  );
  await copyQuestions(
    parts,
    tx,
    papers,
    dates.map(({ id: subjectId, on }) => ({
      subjectId,
      until: (other) => new Date(movedByDays(other.toISOString(), zone, day, on)),
    })),
  );
}
