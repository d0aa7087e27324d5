import type { PaperSubjectKind, PaperSubjectName } from '@chalkline/contract/waivers/paper-subjects.ts';
import type { SQL } from 'drizzle-orm';
import type { Sql } from '../../platform/database/database.ts';
import type { MaybeViewer } from '../../platform/http/viewer.ts';

/** A kind of thing that waivers and questions belong to. Its domain hands this over in its manifest. */
export interface PaperSubject {
  readonly kind: PaperSubjectKind;
  /** What the viewer may know of it and do; null: it doesn't exist for them. */
  readonly see: (sql: Sql, viewer: MaybeViewer, id: string) => Promise<PaperSubjectSeen | null>;
  /**
   * A query of everybody who takes part, for those who manage it: `key` (text, unique), `person_id` (uuid, null
   * without an account), `name`, and `detail` (text, such as the division).
   */
  readonly participants: (id: string) => SQL;
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
}

/** A thing that was seen. */
export interface SeenSubject extends PaperSubjectSeen, PaperSubjectName {}
