import type { CompetitionReply } from '@chalkline/contract/competitions/competition.schema.ts';
import type { MergeSide } from '@chalkline/contract/competitions/entry-merge.schema.ts';
import { mergeEntries } from '@chalkline/contract/competitions/entry-merges.endpoints.ts';
import { useState } from 'react';
import { ActionError } from '../../../../patterns/confirm-action.tsx';
import { useAction } from '../../../../patterns/use-action.ts';
import { Button } from '../../../../ui/button.tsx';
import { ChoiceGroup, Radio } from '../../../../ui/choices.tsx';
import { type Column, DataTable } from '../../../../ui/data-table.tsx';
import { Note } from '../../../../ui/note.tsx';
import { Row, Stack } from '../../../../ui/page.tsx';
import { competitionQueries } from '../../competitions.queries.ts';
import { RipplePreview } from '../ripple/ripple-preview.tsx';
import { bothScored, type MergeRow, mergeRows } from './merge-rows.ts';

interface MergeFormProps {
  competition: CompetitionReply;
  one: MergeSide;
  other: MergeSide;
  onClose: () => void;
}

const nameOf = ({ bib, name }: MergeSide) => `Bib ${bib}, ${name}`;

/** Both entries, which one stays, what counts where both have something, and who would move. */
export function MergeForm({ competition, one, other, onClose }: MergeFormProps) {
  const sides = [one, other] as const;
  const usable = sides.filter(({ cannotStay }) => cannotStay === null);
  const [keptId, setKeptId] = useState(() => (usable[0] ?? one).id);
  const [bibOf, setBibOf] = useState(keptId);
  // By workout: the entry whose score counts.
  const [counting, setCounting] = useState<Readonly<Record<string, string>>>({});
  const [kept, merged] = one.id === keptId ? [one, other] : [other, one];
  const both = bothScored(one, other);
  const scores = both.flatMap((workoutId) => {
    const from = counting[workoutId];
    return from ? [{ workoutId, from: from === kept.id ? ('kept' as const) : ('merged' as const) }] : [];
  });
  const isChosen = scores.length === both.length;
  const { run, busy, error } = useAction({
    send: (call) =>
      call(mergeEntries, {
        params: { competitionId: competition.id, entryId: kept.id },
        body: { mergedId: merged.id, bib: bibOf === kept.id ? 'kept' : 'merged', scores },
      }),
    done: `${kept.name} merged`,
    invalidates: [competitionQueries.all],
    onDone: onClose,
  });
  const columns: Column<MergeRow>[] = [
    { key: 'label', head: 'Entry', phone: 'lead', cell: ({ label }) => label },
    { key: 'one', head: nameOf(one), cell: (row) => row.one },
    { key: 'other', head: nameOf(other), cell: (row) => row.other },
  ];
  const refused = usable.length === 0 ? one.cannotStay : null;
  if (refused !== null)
    return (
      <Stack gap={16}>
        <Compared columns={columns} rows={mergeRows(competition, one, other)} />
        <Note tone="warn">{refused}</Note>
        <Row>
          <Button onClick={onClose}>Close</Button>
        </Row>
      </Stack>
    );
  const taken = scores.flatMap(({ workoutId, from }) => (from === 'merged' ? [workoutId] : []));
  const change = { kind: 'merge', entryId: kept.id, mergedId: merged.id, taken } as const;
  return (
    <Stack gap={16}>
      <Compared columns={columns} rows={mergeRows(competition, one, other)} />
      <ChoiceGroup legend="Which one stays?">
        {sides.map((side) => (
          <Radio
            key={side.id}
            name="kept"
            label={nameOf(side)}
            hint={side.cannotStay}
            disabled={side.cannotStay !== null}
            checked={side.id === keptId}
            onChange={() => {
              setKeptId(side.id);
              setBibOf(side.id);
            }}
          />
        ))}
      </ChoiceGroup>
      <ChoiceGroup legend="Which bib does it have?" inline>
        {sides.map(({ id, bib }) => (
          <Radio
            key={id}
            name="bib"
            label={String(bib)}
            checked={id === bibOf}
            onChange={() => setBibOf(id)}
          />
        ))}
      </ChoiceGroup>
      {both.map((workoutId) => (
        <ChoiceGroup
          key={workoutId}
          legend={`Which score counts in ${competition.workouts.find(({ id }) => id === workoutId)?.name ?? 'this workout'}?`}
        >
          {sides.map((side) => (
            <Radio
              key={side.id}
              name={`score ${workoutId}`}
              label={`${side.scores.find((score) => score.workoutId === workoutId)?.words ?? ''}, bib ${side.bib}`}
              checked={counting[workoutId] === side.id}
              onChange={() => setCounting({ ...counting, [workoutId]: side.id })}
            />
          ))}
        </ChoiceGroup>
      ))}
      <Note>
        Scores, penalties, points, lanes, check-in, account, order and followers of bib {merged.bib} move to
        bib {kept.bib}. Where both have a lane, bib {kept.bib} keeps its own. Every score stays in the
        history. Merging can’t be undone.
      </Note>
      <RipplePreview competition={competition} change={isChosen ? change : null} deciding={busy} />
      {kept.divisionId !== merged.divisionId && (
        <RipplePreview
          competition={competition}
          change={{ kind: 'entry_state', entryId: merged.id, to: 'out' }}
          of={competition.divisions.find(({ id }) => id === merged.divisionId)?.name ?? ''}
          deciding={busy}
        />
      )}
      <ActionError error={error} />
      <Row>
        <Button onClick={onClose}>Cancel</Button>
        <Button variant="main" busy={busy} disabled={!isChosen} onClick={() => run()}>
          Merge
        </Button>
      </Row>
    </Stack>
  );
}

function Compared({ columns, rows }: { columns: Column<MergeRow>[]; rows: readonly MergeRow[] }) {
  return (
    <DataTable dense caption="Both entries" columns={columns} rows={rows} rowKey={({ label }) => label} />
  );
}
