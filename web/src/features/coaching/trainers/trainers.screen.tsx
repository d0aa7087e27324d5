import type { TrainerReply } from '@chalkline/contract/coaching/coaching.schema.ts';
import { imageAddress } from '@chalkline/contract/uploads/upload-paths.ts';
import { urlOf } from '@chalkline/contract/urls.ts';
import { Link } from 'react-router';
import { PagedList } from '../../../patterns/paged-list.tsx';
import { anyText, useListFilters } from '../../../patterns/use-list-filters.ts';
import { useSession } from '../../../platform/session.ts';
import { useAddressParams } from '../../../platform/use-address-params.ts';
import { useSearchText } from '../../../platform/use-search-text.ts';
import { Avatar } from '../../../ui/avatar.tsx';
import { ButtonLink } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Page, Stack } from '../../../ui/page.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { SearchField } from '../../../ui/search-field.tsx';
import { SkeletonRows } from '../../../ui/skeleton.tsx';
import text from '../../../ui/text.module.css';
import { PageTitle } from '../../../ui/titles.tsx';
import styles from '../coaching.module.css';
import { coachingQueries } from '../coaching.queries.ts';
import { stateLabels } from '../coaching-texts.ts';
import { AskButton } from './ask-modal.tsx';
import { AskingSection } from './asking.section.tsx';
import { BecomeTrainer } from './become-trainer.tsx';
import { TrainerRows } from './trainer-rows.tsx';

/** `/trainers`: who coaches me, and whom I can ask. */
export function TrainersScreen() {
  const { filters } = useListFilters({ search: anyText });
  const [search, setSearch] = useSearchText('search');
  const [params] = useAddressParams();
  // The link that a trainer sent.
  const inviterId = params.get('ask');
  const myId = useSession()?.user.id;
  return (
    <Page width="form">
      <Stack gap={16}>
        <PageTitle below="Ask a trainer for coaching, and see how your requests are doing.">
          Trainers
        </PageTitle>
        {inviterId && <AskingSection personId={inviterId} isMe={inviterId === myId} isInvited />}
        <Panel title="Your trainers">
          <PagedList
            query={coachingQueries.list('client')}
            page="own-page"
            failed="Couldn’t load your trainers"
            skeleton={<SkeletonRows rows={1} />}
            empty={<EmptyState title="No trainer yet">Trainers you ask appear here.</EmptyState>}
          >
            {(rows) => <TrainerRows coachings={rows} />}
          </PagedList>
        </Panel>
        <SearchField
          label="Search trainers"
          placeholder="Name or handle"
          value={search}
          onChange={setSearch}
        />
        <Panel title="Find a trainer">
          <PagedList
            query={coachingQueries.trainers(filters.search)}
            failed="Couldn’t load trainers"
            skeleton={<SkeletonRows rows={4} />}
            empty={
              <EmptyState title="No trainers found">
                {filters.search ? 'Try another name.' : 'Trainers whose profile you can see appear here.'}
              </EmptyState>
            }
          >
            {(rows) => (
              <ul className={styles.rows}>
                {rows.map((row) => (
                  <FoundTrainer key={row.id} trainer={row} />
                ))}
              </ul>
            )}
          </PagedList>
        </Panel>
        <BecomeTrainer />
      </Stack>
    </Page>
  );
}

function FoundTrainer({ trainer }: { trainer: TrainerReply }) {
  const { id, name, handle, photo, bio, takesRequests, coaching } = trainer;
  const myId = useSession()?.user.id;
  return (
    <li className={styles.row}>
      <Avatar name={name} id={id} picture={photo && imageAddress(photo)} size={40} />
      <span className={styles.who}>
        <Link className={text.link} to={urlOf('user', { id })}>
          {name}
        </Link>
        {handle && <span className={styles.below}>@{handle}</span>}
        {bio && <span className={styles.below}>{bio}</span>}
        {!takesRequests && <span className={styles.below}>Takes no new requests at the moment</span>}
      </span>
      {coaching ? (
        <ButtonLink to={urlOf('trainer', { id: coaching.id })}>{stateLabels[coaching.state]}</ButtonLink>
      ) : (
        takesRequests && id !== myId && <AskButton trainer={trainer} />
      )}
    </li>
  );
}
