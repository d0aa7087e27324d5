import type { CompetitionReply } from '@chalkline/contract/competitions/competition.schema.ts';
import { type ScoreReply, scoreCheckStates } from '@chalkline/contract/competitions/score.schema.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useSearchParams } from 'react-router';
import { withParam } from '../../../../platform/use-search-text.ts';
import { Panel } from '../../../../ui/panel.tsx';
import { typingHelp } from '../../typing-help.ts';
import { scoringText } from '../../workout-labels.ts';
import { keepScore } from './keep-score.ts';
import { ScoreSheet } from './score-sheet.tsx';
import styles from './sheet.module.css';
import { SheetFilters } from './sheet-filters.tsx';
import { SheetNews } from './sheet-news.tsx';
import { sendTo } from './submission.ts';
import { UndoBar } from './undo-bar.tsx';
import { useScoreActs } from './use-score-acts.ts';

const checks = [...scoreCheckStates, 'unchecked'] as const;

/** The score sheet with its filters. Undo works across workouts. */
export function SheetPanel({ competition }: { competition: CompetitionReply }) {
  const { id, workouts, divisions, can } = competition;
  const [params, setParams] = useSearchParams();
  const cache = useQueryClient();
  const send = useMemo(() => sendTo(id), [id]);
  const onCurrent = (score: ScoreReply) => keepScore(cache, id, score);
  const acts = useScoreActs(send, onCurrent);
  const [focusOn, setFocusOn] = useState<string | null>(null);
  const workout = workouts.find((one) => one.id === params.get('workout')) ?? workouts[0];
  if (!workout) return null;
  const divisionId = params.get('division') ?? '';
  const missing = params.get('missing') === '1';
  const check = checks.find((one) => one === params.get('check')) ?? '';
  const choose = (name: string, value: string) => {
    setFocusOn(null);
    setParams((now) => withParam(now, name, value), { replace: true });
  };
  const goAside = (entryId: string, by: 1 | -1) => {
    const next = workouts[workouts.indexOf(workout) + by];
    if (!next) return;
    setFocusOn(entryId);
    setParams((now) => withParam(now, 'workout', next.id), { replace: true });
  };
  return (
    <Panel>
      <SheetFilters
        competition={competition}
        workoutId={workout.id}
        divisionId={divisionId}
        missing={missing}
        check={check}
        onChoose={choose}
      />
      <p className={styles.help}>
        <b>{scoringText(workout.scoring)}.</b> {typingHelp(workout.scoring)}
        {!can.recordScores && ' This competition isn’t open for changes. Reopen it to correct a score.'}
      </p>
      {can.recordScores && <UndoBar acts={acts} />}
      <SheetNews
        competitionId={id}
        divisionIds={divisionId === '' ? divisions.map((division) => division.id) : [divisionId]}
      />
      <ScoreSheet
        key={`${workout.id} ${divisionId} ${missing} ${check}`}
        competition={competition}
        workout={workout}
        asked={{ workoutId: workout.id, divisionId, search: params.get('search') ?? '', missing, check }}
        send={send}
        acts={acts}
        onCurrent={onCurrent}
        focusOn={focusOn}
        onAside={goAside}
      />
    </Panel>
  );
}
