import type { RippleReply } from '@chalkline/contract/competitions/ripple.schema.ts';
import type { ScoreValue } from '@chalkline/contract/competitions/score-value.schema.ts';
import { showScore } from '@chalkline/contract/competitions/show-score.ts';
import { asSentence } from '@chalkline/contract/sentence.ts';
import { urlOf } from '@chalkline/contract/urls.ts';
import type {
  Notice,
  NoticeText,
  NotificationSubject,
  SubjectParts,
} from '../../notifications/notifications/notification-subject.service.ts';
import { notify } from '../../notifications/notifications/notify.service.ts';
import type { Sql, Transaction } from '../../platform/database/database.ts';
import type { Viewer } from '../../platform/http/viewer.ts';
import type { Parts } from '../../platform/parts.ts';
import { findPenalizedEntries, type PenalizedEntry } from '../decisions/penalties.repository.ts';
import type { ScoreRow } from '../scores/scores.table.ts';
import { type Corrected, findCorrected } from './score-corrections.repository.ts';
import { isHeardOf } from './score-corrections.rules.ts';

const subjectKind = 'competition_score';

type Correction = Pick<ScoreRow, 'id' | 'previousId' | 'value' | 'reason' | 'receivedAt'>;

/** Notifies athletes, or all of a team, that a published score of theirs was corrected; first scores notify no one. */
export async function notifyOfCorrections(
  parts: Parts,
  tx: Transaction,
  viewer: Viewer,
  scores: readonly Correction[],
): Promise<void> {
  const before = scores.flatMap(({ previousId }) => previousId ?? []);
  if (before.length === 0) return;
  const correctedOf = new Map((await findCorrected(tx.sql, before)).map((one) => [one.id, one]));
  for (const { id, previousId, value, reason, receivedAt } of scores) {
    const corrected = correctedOf.get(previousId ?? '');
    if (!corrected || !isHeardOf(corrected, { personId: viewer.personId, at: receivedAt })) continue;
    const texts = { before: textOf(corrected.value, corrected), after: textOf(value, corrected) };
    if (texts.before === texts.after) continue;
    await notify(parts, tx, {
      kind: 'case',
      cause: `${subjectKind}:${id}`,
      subject: { kind: subjectKind, id: corrected.entry.id },
      happening: value === null ? 'removed' : 'corrected',
      details: { workout: corrected.workout.name, reason: reason ?? '', ...texts },
      actorId: viewer.personId,
      recipients: corrected.personIds,
    });
  }
}

/** How many people corrections of these scores would notify. */
export async function peopleToldOfCorrections(
  parts: Parts,
  sql: Sql,
  { personId }: Viewer,
  scoreIds: readonly string[],
): Promise<RippleReply['notified']> {
  const corrected = await findCorrected(sql, scoreIds);
  const names = new Map(corrected.map(({ entry: { id, name } }) => [id, name]));
  if (names.size === 0) return null;
  const heard = corrected.filter((one) => isHeardOf(one, { personId, at: parts.clock.now() }));
  const people = new Set(heard.flatMap(({ personIds }) => personIds));
  people.delete(personId);
  const [name = null] = names.size === 1 ? names.values() : [];
  return { name, people: people.size };
}

function textOf(value: ScoreValue | null, { workout }: Corrected): string {
  return value === null ? 'no score' : showScore(value, workout.scoring).text;
}

/** Shown while the person competes in the entry. */
export const correctionSubject: NotificationSubject = { kind: subjectKind, raises: ['case'], tell };

async function tell({ database }: SubjectParts, notices: readonly Notice[]): Promise<(NoticeText | null)[]> {
  const ids = [...new Set(notices.map(({ subjectId }) => subjectId))];
  const found = new Map((await findPenalizedEntries(database.sql, ids)).map((entry) => [entry.id, entry]));
  return notices.map((notice) => {
    const entry = found.get(notice.subjectId);
    return entry?.personIds.includes(notice.personId) ? noticeText(entry, notice) : null;
  });
}

function noticeText(
  { competitionId, competitionName, divisionId }: PenalizedEntry,
  { happening, details }: Notice,
): NoticeText {
  const { workout, reason, before, after } = details;
  return {
    title: `Your score in ${competitionName}, ${workout} was ${happening}`,
    text: `${asSentence(String(reason))} It changed from ${before} to ${after}.`,
    address: urlOf('leaderboard', { id: competitionId }, { division: divisionId }),
    discreet: `One of your scores was ${happening}`,
  };
}
