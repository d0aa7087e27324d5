import type { PaperSubjectKind, PaperSubjectName } from '@chalkline/contract/waivers/paper-subjects.ts';
import type { Sql } from '../../platform/database/database.ts';
import type { MaybeViewer } from '../../platform/http/viewer.ts';
import type { ParticipantsQuery } from './subjects.repository.ts';

/** A kind of thing that waivers and questions belong to. Its domain hands this over in its manifest. */
export interface PaperSubject {
  readonly kind: PaperSubjectKind;
  /** What the viewer may know of it and do; null: it doesn't exist for them. */
  readonly see: (sql: Sql, viewer: MaybeViewer, id: string) => Promise<PaperSubjectSeen | null>;
  /** Their names and where people answer and sign, without a check of who asks; drafts are left out. */
  readonly named: (sql: Sql, ids: readonly string[]) => Promise<readonly NamedSubject[]>;
  /** Who takes part, for those who manage it. */
  readonly participants: (id: string) => ParticipantsQuery;
}

export interface NamedSubject {
  readonly id: string;
  readonly title: string;
  readonly address: string;
}

export interface PaperSubjectSeen {
  readonly title: string;
  /** Who was born later is a minor on the day; null: age doesn't matter. */
  readonly adultIfBornBy: string | null;
  /** May change waivers and questions, if it is open. */
  readonly mayManage: boolean;
  /** May read answers and signatures. */
  readonly mayRead: boolean;
  /** False: nothing about it changes anymore. */
  readonly isOpen: boolean;
  /** Answers are kept by place, such as a ticket, and given through its own calls; left out: by person. */
  readonly answersByPlace?: boolean;
}

/** A thing that was seen. */
export interface SeenSubject extends PaperSubjectSeen, PaperSubjectName {}
