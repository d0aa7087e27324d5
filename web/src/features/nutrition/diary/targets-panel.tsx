import {
  declineTargets,
  setDiarySettings,
  setTargets,
} from '@chalkline/contract/nutrition/measures.endpoints.ts';
import type { TargetFigures, TrainerTargetsReply } from '@chalkline/contract/nutrition/targets.schema.ts';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useAction } from '../../../patterns/use-action.ts';
import { Button } from '../../../ui/button.tsx';
import { Switch } from '../../../ui/choices.tsx';
import { Note } from '../../../ui/note.tsx';
import { Stack } from '../../../ui/page.tsx';
import { Panel } from '../../../ui/panel.tsx';
import text from '../../../ui/text.module.css';
import styles from './diary.module.css';
import { diaryQueries } from './diary.queries.ts';
import { targetLines } from './target-texts.ts';
import { TargetsModal } from './targets-modal.tsx';
import { dayLabel } from './weeks.ts';

interface TargetsPanelProps {
  day: string;
  targets: TargetFigures | null;
  hidesCalories: boolean;
  /** A link leads here. */
  isSought?: boolean;
}

/** Targets by weekday, and whether calories are shown. */
export function TargetsPanel({ day, targets, hidesCalories, isSought = false }: TargetsPanelProps) {
  const [open, setOpen] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  const { data } = useQuery(diaryQueries.targets(day));
  useEffect(() => {
    if (isSought && data) place.current?.scrollIntoView({ block: 'center' });
  }, [isSought, data]);
  const hide = useAction({
    send: (call, hides: boolean) => call(setDiarySettings, { body: { hidesCalories: hides } }),
    failed: 'Couldn’t save it',
    invalidates: [diaryQueries.all],
  });
  const lines = data ? targetLines(data, hidesCalories) : [];
  return (
    <Panel
      title="Targets"
      padded
      actions={
        <Button size={48} onClick={() => setOpen(true)}>
          Set targets
        </Button>
      }
    >
      <div ref={place}>
        <Stack gap={12}>
          {data && lines.length === 0 && (
            <p className={text.muted}>Set what you want to reach on which weekdays.</p>
          )}
          {lines.map(({ days, figures }) => (
            <p key={`${days} ${figures}`}>
              <b>{days}</b> <span className={text.hint}>{figures}</span>
            </p>
          ))}
          {data?.byTrainers.map((set) => (
            <TrainerNote key={set.id} set={set} />
          ))}
          <Switch
            label="Hide calories"
            checked={hide.sending ?? hidesCalories}
            onChange={({ currentTarget: { checked } }) => hide.run(checked)}
          />
        </Stack>
      </div>
      {open && (
        <TargetsModal
          title="Set targets"
          {...{ day, targets }}
          send={(call, { note: _, ...body }) => call(setTargets, { body })}
          invalidates={[diaryQueries.all]}
          onClose={() => setOpen(false)}
        />
      )}
    </Panel>
  );
}

/** Who set targets for the person, and the way out. */
function TrainerNote({ set }: { set: TrainerTargetsReply }) {
  const decline = useAction({
    send: (call) => call(declineTargets, { params: { trainerTargetsId: set.id } }),
    done: 'Targets declined',
    failed: 'Couldn’t decline them',
    invalidates: [diaryQueries.all],
  });
  return (
    <Note>
      <p>
        Set by {set.trainerName}, from {dayLabel(set.startsOn)}.
      </p>
      {set.note !== '' && <p className={styles.keptLines}>{set.note}</p>}
      <Button size={48} busy={decline.busy} onClick={() => decline.run()}>
        Decline
      </Button>
    </Note>
  );
}
