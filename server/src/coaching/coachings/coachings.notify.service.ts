import type { CoachingState } from '@chalkline/contract/coaching/coaching.lifecycle.ts';
import { urlOf } from '@chalkline/contract/urls.ts';
import type {
  Notice,
  NoticeText,
  NotificationSubject,
  SubjectParts,
} from '../../notifications/notifications/notification-subject.service.ts';
import { notify } from '../../notifications/notifications/notify.service.ts';
import type { Transaction } from '../../platform/database/database.ts';
import type { Parts } from '../../platform/parts.ts';
import { findCoachingsNamed } from './coachings.repository.ts';

const subjectKind = 'coaching';

interface CoachingNotice {
  readonly id: string;
  readonly trainerId: string;
  readonly clientId: string;
  readonly happening: CoachingState;
  readonly actorId: string;
}

/** Tells the other of the two. */
export async function notifyOfCoaching(
  parts: Pick<Parts, 'clock' | 'jobs' | 'live'>,
  tx: Transaction,
  { id, trainerId, clientId, happening, actorId }: CoachingNotice,
): Promise<void> {
  await notify(parts, tx, {
    kind: 'request',
    cause: `${subjectKind}:${id}`,
    subject: { kind: subjectKind, id },
    happening,
    actorId,
    recipients: [trainerId, clientId],
    revises: true,
  });
}

/** What happened last, for as long as it is so. */
export const coachingSubject: NotificationSubject = { kind: subjectKind, raises: ['request'], tell };

type Found = Awaited<ReturnType<typeof findCoachingsNamed>>[number];

async function tell({ database }: SubjectParts, notices: readonly Notice[]): Promise<(NoticeText | null)[]> {
  const found = await findCoachingsNamed(database.sql, [
    ...new Set(notices.map(({ subjectId }) => subjectId)),
  ]);
  const byId = new Map(found.map((row) => [row.id, row]));
  return notices.map(({ subjectId, personId, happening }) => {
    const row = byId.get(subjectId);
    if (!row || row.state !== happening) return null;
    if (row.trainerId === personId) return toTrainer(row);
    return row.clientId === personId ? toClient(row) : null;
  });
}

function toTrainer({ id, state, clientName }: Found): NoticeText | null {
  if (state === 'asked')
    return {
      title: `${clientName} asks you for coaching`,
      text: 'Accept or refuse the request.',
      address: urlOf('requestsTrainer'),
      discreet: null,
    };
  if (state !== 'ended') return null;
  return {
    title: `${clientName} ended the coaching`,
    text: 'You no longer see what they shared.',
    address: urlOf('client', { id }),
    open: openLabel(clientName),
    discreet: null,
  };
}

/** Of the mail about a coaching that was more than a request. */
const openLabel = (other: string) => `View coaching with ${other}`;

const clientTitles: Readonly<Partial<Record<CoachingState, string>>> = {
  active: 'coaches you',
  paused: 'paused your coaching',
  refused: 'refused your coaching request',
  ended: 'ended your coaching',
};

function toClient({ id, state, trainerName }: Found): NoticeText | null {
  const title = clientTitles[state];
  if (!title) return null;
  const said = { title: `${trainerName} ${title}`, address: urlOf('trainer', { id }), discreet: null };
  if (state === 'refused') return { ...said, text: 'Read the reason.' };
  return { ...said, text: 'See your coaching.', open: openLabel(trainerName) };
}
