import {
  type AppealCase,
  type AppealList,
  appealLists,
  appealMinutes,
} from '@chalkline/contract/competitions/appeal.schema.ts';
import { setAppealWindow } from '@chalkline/contract/competitions/appeals.endpoints.ts';
import type { CompetitionReply } from '@chalkline/contract/competitions/competition.schema.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Loaded } from '../../../../patterns/loaded.tsx';
import { PagedList } from '../../../../patterns/paged-list.tsx';
import { useAction } from '../../../../patterns/use-action.ts';
import { useAddressParams } from '../../../../platform/use-address-params.ts';
import { Button } from '../../../../ui/button.tsx';
import { type Column, DataTable } from '../../../../ui/data-table.tsx';
import { EmptyState } from '../../../../ui/empty-state.tsx';
import { Stack } from '../../../../ui/page.tsx';
import { Panel } from '../../../../ui/panel.tsx';
import { SegmentedControl } from '../../../../ui/segmented-control.tsx';
import { SelectField } from '../../../../ui/select-field.tsx';
import { TimeAgo } from '../../../../ui/time-ago.tsx';
import { PageTitle } from '../../../../ui/titles.tsx';
import { appealLabels, appealTimeText } from '../../appeals/appeal-texts.ts';
import { appealQueries } from '../../appeals/appeals.queries.ts';
import { CaseModal } from './case-modal.tsx';

const listLabels: Readonly<Record<AppealList, string>> = { open: 'Open', decided: 'Closed' };

const emptyTexts: Readonly<Record<AppealList, readonly [title: string, text: string]>> = {
  open: ['No open appeals', 'When an athlete appeals a result, it appears here.'],
  decided: ['No closed appeals yet', 'Appeals that were decided or withdrawn appear here.'],
};

/** Appeals against results, and how long athletes have for them. */
export function AppealsPart({ competition }: { competition: CompetitionReply }) {
  const [params, change] = useAddressParams();
  const [list, setList] = useState<AppealList>('open');
  const [title, hint] = emptyTexts[list];
  const show = (at: string | null) =>
    change((now) => {
      const next = new URLSearchParams(now);
      if (at === null) next.delete('at');
      else next.set('at', at);
      return next;
    });
  return (
    <Stack gap={16}>
      <PageTitle below="Athletes can appeal each result once. The head judge, managers and owners decide, and can undo it.">
        Appeals
      </PageTitle>
      <AppealTime competition={competition} />
      <SegmentedControl
        label="Which appeals"
        choices={appealLists.map((value) => ({ value, label: listLabels[value] }))}
        value={list}
        onChange={setList}
      />
      <Panel>
        <PagedList
          query={appealQueries.list(competition.id, list)}
          failed="Couldn’t load the appeals"
          noun={['appeal', 'appeals']}
          empty={<EmptyState title={title}>{hint}</EmptyState>}
        >
          {(rows) => {
            const at = rows.find(({ id }) => id === params.get('at'));
            return (
              <>
                <DataTable
                  caption={`${listLabels[list]} appeals`}
                  columns={columnsOf((row) => show(row.id))}
                  rows={rows}
                  rowKey={({ id }) => id}
                />
                {at && <CaseModal competition={competition} row={at} onClose={() => show(null)} />}
              </>
            );
          }}
        </PagedList>
      </Panel>
    </Stack>
  );
}

function columnsOf(open: (row: AppealCase) => void): readonly Column<AppealCase>[] {
  return [
    { key: 'athlete', head: 'Athlete', phone: 'lead', cell: ({ entry }) => entry.name },
    {
      key: 'workout',
      head: 'Workout',
      cell: ({ workout, entry }) => `${workout.name}, ${entry.divisionName}`,
    },
    { key: 'score', head: 'Score', align: 'right', cell: ({ score }) => score?.shown ?? 'None' },
    {
      key: 'when',
      head: 'Received',
      cell: ({ createdAt }) => <TimeAgo at={createdAt} />,
    },
    { key: 'state', head: 'State', cell: ({ state }) => appealLabels[state] },
    {
      key: 'open',
      head: 'Actions',
      phone: 'actions',
      align: 'right',
      cell: (row) => (
        <Button size={32} aria-label={`Open the appeal of ${row.entry.name}`} onClick={() => open(row)}>
          Open
        </Button>
      ),
    },
  ];
}

/** How long athletes have; only owners change it. */
function AppealTime({ competition: { id, can } }: { competition: CompetitionReply }) {
  const window = useQuery(appealQueries.window(id));
  const save = useAction({
    send: (call, minutes: number | null) =>
      call(setAppealWindow, { params: { competitionId: id }, body: { minutes } }),
    done: ({ minutes }) =>
      minutes === null
        ? 'Athletes can’t appeal results anymore'
        : `Athletes can appeal results for ${appealTimeText(minutes)}`,
    failed: 'Couldn’t change the time for appeals',
    invalidates: [appealQueries.all],
  });
  return (
    <Loaded query={window} failed="Couldn’t load the time for appeals" panel>
      {({ minutes }) => {
        const times = [...new Set([...appealMinutes, ...(minutes === null ? [] : [minutes])])];
        return (
          <Panel padded>
            <SelectField
              label="Results can be appealed"
              hint="Counted from when a result was published, recorded or last changed. The server’s clock decides."
              disabled={!can.edit || save.busy}
              choices={[
                { value: 'off', label: 'Not at all' },
                ...times
                  .sort((a, b) => a - b)
                  .map((one) => ({
                    value: String(one),
                    label: `For ${appealTimeText(one)}`,
                  })),
              ]}
              value={minutes === null ? 'off' : String(minutes)}
              onChange={(value) => save.run(value === 'off' ? null : Number(value))}
            />
          </Panel>
        );
      }}
    </Loaded>
  );
}
