import { signedIn } from '../../accounts/people/people.factory.ts';
import type { Parts } from '../../platform/parts.ts';
import { type CompetitionMade, competition } from '../competitions/competitions.factory.ts';
import { importEntries } from '../imports/entries-import.service.ts';
import { importScores } from '../imports/scores-import.service.ts';
import { rankedHereAtMost } from './boards.thread.service.ts';

export const largeBoardSize = rankedHereAtMost + 60;

export interface LargeBoard {
  readonly made: CompetitionMade;
  readonly competitionId: string;
  readonly divisionId: string;
  /** The owner's session. */
  readonly as: string;
  readonly params: { readonly competitionId: string };
}

/** A division that is kept packed, with scores, some of them capped, in all workouts but for some athletes. */
export async function largeBoard(parts: Parts): Promise<LargeBoard> {
  const made = await competition(parts, { name: 'Large', state: 'live' });
  const competitionId = made.view.competition.id;
  const divisionId = made.view.divisions[0]?.id ?? '';
  const lines = Array.from({ length: largeBoardSize }, (_, index) => index + 1);
  const csv = `bib,name,country\n${lines.map((bib) => `${bib},Athlete ${bib},${bib % 2 ? 'NOR' : 'NLD'}`).join('\n')}`;
  await importEntries(parts, made.viewer, competitionId, { csv, dryRun: false, divisionId });
  for (const [index, workout] of made.view.workouts.entries()) {
    const scores = lines.filter((bib) => bib % (7 + index) !== 0).map((bib) => `${bib},${typed(index, bib)}`);
    const given = { csv: `bib,score\n${scores.join('\n')}`, workoutId: workout.id };
    await importScores(parts, made.viewer, competitionId, {
      ...given,
      dryRun: false,
      answers: {},
      reason: '',
    });
  }
  return {
    made,
    competitionId,
    divisionId,
    as: await signedIn(parts, made.owner),
    params: { competitionId },
  };
}

function typed(workout: number, bib: number): string {
  if (workout === 1) return String(40 + (bib % 90));
  if (workout === 2) return String(10 + (bib % 50));
  return bib % 5 === 0 ? `CAP+${1 + (bib % 40)}` : `${6 + (bib % 3)}:${String(bib % 60).padStart(2, '0')}`;
}
