import { activityTypePatch } from '@chalkline/contract/activities/activity-type.schema.ts';
import type { Person } from '../accounts/people/people.service.ts';
import { usualTypes } from '../activities/activities.factory.ts';
import { editType } from '../activities/types/types.service.ts';
import { asViewer } from '../competitions/competitions/competitions.factory.ts';
import type { Parts } from '../platform/parts.ts';

/** From the Compendium of Physical Activities of 2011: the general code of each, or the one nearest to it. */
const mets: Readonly<Record<keyof typeof usualTypes, number>> = {
  running: 8,
  walking: 3.5,
  steps: 3.5,
  cycling: 7.5,
  swimming: 6,
  rowing: 4.8,
  hiking: 6,
  strength: 3.5,
  yoga: 2.5,
  pushUps: 3.8,
  workout: 5.5,
};

/** An administrator has added the METs of the usual types, which an installation begins without. */
export async function setDemoMets(parts: Parts, admin: Person): Promise<void> {
  for (const type of Object.keys(usualTypes) as (keyof typeof usualTypes)[]) {
    const patch = activityTypePatch.parse({ mets: mets[type] });
    await editType(parts, asViewer(admin), usualTypes[type], patch);
  }
}
