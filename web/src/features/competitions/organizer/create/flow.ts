import type { CompetitionReply } from '@chalkline/contract/competitions/competition.schema.ts';

/** What every step knows of the draft it is a step of. */
export interface Flow {
  readonly competition: CompetitionReply;
  /** When something of it was last saved on this screen; null while nothing was. */
  readonly savedAt: string | null;
  /** To be called after every save: the draft is read again. */
  readonly tellSaved: () => void;
}

/** The steps that hold what they need, so that the tabs can say it. */
export function stepsDone({ divisions, workouts }: CompetitionReply, scheduleLines: number) {
  return {
    challenge: true,
    divisions: divisions.length > 0,
    workouts: workouts.length > 0,
    schedule: scheduleLines > 0,
    // Its rules have defaults: with somebody to rank by something there is a leaderboard.
    leaderboard: divisions.length > 0 && workouts.length > 0,
  };
}
