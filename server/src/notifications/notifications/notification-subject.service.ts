import type { Parts } from '../../platform/parts.ts';
import type { OfferedKinds } from '../preferences/preferences.service.ts';
import type { NotificationRow } from './notifications.table.ts';
import { findMomentReaders, type MomentReader, usualReader } from './readers.repository.ts';

type NoticeRow = Pick<
  NotificationRow,
  'id' | 'personId' | 'kind' | 'subjectId' | 'happening' | 'details' | 'actorIds' | 'raisedAt'
>;

/** One person's notification, as passed to the domain of its subject. */
export interface Notice extends NoticeRow {
  readonly reader: MomentReader;
}

/** The text for one person at this moment. */
export interface NoticeText {
  readonly title: string;
  /** An excerpt of the subject; null if the title is enough. */
  readonly text: string | null;
  /** A web address from `urlOf`; null if there is nothing to open. */
  readonly address: string | null;
  /** The button that opens it in emails; left out: that of its kind. */
  readonly open?: string;
  /** Replaces title and text in emails, unless the person allows private text there; null: nothing is private. */
  readonly discreet: string | null;
}

/**
 * A kind of thing people are notified about. Each domain declares its own in its domain.ts; notifications of an
 * undeclared kind are shown to no one.
 */
export interface NotificationSubject extends OfferedKinds {
  /** `competition_announcement`: stored with each notification. */
  readonly kind: string;
  /**
   * The texts of notices, in order; null for a person who may not see the subject right now, or if it was deleted.
   * Called when a list is read, when unread notifications are counted, and when an email is sent. The notices may be
   * for many people and subjects: use a fixed number of queries.
   */
  readonly tell: (parts: SubjectParts, notices: readonly Notice[]) => Promise<readonly (NoticeText | null)[]>;
}

export type SubjectParts = Pick<Parts, 'config' | 'clock' | 'database'>;

/** Asks each notice's own domain. Notices of an unknown kind have no text. */
export async function textsFor(
  parts: SubjectParts,
  subjects: readonly NotificationSubject[],
  rows: readonly (NoticeRow & Pick<NotificationRow, 'subjectKind'>)[],
): Promise<ReadonlyMap<string, NoticeText>> {
  const texts = new Map<string, NoticeText>();
  if (rows.length === 0) return texts;
  const people = [...new Set(rows.map(({ personId }) => personId))];
  const readers = await findMomentReaders(parts.database.sql, people);
  const notices = rows.map((row) => ({ ...row, reader: readers.get(row.personId) ?? usualReader }));
  for (const subject of subjects) {
    const own = notices.filter(({ subjectKind }) => subjectKind === subject.kind);
    if (own.length === 0) continue;
    for (const [index, text] of (await subject.tell(parts, own)).entries()) {
      const notice = own[index];
      if (notice && text) texts.set(notice.id, text);
    }
  }
  return texts;
}
