import type { CompetitionReply } from '@chalkline/contract/competitions/competition.schema.ts';
import type { HeatReply } from '@chalkline/contract/competitions/heat.schema.ts';
import { assignLaneJudges, setLaneJudges } from '@chalkline/contract/competitions/lane-judges.endpoints.ts';
import type { LaneConflict, LaneJudgesReply } from '@chalkline/contract/competitions/lane-judges.schema.ts';
import { urlOf } from '@chalkline/contract/urls.ts';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Loaded } from '../../../../patterns/loaded.tsx';
import { useAction } from '../../../../patterns/use-action.ts';
import { Button, ButtonLink } from '../../../../ui/button.tsx';
import { Checkbox, ChoiceGroup } from '../../../../ui/choices.tsx';
import { counted } from '../../../../ui/counted.ts';
import { Modal } from '../../../../ui/modal.tsx';
import { Row, Stack } from '../../../../ui/page.tsx';
import { SelectField } from '../../../../ui/select-field.tsx';
import { clockTime } from '../../../../ui/times.ts';
import { heatQueries } from '../../heats/heats.queries.ts';
import { heatPlanQueries } from './heat-plan.queries.ts';
import styles from './heats.module.css';

interface JudgesModalProps {
  competition: CompetitionReply;
  workoutId: string;
  onClose: () => void;
}

/** Who judges which lane: spread over the staff at once, or chosen lane by lane. */
export function JudgesModal({ competition, workoutId, onClose }: JudgesModalProps) {
  const judges = useQuery(heatPlanQueries.judges(competition.id, workoutId));
  const heats = useQuery(heatQueries.published(competition.id));
  return (
    <Modal
      opened
      onClose={onClose}
      title="Judges"
      width={720}
      below="Judges are people on the staff. They see their lanes under Judging."
      actions={<ButtonLink to={urlOf('judging')}>Open judging</ButtonLink>}
    >
      <Loaded query={heats} failed="Couldn’t load the heats">
        {({ heats: all }) => (
          <Loaded query={judges} failed="Couldn’t load the judges">
            {(reply) => (
              <Lanes
                competition={competition}
                workoutId={workoutId}
                reply={reply}
                heats={all.filter((heat) => heat.workoutId === workoutId)}
              />
            )}
          </Loaded>
        )}
      </Loaded>
    </Modal>
  );
}

interface LanesProps {
  competition: CompetitionReply;
  workoutId: string;
  reply: LaneJudgesReply;
  heats: readonly HeatReply[];
}

interface Change {
  readonly heatId: string;
  readonly lane: number;
  readonly personId: string | null;
}

function Lanes({ competition, workoutId, reply, heats }: LanesProps) {
  const cache = useQueryClient();
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const params = { competitionId: competition.id, workoutId };
  const { queryKey } = heatPlanQueries.judges(competition.id, workoutId);
  const judgeOf = (heatId: string, lane: number) =>
    reply.lanes.find((one) => one.heatId === heatId && one.lane === lane)?.personId ?? null;
  const keep = (answer: LaneJudgesReply) => cache.setQueryData(queryKey, answer);
  const invalidates = [heatPlanQueries.plan(competition.id, workoutId).queryKey, queryKey];
  const set = useAction<Change, LaneJudgesReply>({
    send: (call, change) => {
      const instead = judgeOf(change.heatId, change.lane);
      return call(setLaneJudges, { params, body: { lanes: [{ ...change, instead }] } });
    },
    failed: 'Couldn’t assign the judge',
    onDone: keep,
    invalidates,
  });
  const chosen = reply.judges.map(({ personId }) => personId).filter((personId) => !left.has(personId));
  const spread = useAction<void, LaneJudgesReply>({
    send: (call) => call(assignLaneJudges, { params, body: { personIds: chosen } }),
    failed: 'Couldn’t assign judges',
    onDone: keep,
    invalidates,
  });
  const nameOf = (personId: string) => reply.judges.find((one) => one.personId === personId)?.name ?? '';
  const lanes = heats.reduce((sum, heat) => sum + heat.lanes.length, 0);
  const free = lanes - reply.lanes.length;
  const mayEdit = competition.can.manageEntries;
  const choices = [
    { value: '', label: 'No judge' },
    ...reply.judges.map(({ personId, name, lanes: count }) => ({
      value: personId,
      label: name,
      hint: counted(count, ['lane', 'lanes']),
    })),
  ];
  return (
    <Stack gap={16}>
      <Row gap={12}>
        <span>
          {free === 0 ? 'Every lane has a judge.' : `${counted(free, ['lane', 'lanes'])} without a judge.`}
        </span>
        {mayEdit && free > 0 && (
          <Button busy={spread.busy} disabled={chosen.length === 0} onClick={() => spread.run()}>
            Fill lanes
          </Button>
        )}
      </Row>
      {mayEdit && free > 0 && (
        <ChoiceGroup legend="Who judges" inline>
          {reply.judges.map(({ personId, name }) => (
            <Checkbox
              key={personId}
              label={name}
              checked={!left.has(personId)}
              onChange={({ target }) => {
                const next = new Set(left);
                if (target.checked) next.delete(personId);
                else next.add(personId);
                setLeft(next);
              }}
            />
          ))}
        </ChoiceGroup>
      )}
      {reply.conflicts.length > 0 && (
        <ul className={styles.checks}>
          {reply.conflicts.map((conflict) => (
            <li key={`${conflict.kind} ${conflict.heatId} ${conflict.lane}`} className={styles.warned}>
              <IconAlertTriangle size={18} stroke={1.75} aria-hidden="true" />
              {`${nameOf(conflict.personId)}, heat ${heats.find(({ id }) => id === conflict.heatId)?.number ?? ''}, lane ${conflict.lane}: ${conflictText(conflict)}`}
            </li>
          ))}
        </ul>
      )}
      {heats.map((heat) => (
        <section key={heat.id} aria-label={`Heat ${heat.number}`}>
          <Stack gap={8}>
            <h3>{`Heat ${heat.number}, ${clockTime(heat.startsAt, competition.zone)}`}</h3>
            {heat.lanes.map(({ lane, name }) => (
              <SelectField
                key={lane}
                label={`Lane ${lane}, ${name}`}
                choices={choices}
                value={judgeOf(heat.id, lane) ?? ''}
                disabled={!mayEdit || set.busy}
                onChange={(to) => set.run({ heatId: heat.id, lane, personId: to === '' ? null : to })}
              />
            ))}
          </Stack>
        </section>
      ))}
    </Stack>
  );
}

function conflictText({ kind, other, minutes }: LaneConflict): string {
  switch (kind) {
    case 'rest':
      return (minutes ?? 0) < 0 ? `competes at the same time (${other})` : `${minutes} min around ${other}`;
    case 'division':
      return `competes in ${other}`;
    case 'double':
      return `also judges ${other}`;
  }
}
