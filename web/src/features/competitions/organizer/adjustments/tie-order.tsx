import type { CompetitionReply } from '@chalkline/contract/competitions/competition.schema.ts';
import { setTieOrder } from '@chalkline/contract/competitions/decisions.endpoints.ts';
import type { DivisionReply } from '@chalkline/contract/competitions/division.schema.ts';
import type { BoardRow } from '@chalkline/contract/competitions/leaderboard.schema.ts';
import type { RippleChange } from '@chalkline/contract/competitions/ripple.schema.ts';
import { useState } from 'react';
import { ActionError } from '../../../../patterns/confirm-action.tsx';
import { useAction } from '../../../../patterns/use-action.ts';
import { Button } from '../../../../ui/button.tsx';
import { numberText } from '../../../../ui/locale.ts';
import { Row } from '../../../../ui/page.tsx';
import { organizerQueries } from '../organizer.queries.ts';
import { RipplePreview } from '../ripple/ripple-preview.tsx';
import styles from './decisions.module.css';
import { movedTo } from './tied-groups.ts';
import { TiedLine } from './tied-line.tsx';

interface TieOrderProps {
  competition: CompetitionReply;
  division: DivisionReply;
  groups: readonly (readonly BoardRow[])[];
}

/** Orders tied athletes by dragging or with the arrows; saves the whole division at once. */
export function TieOrder({ competition, division, groups: given }: TieOrderProps) {
  const [groups, setGroups] = useState(given);
  const [said, setSaid] = useState('');
  const save = useAction({
    send: (call, entryIds: string[]) =>
      call(setTieOrder, {
        params: { competitionId: competition.id, divisionId: division.id },
        body: { entryIds },
      }),
    done: (_, entryIds) => (entryIds.length > 0 ? 'Order saved' : 'Tied athletes share their place'),
    invalidates: [organizerQueries.within(competition.id)],
  });
  const move = (at: number, from: number, to: number) => {
    const group = groups[at];
    const row = group?.[from];
    if (!group || !row || to < 0 || to >= group.length) return;
    setGroups(groups.with(at, movedTo(group, from, to)));
    setSaid(`${row.name} is ${to + 1} of ${group.length}`);
  };
  const change: RippleChange = {
    kind: 'tie_order',
    divisionId: division.id,
    entryIds: orderOf(groups),
  };
  const mayMove = competition.can.adjustPoints;
  return (
    <div className={styles.ties}>
      {groups.map((group, at) => (
        <section key={group[0]?.total} aria-label={`Tied with ${group[0]?.total} points`}>
          <p className={styles.bar}>
            {numberText(group.length)} athletes tied with {numberText(group[0]?.total ?? 0)} points, from
            place {Math.min(...group.map(({ place }) => place ?? 0))}. The order here decides.
          </p>
          <ol>
            {group.map((row, from) => (
              <TiedLine
                key={row.entryId}
                row={row}
                at={from}
                last={group.length - 1}
                group={`${division.id} ${at}`}
                onMove={mayMove ? (start, to) => move(at, start, to) : undefined}
              />
            ))}
          </ol>
        </section>
      ))}
      <p className={styles.bar} role="status">
        {said}
      </p>
      <ActionError error={save.error} />
      {mayMove && (
        <div className={styles.bar}>
          <RipplePreview competition={competition} change={change} of={division.name} />
        </div>
      )}
      {mayMove && (
        <div className={styles.bar}>
          <Row>
            <Button variant="solid" busy={save.busy} onClick={() => save.run(orderOf(groups))}>
              Save order
            </Button>
            <Button busy={save.busy} onClick={() => save.run([])}>
              Share the place
            </Button>
          </Row>
        </div>
      )}
    </div>
  );
}

function orderOf(groups: readonly (readonly BoardRow[])[]): string[] {
  return groups.flat().map(({ entryId }) => entryId);
}
