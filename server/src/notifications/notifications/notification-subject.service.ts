import type { Parts } from '../../platform/parts.ts';
import type { OfferedKinds } from '../preferences/preferences.service.ts';
import type { NotificationRow } from './notifications.table.ts';

/** One notification of one person, as the domain of its thing is asked about it. */
export type Notice = Pick<
  NotificationRow,
  'id' | 'personId' | 'kind' | 'subjectId' | 'happening' | 'details' | 'actorIds' | 'raisedAt'
>;

/** The words for one person at this moment. */
export interface NoticeText {
  readonly title: string;
  /** The beginning of what it is about; null when the title says all. */
  readonly text: string | null;
  /** Of the web app, made by `urlOf`; null when there is nothing to open. */
  readonly address: string | null;
  /** What mail says instead of title and text unless the person wants private text there; null: nothing private. */
  readonly discreet: string | null;
}

/**
 * A kind of thing that people are told about. Each domain declares its own in its domain.ts:
 * what notifies is declared there, or nobody ever sees it.
 */
export interface NotificationSubject extends OfferedKinds {
  /** `competition_announcement`: stored with each notification. */
  readonly kind: string;
  /**
   * The words for each notice, in their order; null for whoever may not see the thing at this moment, or when
   * it is gone. Asked when a list is read, when unread ones are counted and again when mail is sent. The
   * notices may be of many people and things: answer with a fixed number of queries.
   */
  readonly tell: (parts: SubjectParts, notices: readonly Notice[]) => Promise<readonly (NoticeText | null)[]>;
}

export type SubjectParts = Pick<Parts, 'config' | 'clock' | 'database'>;

/** Asks each notice's own domain. A kind that nobody registered is seen by nobody. */
export async function textsFor(
  parts: SubjectParts,
  subjects: readonly NotificationSubject[],
  notices: readonly (Notice & Pick<NotificationRow, 'subjectKind'>)[],
): Promise<ReadonlyMap<string, NoticeText>> {
  const texts = new Map<string, NoticeText>();
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
