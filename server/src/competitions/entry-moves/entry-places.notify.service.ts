import type { EntryState } from '@chalkline/contract/competitions/entry.lifecycle.ts';
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
import { type EntryForNotice, findEntriesForNotices } from '../entries/entry-notices.repository.ts';

const subjectKind = 'competition_entry';

interface PlaceNews {
  readonly entryId: string;
  readonly happening: 'registered' | 'reinstated' | 'merged' | Exclude<EntryState, 'active'>;
  /** Never notified of it. null: also the one who did it gets a confirmation. */
  readonly actorId: string | null;
  readonly recipients: readonly (string | null)[];
  /** Leads to the order that paid for the place. */
  readonly orderId?: string;
  /** What the organizer writes to the athlete. */
  readonly message?: string;
  /** false: a mail of its own goes out. */
  readonly byMail?: boolean;
}

/** Notifies athletes that they have a place in a competition, have it back, lost it or don’t compete for places any more. */
export async function notifyOfPlace(parts: Parts, tx: Transaction, news: PlaceNews): Promise<void> {
  const { entryId, happening, actorId, recipients, orderId, message, byMail = true } = news;
  await notify(parts, tx, {
    kind: 'challenge',
    cause: `${subjectKind}:${entryId}:${happening}:${parts.clock.now().toISOString()}`,
    subject: { kind: subjectKind, id: entryId },
    happening,
    details: { ...(orderId !== undefined && { orderId }), ...(message && { message }) },
    actorId,
    recipients: recipients.filter((id) => id !== null),
    byMail,
  });
}

/** Shown while it's still true and the competition can be seen; that somebody was cut, not while the board is frozen. */
export const entryPlaceSubject: NotificationSubject = { kind: subjectKind, raises: ['challenge'], tell };

async function tell({ database }: SubjectParts, notices: readonly Notice[]): Promise<(NoticeText | null)[]> {
  const ids = [...new Set(notices.map(({ subjectId }) => subjectId))];
  const byId = new Map((await findEntriesForNotices(database.sql, ids)).map((row) => [row.id, row]));
  return notices.map((notice) => {
    const entry = byId.get(notice.subjectId);
    return entry ? textOf(notice, entry) : null;
  });
}

function textOf({ happening, details }: Notice, entry: EntryForNotice): NoticeText | null {
  const { name, bib, state, division, isFrozen, competition } = entry;
  const isTrue = isLeaving(happening) ? state === happening : !hasLeft(state);
  if (competition.state === 'draft' || !isTrue || (happening === 'cut' && isFrozen)) return null;
  const who = `${name}, ${division}`;
  const { orderId, message } = details;
  const note = typeof message === 'string' ? ` ${message}` : '';
  const why = `${who}.${note || ' The organizer can tell you why.'}`;
  const address =
    typeof orderId === 'string' ? urlOf('order', { orderId }) : urlOf('competitionDetail', competition);
  const texts: Readonly<Record<string, readonly [title: string, text: string]>> = {
    registered: [`You’re registered for ${competition.name}`, `${who}, bib ${bib}.`],
    withdrawn: [
      `You’re withdrawn from ${competition.name}`,
      `${who}. The place is released for others.${note}`,
    ],
    disqualified: [`You’re disqualified from ${competition.name}`, why],
    cut: [`You don’t advance in ${competition.name}`, why],
    out: [`You’re listed as out in ${competition.name}`, why],
    merged: [`Your two entries in ${competition.name} are one now`, `${who}, bib ${bib}.`],
    reinstated: [`You’re back in ${competition.name}`, `${who}, bib ${bib}.${note}`],
  };
  const found = texts[happening];
  return found ? { title: found[0], text: found[1], address, discreet: null } : null;
}

function isLeaving(happening: string): boolean {
  return happening === 'cut' || hasLeft(happening);
}

/** Somebody who was cut still has their place. */
function hasLeft(state: string): boolean {
  return state === 'withdrawn' || state === 'disqualified' || state === 'out';
}
