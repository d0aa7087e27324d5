import type { CompetitionReply } from '@chalkline/contract/competitions/competition.schema.ts';

/** What each step gets about the draft. */
export interface Flow {
  readonly competition: CompetitionReply;
  /** When the draft was last saved on this screen; null if not yet. */
  readonly savedAt: string | null;
  /** Call it after each save: it reads the draft again. */
  readonly tellSaved: () => void;
}

/** Which steps are complete, for the stepper. */
export function stepsDone(
  { divisions, workouts }: CompetitionReply,
  scheduleLines: number,
  takesRegistrations: boolean,
) {
  return {
    challenge: true,
    divisions: divisions.length > 0,
    workouts: workouts.length > 0,
    schedule: scheduleLines > 0,
    // Scoring has defaults: with divisions and workouts the leaderboard is complete.
    leaderboard: divisions.length > 0 && workouts.length > 0,
    registration: takesRegistrations,
  };
}
