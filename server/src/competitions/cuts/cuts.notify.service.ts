import { urlOf } from '@chalkline/contract/urls.ts';
import type {
  Notice,
  NoticeText,
  NotificationSubject,
  SubjectParts,
} from '../../notifications/notifications/notification-subject.service.ts';
import {
  notifyWaitingOfMany,
  retractNoticesOfMany,
} from '../../notifications/notifications/notify.service.ts';
import type { Transaction } from '../../platform/database/database.ts';
import type { Viewer } from '../../platform/http/viewer.ts';
import type { ThreadParts } from '../../platform/threads/threads.ts';
import { isReleased } from '../workouts/workouts.rules.ts';
import {
  type CutRecipient,
  findCutsForNotices,
  findHeldCuts,
  findPeopleOfEntry,
  findPlacesOf,
  findWhoGoesOn,
  findWhoWasCut,
  isBoardFrozen,
} from './cut-notices.repository.ts';
import { releaseFromCuts } from './cuts.repository.ts';

const subjectKind = 'competition_cut';

type NotifyParts = Pick<ThreadParts, 'clock' | 'live'>;

interface CutMoved {
  readonly id: string;
  readonly divisionId: string;
  readonly undoneAt: Date | null;
}

/**
 * Notifies a division's athletes of a cut, or that it was undone: once each, and again only if their own outcome
 * changed. While the board is frozen nobody is notified; see `notifyOfHeldCuts`.
 */
export async function notifyOfCut(
  parts: NotifyParts,
  tx: Transaction,
  viewer: Viewer,
  cut: CutMoved,
): Promise<void> {
  if (await isBoardFrozen(tx.sql, cut.divisionId)) return;
  await notifyOfCuts(parts, tx, viewer, [cut]);
}

/** Sends the notices held back while these divisions' boards were frozen. Call it before they unfreeze. */
export async function notifyOfHeldCuts(
  parts: NotifyParts,
  tx: Transaction,
  viewer: Viewer,
  divisionIds: readonly string[],
): Promise<void> {
  await notifyOfCuts(parts, tx, viewer, await findHeldCuts(tx.sql, divisionIds));
}

/**
 * Notifies an athlete who was reinstated by hand after a cut. While the board is frozen they're notified when it
 * unfreezes, like everyone who advances. Gives false for an athlete whom no cut had moved: they aren't notified here.
 */
export async function notifyReinstated(
  parts: NotifyParts,
  tx: Transaction,
  viewer: Viewer,
  entryId: string,
): Promise<boolean> {
  const cuts = await releaseFromCuts(tx.sql, entryId);
  const [cut] = cuts;
  if (!cut || (await isBoardFrozen(tx.sql, cut.divisionId))) return cut !== undefined;
  const recipients = await findPeopleOfEntry(tx.sql, entryId);
  const happenings = cuts.map(({ id }) => ({ id, happening: 'goes_on' as const, recipients }));
  await notifyOfHappenings(parts, tx, viewer, happenings);
  return true;
}

/**
 * Handles all cuts together, with as many queries for one as for all.
 *
 * A cut that was undone no longer says that anyone advanced. Athletes who had been cut are always notified, because
 * they may be on their way home; those who had advanced only if they had read about it.
 */
async function notifyOfCuts(parts: NotifyParts, tx: Transaction, viewer: Viewer, cuts: readonly CutMoved[]) {
  if (cuts.length === 0) return;
  const [undone, made] = [cuts.filter(isUndone), cuts.filter((cut) => !isUndone(cut))];
  const reached = await retractNoticesOfMany(parts, tx, subjectKind, undone.map(idOf));
  const wereCut = byWhat(await findWhoWasCut(tx.sql, cuts.map(idOf)));
  const divisionIds = [...new Set(made.map(({ divisionId }) => divisionId))];
  const goOn = byWhat(divisionIds.length > 0 ? await findWhoGoesOn(tx.sql, divisionIds) : []);
  const happenings = cuts.flatMap((cut): Happening[] => {
    const { id, divisionId } = cut;
    const moved = wereCut.get(id) ?? [];
    if (isUndone(cut))
      return [{ id, happening: 'undone', recipients: [...moved.map(personOf), ...(reached.get(id) ?? [])] }];
    // Someone with entries on both sides of the cut line advances.
    const on = new Set((goOn.get(divisionId) ?? []).map(personOf));
    const out = moved.filter(({ isCut, personId }) => isCut && !on.has(personId)).map(personOf);
    return [
      { id, happening: 'goes_on', recipients: [...on] },
      { id, happening: 'cut', recipients: out },
    ];
  });
  await notifyOfHappenings(parts, tx, viewer, happenings);
}

