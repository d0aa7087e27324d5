import type { GroupReply } from '@chalkline/contract/groups/group.schema.ts';
import { urlOf } from '@chalkline/contract/urls.ts';
import { Suspense } from 'react';
import { useSearchParams } from 'react-router';
import { ButtonLink } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Page, Stack } from '../../../ui/page.tsx';
import { SkeletonRows } from '../../../ui/skeleton.tsx';
import { TabLinks } from '../../../ui/tabs.tsx';
import { PageTitle } from '../../../ui/titles.tsx';
import { TypedScreen } from '../../groups/pages/typed-screen.tsx';
import { eventSubject, useEventPapers } from '../event-papers.tsx';

/** Questions and waivers of an event, for those who run it: edit, and what was answered and signed. */
export function EventPapersScreen() {
  return (
    <TypedScreen type="event" title="Questions and waivers">
      {(group) => <Shown group={group} />}
    </TypedScreen>
  );
}

function Shown({ group }: { group: GroupReply }) {
  const { id, name, event, can } = group;
  const [params] = useSearchParams();
  const papers = useEventPapers();
  const isWaivers = params.get('tab') === 'waivers';
  const tabs = [
    { label: 'Questions', to: urlOf('eventPapers', { id }) },
    { label: 'Waivers', to: urlOf('eventPapers', { id }, { tab: 'waivers' }) },
  ];
  if (!papers || !event || !(can.edit || can.moderate))
    return (
      <Page>
        <Stack gap={16}>
          <PageTitle>Questions and waivers</PageTitle>
          <EmptyState title="You don’t have access to this page">
            Only people who run this event can edit them and read the answers.
          </EmptyState>
        </Stack>
      </Page>
    );
  const { Section } = isWaivers ? papers.waivers : papers.questions;
  return (
    <Page>
      <Stack gap={24}>
        <p>
          <ButtonLink variant="text" to={urlOf('eventDetail', { id })}>
            {name}
          </ButtonLink>
        </p>
        <TabLinks label="Questions and waivers" tabs={tabs} current={tabs[isWaivers ? 1 : 0]?.to ?? ''} />
        <Suspense fallback={<SkeletonRows avatar={false} />}>
          <Section subject={eventSubject(id)} zone={event.zone} />
        </Suspense>
      </Stack>
    </Page>
  );
}
