import {
  type ActivityLine,
  type ActivityTopic,
  activityTopics,
} from '@chalkline/contract/competitions/activity.schema.ts';
import { actionText } from '@chalkline/contract/competitions/activity-text.ts';
import type { CompetitionReply } from '@chalkline/contract/competitions/competition.schema.ts';
import { useState } from 'react';
import { ListSearch, NoMatches, useListSearch } from '../../../../patterns/list-search.tsx';
import { PagedList } from '../../../../patterns/paged-list.tsx';
import { useAddressParams } from '../../../../platform/use-address-params.ts';
import { withParam } from '../../../../platform/use-search-text.ts';
import { Button } from '../../../../ui/button.tsx';
import { type Column, DataTable } from '../../../../ui/data-table.tsx';
import { EmptyState } from '../../../../ui/empty-state.tsx';
import { Row, Stack } from '../../../../ui/page.tsx';
import { Panel } from '../../../../ui/panel.tsx';
import { Chip } from '../../../../ui/tag.tsx';
import text from '../../../../ui/text.module.css';
import { TimeAgo } from '../../../../ui/time-ago.tsx';
import { PageTitle } from '../../../../ui/titles.tsx';
import { activityOf } from './activity.queries.ts';
import { aboutText, changeText } from './activity-text.ts';
import { UndoModal } from './undo-modal.tsx';

const topicLabels: Readonly<Record<ActivityTopic, string>> = {
  scores: 'Scores',
  athletes: 'Athletes',
  setup: 'Set-up',
};

/** The Activity part: what everyone did, with an undo where nothing came after it. */
export function ActivityPart({ competition }: { competition: CompetitionReply }) {
  const [params, change] = useAddressParams();
  const [undoing, setUndoing] = useState<ActivityLine | null>(null);
  const topic = activityTopics.find((one) => one === params.get('topic'));
  const search = useListSearch();
  const columns: readonly Column<ActivityLine>[] = [
    {
      key: 'what',
      head: 'Change',
      phone: 'lead',
      cell: (line) => (
        <>
          {actionText(line)}
          <p className={text.hint}>{aboutText(line, competition.workouts)}</p>
        </>
      ),
    },
    {
      key: 'change',
      head: 'Details',
      cell: (line) => [changeText(line), line.reason].filter(Boolean).join('. ') || '–',
    },
    { key: 'who', head: 'By', cell: ({ actor }) => actor?.name ?? 'Automatic' },
    { key: 'when', head: 'When', cell: ({ at }) => <TimeAgo at={at} /> },
    {
      key: 'undo',
      head: 'Actions',
      phone: 'actions',
      align: 'right',
      cell: (line) =>
        line.undo && (
          <Button
            size={32}
            aria-label={`Undo: ${actionText(line)}, ${aboutText(line, competition.workouts)}`}
            onClick={() => setUndoing(line)}
          >
            Undo
          </Button>
        ),
    },
  ];
  return (
    <Stack gap={16}>
      <PageTitle below="What you and your staff did, newest first. An undo is logged too.">
        Activity
      </PageTitle>
      <ListSearch label="Search the activity" placeholder="Athlete, workout, person or reason" />
      <Row>
        {activityTopics.map((one) => (
          <Chip
            key={one}
            on={one === topic}
            onClick={() =>
              change((now) => withParam(now, 'topic', one === topic ? '' : one), { replace: true })
            }
          >
            {topicLabels[one]}
          </Chip>
        ))}
      </Row>
      <Panel>
        <PagedList
          query={activityOf(competition.id, { topic, search })}
          failed="Couldn’t load the activity"
          noun={['change', 'changes']}
          empty={
            search ? (
              <NoMatches many="changes">
                Try a name, a bib number or what was done, such as “score corrected”.
              </NoMatches>
            ) : (
              <EmptyState title="No activity yet">Changes by you and your staff appear here.</EmptyState>
            )
          }
        >
          {(lines) => <DataTable caption="Activity" columns={columns} rows={lines} rowKey={({ id }) => id} />}
        </PagedList>
      </Panel>
      {undoing && <UndoModal competition={competition} line={undoing} onClose={() => setUndoing(null)} />}
    </Stack>
  );
}
