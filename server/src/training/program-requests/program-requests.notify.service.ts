import type { ProgramRequestState } from '@chalkline/contract/training/program-request.lifecycle.ts';
import { urlOf } from '@chalkline/contract/urls.ts';
import type {
  Notice,
  NoticeText,
  NotificationSubject,
  SubjectParts,
} from '../../notifications/notifications/notification-subject.service.ts';
import { notify, notifyWaitingOfMany } from '../../notifications/notifications/notify.service.ts';
import type { Transaction } from '../../platform/database/database.ts';
import type { Parts } from '../../platform/parts.ts';
import { programNames } from '../../programs/catalog/versions.service.ts';
import { type FoundRequest, findRequestsNamed } from './program-requests.repository.ts';
import type { ProgramRequestRow } from './program-requests.table.ts';

const subjectKind = 'program_request';

/** Tells the other of the two. */
export async function notifyOfProgramRequest(
  parts: Pick<Parts, 'clock' | 'jobs' | 'live'>,
  tx: Transaction,
  { id, fromId, toId, state }: Pick<ProgramRequestRow, 'id' | 'fromId' | 'toId' | 'state'>,
  actorId: string,
): Promise<void> {
  await notify(parts, tx, {
    kind: 'request',
    cause: `${subjectKind}:${id}`,
    subject: { kind: subjectKind, id },
    happening: state,
    actorId,
    recipients: [fromId, toId],
    revises: true,
  });
}

/** Tells each of the people whom a program is assigned to at once. */
export async function notifyOfAssignments(
  parts: Pick<Parts, 'clock' | 'live'>,
  tx: Transaction,
  actorId: string,
  sent: readonly Pick<ProgramRequestRow, 'id' | 'toId'>[],
): Promise<void> {
  if (sent.length === 0) return;
  await notifyWaitingOfMany(parts, tx, {
    kind: 'request',
    subjectKind,
    actorId,
    revises: true,
    sayings: sent.map(({ id, toId }) => ({
      cause: `${subjectKind}:${id}`,
      subjectId: id,
      happening: 'open',
      recipients: [toId],
    })),
  });
}

/** What happened last, for as long as it is so. */
export const programRequestSubject: NotificationSubject = { kind: subjectKind, raises: ['request'], tell };

async function tell({ database }: SubjectParts, notices: readonly Notice[]): Promise<(NoticeText | null)[]> {
  const ids = [...new Set(notices.map(({ subjectId }) => subjectId))];
  const found = await findRequestsNamed(database.sql, ids);
  const names = await programNames(
    database.sql,
    found.map(({ programId }) => programId),
  );
  const byId = new Map(found.map((row) => [row.id, row]));
  return notices.map(({ subjectId, personId, happening }) => {
    const row = byId.get(subjectId);
    const name = row && names.get(row.programId);
    if (!row || !name || row.state !== happening) return null;
    return row.toId === personId ? toReceiver(row, name) : toSender(row, name);
  });
}

const address = urlOf('programRequests');

function toReceiver({ state, isAssigned, fromName }: FoundRequest, program: string): NoticeText | null {
  // Who accepts by hand gets no notification, so this one started by itself.
  if (state === 'accepted' && !isAssigned)
    return {
      title: `${fromName} starts ${program}`,
      text: 'You accept programs of your clients at once.',
      address,
      open: 'View program requests',
      discreet: null,
    };
  if (state !== 'open') return null;
  return {
    title: isAssigned ? `${fromName} assigned you ${program}` : `${fromName} asks you for ${program}`,
    text: 'Accept or decline the request.',
    address,
    discreet: null,
  };
}

const answers: Readonly<Partial<Record<ProgramRequestState, string>>> = {
  accepted: 'accepted',
  declined: 'declined',
};

function toSender({ state, isAssigned, toName }: FoundRequest, program: string): NoticeText | null {
  const verb = answers[state];
  if (!verb) return null;
  const started = isAssigned ? 'They start with your plan.' : 'The workouts are in your training.';
  const said = {
    title: `${toName} ${verb} ${program}`,
    text: state === 'declined' ? 'Read the reason.' : started,
    discreet: null,
  };
  if (state === 'accepted' && !isAssigned)
    return { ...said, address: urlOf('fitnessTrainer'), open: 'View your training' };
  return { ...said, address };
}
