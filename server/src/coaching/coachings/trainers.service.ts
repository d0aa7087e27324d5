import type { CoachingState } from '@chalkline/contract/coaching/coaching.lifecycle.ts';
import type { AskingReply, TrainersQuery } from '@chalkline/contract/coaching/coaching.schema.ts';
import { readPage } from '../../platform/http/read-page.ts';
import { type Page, presentPage } from '../../platform/http/serve.ts';
import type { Viewer } from '../../platform/http/viewer.ts';
import type { Parts } from '../../platform/parts.ts';
import { childrenBornAfter } from '../../profiles/profiles/profiles.rules.ts';
import { onlookerSees, seePerson } from '../../profiles/profiles/profiles.see.service.ts';
import { pathFor } from '../../uploads/uploads.fetch.service.ts';
import { settingsOf, whoPauses } from '../trainer-settings/trainer-settings.service.ts';
import { findOpenCoachings } from './coachings.repository.ts';
import { findTrainers, type ListedTrainer, trainersOrder } from './trainers.repository.ts';

interface OpenCoaching {
  readonly id: string;
  readonly state: CoachingState;
}

/** A trainer with the path of their photo, and what is open between them and the viewer. */
export interface TrainerSeen extends ListedTrainer {
  readonly photoPath: string | null;
  readonly takesRequests: boolean;
  readonly coaching: OpenCoaching | null;
}

/** Trainers by name, as far as the viewer may see their pages. */
export async function listTrainers(
  parts: Parts,
  viewer: Viewer,
  { search, ...page }: TrainersQuery,
): Promise<Page<TrainerSeen[]>> {
  const { sql } = parts.database;
  const now = parts.clock.now();
  const asked = { viewer, search, childrenBornAfter: childrenBornAfter(now) };
  const found = await readPage(parts.config, page, {
    list: ['trainers', viewer.personId, search],
    order: trainersOrder,
    read: (part) => findTrainers(sql, asked, part),
  });
  const ids = found.data.map(({ id }) => id);
  const open = ids.length > 0 ? await findOpenCoachings(sql, viewer.personId, ids) : [];
  const paused = await whoPauses(sql, ids);
  const byTrainer = new Map(open.map(({ trainerId, id, state }) => [trainerId, { id, state }]));
  return presentPage(found, (row) => ({
    ...row,
    bio: onlookerSees(row, viewer, now)?.bio ? row.bio : null,
    photoPath: row.photo && pathFor(parts, viewer, row.photo, 'viewer'),
    takesRequests: !paused.has(row.id),
    coaching: byTrainer.get(row.id) ?? null,
  }));
}

/** Whether a person is a trainer, and what is open between them and the viewer. Throws 404 for a hidden page. */
export async function getAsking(parts: Parts, viewer: Viewer, who: string): Promise<AskingReply> {
  const { person, isMe } = await seePerson(parts, viewer, who);
  const isTrainer = person.accountType === 'trainer';
  const { sql } = parts.database;
  const [open] = await findOpenCoachings(sql, viewer.personId, [person.id]);
  const { takesRequests } = await settingsOf(sql, person.id);
  return {
    name: person.name,
    isTrainer,
    mayAsk: isTrainer && !isMe && !open && takesRequests,
    coaching: open ? { id: open.id, state: open.state } : null,
  };
}
