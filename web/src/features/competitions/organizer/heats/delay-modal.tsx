import type { CompetitionReply } from '@chalkline/contract/competitions/competition.schema.ts';
import type { FloorReply } from '@chalkline/contract/competitions/floor.schema.ts';
import type { FloorDelay } from '@chalkline/contract/competitions/heat-plan.schema.ts';
import { delayFloor, previewFloorDelay } from '@chalkline/contract/competitions/heat-plans.endpoints.ts';
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ConfirmAction } from '../../../../patterns/confirm-action.tsx';
import { Loaded } from '../../../../patterns/loaded.tsx';
import { call } from '../../../../platform/calls.ts';
import { useKeptState } from '../../../../platform/use-kept-state.ts';
import { counted } from '../../../../ui/counted.ts';
import { NumberField } from '../../../../ui/number-field.tsx';
import { SelectField } from '../../../../ui/select-field.tsx';
import { clockTime } from '../../../../ui/times.ts';
import { heatQueries } from '../../heats/heats.queries.ts';
import { conflictText } from './heat-labels.ts';
import styles from './heats.module.css';

interface DelayModalProps {
  competition: CompetitionReply;
  floor: FloorReply;
  onClose: () => void;
}

const usualDelay = 12;
const conflictsShown = 6;

const previewQuery = (competitionId: string, floorId: string, body: FloorDelay) =>
  queryOptions({
    queryKey: [...heatQueries.within(competitionId), 'delay', floorId, body],
    queryFn: async ({ signal }) => {
      const params = { competitionId, floorId };
      return (await call(previewFloorDelay, { params, body }, { signal })).data;
    },
    staleTime: 0,
    placeholderData: keepPreviousData,
  });

/** Moves everything on a floor that has not started; what would collide is shown first. */
export function DelayModal({ competition, floor, onClose }: DelayModalProps) {
  const [minutes, setMinutes] = useKeptState<number | null>(`delay ${floor.id}`, usualDelay);
  const by = minutes !== null && minutes !== 0 && Math.abs(minutes) <= 240 ? minutes : null;
  const isEarlier = by !== null && by < 0;
  const [fromHeatId, setFromHeatId] = useState<string>();
  const body = { minutes: by ?? usualDelay, ...(fromHeatId !== undefined && { fromHeatId }) };
  const competitionId = competition.id;
  const query = useQuery({
    ...previewQuery(competitionId, floor.id, body),
    enabled: by !== null,
  });
  return (
    <ConfirmAction
      title={isEarlier ? `Move ${floor.name} earlier?` : `Delay ${floor.name}?`}
      confirm={by === null ? 'Delay' : isEarlier ? `Move ${-by} min earlier` : `Delay ${by} min`}
      keep="Keep the times"
      ready={by !== null && !query.isPlaceholderData && (query.data?.heats ?? 0) > 0 && !query.data?.isPast}
      send={(keyed) =>
        keyed(delayFloor, {
          params: { competitionId, floorId: floor.id },
          body,
        })
      }
      done={{
        title: isEarlier ? `${floor.name} moved earlier` : `${floor.name} delayed`,
        detail: 'Everyone who competes or judges there was notified once.',
      }}
      invalidates={[heatQueries.within(competitionId)]}
      onClose={onClose}
    >
      <NumberField
        label="Minutes"
        value={minutes}
        onChange={setMinutes}
        unit="min"
        hint="With a minus, heats start earlier."
        error={by === null && 'Enter 1 to 240 minutes, with a minus to start earlier.'}
      />
      {by !== null && (
        <Loaded query={query} failed="Couldn’t check the new times">
          {({ heats, people, first, choices, isPast, conflicts }) => (
            <>
              {choices.length > (first ? 1 : 0) && (
                <SelectField
                  label="First heat to move"
                  choices={choices.map(({ heatId, name, startsAt }) => ({
                    value: heatId,
                    label: `${name}, ${clockTime(startsAt, competition.zone)}`,
                  }))}
                  value={first?.heatId ?? null}
                  placeholder="Choose one"
                  onChange={setFromHeatId}
                />
              )}
              <p>
                {first && isPast
                  ? `${first.name} would start at ${clockTime(first.to, competition.zone)}, which has passed. Enter fewer minutes.`
                  : first
                    ? `Moves ${counted(heats, ['heat', 'heats'])}, from ${first.name} (${clockTime(first.from, competition.zone)} to ${clockTime(first.to, competition.zone)}). Notifies ${counted(people, ['person', 'people'])} with an account.`
                    : choices.length > 0
                      ? 'The time of these heats is over. Choose the first one that hasn’t taken place.'
                      : 'All heats on this floor have started.'}
              </p>
              {conflicts.length > 0 && (
                <div className={styles.collisions}>
                  <p>{`${counted(conflicts.length, ['new conflict', 'new conflicts'])}:`}</p>
                  <ul>
                    {conflicts.slice(0, conflictsShown).map(({ workoutId, conflict, name }) => (
                      <li key={`${workoutId} ${conflict.kind} ${conflict.heatId} ${conflict.entryId}`}>
                        {`${name}: ${conflictText(conflict)}`}
                      </li>
                    ))}
                  </ul>
                  {conflicts.length > conflictsShown && (
                    <p>{`and ${conflicts.length - conflictsShown} more`}</p>
                  )}
                </div>
              )}
            </>
          )}
        </Loaded>
      )}
    </ConfirmAction>
  );
}
