import type { ChallengeRequestReply } from '@chalkline/contract/activities/standing.schema.ts';
import { imageAddress } from '@chalkline/contract/uploads/upload-paths.ts';
import { urlOf } from '@chalkline/contract/urls.ts';
import { Link } from 'react-router';
import { ListSearch, NoMatches, useListSearch } from '../../../patterns/list-search.tsx';
import { PagedList } from '../../../patterns/paged-list.tsx';
import { Avatar } from '../../../ui/avatar.tsx';
import { ButtonLink } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Page, Stack } from '../../../ui/page.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { SkeletonRows } from '../../../ui/skeleton.tsx';
import text from '../../../ui/text.module.css';
import { TimeAgo } from '../../../ui/time-ago.tsx';
import { PageTitle } from '../../../ui/titles.tsx';
import { AnswerActions } from '../../groups/members/member-actions.tsx';
import styles from '../../groups/members/members.module.css';
import { activityQueries } from '../activities.queries.ts';

const both = { accept: true, remove: true };

/** Who asks to join a challenge that I moderate, oldest first. */
export function ChallengeRequestsScreen() {
  const search = useListSearch();
  return (
    <Page width="form">
      <Stack gap={24}>
        <PageTitle below="People who ask to join your challenges, the oldest first.">
          Requests to join challenges
        </PageTitle>
        <ListSearch label="Search requests" placeholder="Person or challenge" />
        <Panel>
          <PagedList
            query={activityQueries.requests(search)}
            failed="Couldn’t load requests"
            skeleton={<SkeletonRows rows={4} />}
            noun={['request', 'requests']}
            empty={
              search ? (
                <NoMatches many="requests">Try the start of a name.</NoMatches>
              ) : (
                <EmptyState
                  title="No open requests"
                  action={
                    <ButtonLink size={32} to={urlOf('allChallenges')}>
                      Open challenges
                    </ButtonLink>
                  }
                >
                  When someone asks to join a private challenge of yours, you answer here.
                </EmptyState>
              )
            }
          >
            {(requests) => (
              <ul className={styles.rows}>
                {requests.map((request) => (
                  <RequestRow key={`${request.challenge.id} ${request.person.id}`} request={request} />
                ))}
              </ul>
            )}
          </PagedList>
        </Panel>
      </Stack>
    </Page>
  );
}

function RequestRow({ request: { person, challenge, since } }: { request: ChallengeRequestReply }) {
  return (
    <li className={styles.row}>
      <Avatar
        name={person.name}
        id={person.id}
        picture={person.photo && imageAddress(person.photo)}
        size={40}
      />
      <span className={styles.who}>
        <Link className={text.link} to={urlOf('user', { id: person.id })}>
          {person.name}
        </Link>
        <span className={styles.below}>
          <Link className={text.link} to={urlOf('sharedChallenge', { id: challenge.id })}>
            {challenge.name}
          </Link>
          {', asked '}
          <TimeAgo at={since} />
        </span>
      </span>
      <AnswerActions groupId={challenge.id} person={person} state="requested" can={both} />
    </li>
  );
}
