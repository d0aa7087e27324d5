import type { MemberParams } from '@chalkline/contract/groups/member.schema.ts';
import type { ReportReason } from '@chalkline/contract/groups/moderation-reasons.ts';
import type { Transaction } from '../../platform/database/database.ts';
import type { Viewer } from '../../platform/http/viewer.ts';
import type { Parts } from '../../platform/parts.ts';
import type { GroupSeen } from '../groups/group-access.service.ts';

/** What a moderator did to a member without a report. */
export interface MemberDecision extends MemberParams {
  readonly action: 'ban' | 'mute';
  readonly reason: ReportReason;
  readonly note: string;
  /** When a mute ends. */
  readonly until: Date | null;
}

type RecordDecision = (
  parts: Parts,
  tx: Transaction,
  viewer: Viewer,
  group: GroupSeen,
  decision: MemberDecision,
) => Promise<void>;

let recorder: RecordDecision | null = null;

/**
 * Sets the function that writes a decision down, so that the member reads why and can appeal; called by the manifest of
 * moderation, which knows groups and is injected instead of imported.
 */
export function setDecisionRecorder(record: RecordDecision): void {
  recorder = record;
}

/** Writes a decision down and tells the member, in the transaction that carries it out. */
export async function recordDecision(...decided: Parameters<RecordDecision>): Promise<void> {
  if (!recorder) throw new Error('Nothing records decisions about members.');
  await recorder(...decided);
}