const isUndone = ({ undoneAt }: CutMoved) => undoneAt !== null;
const idOf = ({ id }: CutMoved) => id;
const personOf = ({ personId }: CutRecipient) => personId;

function byWhat(people: readonly CutRecipient[]): ReadonlyMap<string, readonly CutRecipient[]> {
  return Map.groupBy(people, ({ of }) => of);
}

interface Happening {
  readonly id: string;
  readonly happening: 'goes_on' | 'cut' | 'undone';
  readonly recipients: readonly string[];
}

function notifyOfHappenings(
  parts: NotifyParts,
  tx: Transaction,
  viewer: Viewer,
  happenings: readonly Happening[],
): Promise<void> {
  const sayings = happenings.map(({ id, ...said }) => ({
    ...said,
    cause: `${subjectKind}:${id}`,
    subjectId: id,
  }));
  return notifyWaitingOfMany(parts, tx, {
    kind: 'cut',
    subjectKind,
    sayings,
    revises: true,
    actorId: viewer.personId,
  });
}

/** Shown while the person is registered in the division and the competition isn't a draft. */
export const cutSubject: NotificationSubject = { kind: subjectKind, raises: ['cut'], tell };

type CutOfNotice = Awaited<ReturnType<typeof findCutsForNotices>>[number];

async function tell(
  { database, clock }: SubjectParts,
  notices: readonly Notice[],
): Promise<(NoticeText | null)[]> {
  const found = await findCutsForNotices(database.sql, [
    ...new Set(notices.map(({ subjectId }) => subjectId)),
  ]);
  const divisionIds = [...new Set(found.map(({ divisionId }) => divisionId))];
  const personIds = [...new Set(notices.map(({ personId }) => personId))];
  const places = await findPlacesOf(database.sql, divisionIds, personIds);
  const cuts = new Map(found.map((cut) => [cut.id, cut]));
  const placeOf = new Map(places.map((place) => [`${place.divisionId} ${place.personId}`, place]));
  const now = clock.now();
  return notices.map(({ subjectId, personId, happening }) => {
    const cut = cuts.get(subjectId);
    const place = cut && placeOf.get(`${cut.divisionId} ${personId}`);
    if (!place || cut.competitionState === 'draft') return null;
    // A workout whose release was postponed isn't named.
    return textOf(cut, {
      happening,
      team: place.team,
      after: isReleased(cut, now) ? ` after ${cut.workout}` : '',
    });
  });
}

interface Said {
  readonly happening: string;
  readonly team: string | null;
  readonly after: string;
}

function textOf(
  { competition, competitionId, division, divisionId }: CutOfNotice,
  { happening, team, after }: Said,
): NoticeText {
  const who = team ?? 'You';
  const words = {
    goes_on: {
      title: `${who} made the cut in ${competition}`,
      text: `${division} was cut${after}, and ${team ?? 'you'} advanced.`,
    },
    cut: {
      title: `${who} didn’t make the cut in ${competition}`,
      text: `${division} was cut${after}. ${team ? 'The team keeps its' : 'You keep your'} points and final place.`,
    },
    undone: {
      title: `A cut was undone in ${competition}`,
      text: `The ${division} cut${after} was undone. Everyone it eliminated is competing again.`,
    },
  }[happening === 'goes_on' || happening === 'cut' ? happening : 'undone'];
  return {
    ...words,
    address: urlOf('leaderboard', { id: competitionId }, { division: divisionId }),
    discreet: null,
  };
}
