import { listJudgeScores } from '@chalkline/contract/competitions/judging.endpoints.ts';
import type { HandedInScore } from '@chalkline/contract/competitions/judging.schema.ts';
import { penaltyText } from '@chalkline/contract/competitions/penalty-text.ts';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { call } from '../../../../platform/calls.ts';
import { counted } from '../../../../ui/counted.ts';
import { Disclosure } from '../../../../ui/disclosure.tsx';
import { DrawingShown } from '../../../../ui/drawing-shown.tsx';
import { Stack } from '../../../../ui/page.tsx';
import text from '../../../../ui/text.module.css';
import { exactTime } from '../../../../ui/times.ts';
import { competitionQueries } from '../../competitions.queries.ts';

const handedIn = (competitionId: string, workoutId: string, entryId: string) =>
  queryOptions({
    queryKey: [...competitionQueries.inside(competitionId), 'handed in', workoutId, entryId],
    queryFn: async ({ signal }) => {
      const input = { params: { competitionId }, query: { workoutId, entryId } };
      return (await call(listJudgeScores, input, { signal })).data;
    },
    staleTime: 0,
  });

interface FloorCardsProps {
  competition: { id: string; zone: string };
  workoutId: string;
  entry: { id: string; name: string };
}

/** What judges handed in on the floor, with no-reps, notes and the athlete's signature. */
export function FloorCards({ competition, workoutId, entry }: FloorCardsProps) {
  const { data = [] } = useQuery(handedIn(competition.id, workoutId, entry.id));
  if (data.length === 0) return null;
  return (
    <Disclosure label="From the floor" summary={String(data.length)}>
      <Stack gap={16}>
        {data.map((score) => (
          <Card key={score.submissionId} score={score} athlete={entry.name} zone={competition.zone} />
        ))}
      </Stack>
    </Disclosure>
  );
}

const outcomeTexts = {
  recorded: null,
  same: 'Confirmed the score',
  conflict: 'Differs from the recorded score',
  used: 'Chosen over another judge’s score',
  dropped: 'Not used',
} as const;

function Card({ score, athlete, zone }: { score: HandedInScore; athlete: string; zone: string }) {
  const { understood, judge, receivedAt, noReps, note, penalty, outcome, signature } = score;
  const details = [
    outcomeTexts[outcome],
    noReps > 0 ? counted(noReps, ['no-rep', 'no-reps']) : null,
    penalty && penaltyText(penalty),
    signature ? null : 'not signed',
  ].filter((part) => part !== null);
  return (
    <div>
      <b>{understood}</b>
      <p className={text.hint}>{`${judge.name}, ${exactTime(receivedAt, zone)}`}</p>
      {details.length > 0 && <p className={text.hint}>{details.join(', ')}</p>}
      {note !== '' && <p>“{note}”</p>}
      {signature && <DrawingShown name={athlete} drawing={signature} />}
    </div>
  );
}
