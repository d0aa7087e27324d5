import type { CaseReply, CaseRow } from '@chalkline/contract/moderation/case.schema.ts';
import type { CaseListed, CaseShown } from './cases.service.ts';

export function presentCase({ found, photoPath, decided }: CaseListed): CaseRow {
  const { id, number, kind, about, place, level, movedUp, state, reason, reports, hiddenAt, openedAt } =
    found;
  return {
    id,
    number: number ?? 0,
    kind,
    place,
    level,
    movedUp,
    state,
    reason,
    reports,
    about: about && { id: about.id, name: about.name, handle: about.handle, photo: photoPath },
    isHidden: hiddenAt !== null,
    openedAt: openedAt.toISOString(),
    decided: decided && {
      action: decided.action,
      by: decided.by,
      until: decided.until?.toISOString() ?? null,
      at: decided.createdAt.toISOString(),
    },
    appealState: found.appealState,
  };
}

/** Who wrote or reported it sees what was decided and why, and neither who decided nor what others reported. */
export function presentCaseDetail(shown: CaseShown): CaseReply {
  const {
    found,
    as,
    copy,
    address,
    held,
    reports,
    around,
    before,
    history,
    appeal,
    appealUntil,
    can,
    isOver,
  } = shown;
  const isModerator = as === 'moderator';
  const isReporter = as === 'reporter';
  const row = presentCase(shown);
  return {
    ...row,
    ...(!isModerator && { movedUp: null, reports: 0 }),
    ...(isReporter && {
      appealState: null,
      decided: row.decided && { ...row.decided, by: null, until: null },
    }),
    ...(as === 'author' && row.decided && { decided: { ...row.decided, by: null } }),
    as,
    copy,
    address,
    ...held,
    notes: isModerator ? reports.map(({ reason, note }) => ({ reason, note })) : [],
    around: around.map(({ at, ...line }) => ({ ...line, at: at.toISOString() })),
    before: before.map(({ action, createdAt }) => ({ action, at: createdAt.toISOString() })),
    history: history
      .filter(({ action }) => isModerator || told.includes(action))
      .filter(({ action }) => !isReporter || !appealing.includes(action))
      .map(({ action, by, reason, note, until, createdAt }) => ({
        action,
        by: isModerator ? by : null,
        reason,
        note: isReporter ? '' : note,
        until: isReporter ? null : (until?.toISOString() ?? null),
        at: createdAt.toISOString(),
      })),
    appeal:
      appeal && !isReporter
        ? { text: appeal.text, at: appeal.createdAt.toISOString(), state: appeal.state, note: appeal.note }
        : null,
    appealUntil: isReporter ? null : (appealUntil?.toISOString() ?? null),
    isOver,
    version: found.version,
    can: { ...can, decide: [...can.decide] },
  };
}

const appealing: readonly string[] = ['appeal', 'grant_appeal', 'refuse_appeal'];
const told: readonly string[] = [
  'dismiss',
  'hide',
  'remove',
  'warn',
  'mute',
  'ban',
  'suspend',
  'undo',
  ...appealing,
];
