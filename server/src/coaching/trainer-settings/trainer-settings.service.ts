import type { TrainerSettings } from '@chalkline/contract/coaching/coaching.schema.ts';
import type { Sql } from '../../platform/database/database.ts';
import type { Viewer } from '../../platform/http/viewer.ts';
import type { Parts } from '../../platform/parts.ts';
import { isNoTrainer } from './trainer-settings.errors.ts';
import { findPaused, findSettings, putSettings } from './trainer-settings.repository.ts';

const usual: TrainerSettings = { takesRequests: true, acceptsPrograms: false };

export async function settingsOf(sql: Sql, trainerId: string): Promise<TrainerSettings> {
  return (await findSettings(sql, trainerId)) ?? usual;
}

/** Those of these trainers who take no new requests. */
export function whoPauses(sql: Sql, trainerIds: readonly string[]): Promise<ReadonlySet<string>> {
  return findPaused(sql, trainerIds);
}

/** Throws 422 for people who are no trainers. */
export async function setSettings(
  parts: Parts,
  { personId, accountType }: Viewer,
  wanted: TrainerSettings,
): Promise<TrainerSettings> {
  if (accountType !== 'trainer') throw isNoTrainer();
  await putSettings(parts.database.sql, personId, wanted);
  return wanted;
}
