import { moveContactMessage } from '@chalkline/contract/showcase/contact.endpoints.ts';
import type { ContactState } from '@chalkline/contract/showcase/contact.lifecycle.ts';
import type { ContactMessage } from '@chalkline/contract/showcase/contact.schema.ts';
import { addresses, urlOf } from '@chalkline/contract/urls.ts';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { Loaded } from '../../../patterns/loaded.tsx';
import { useAction } from '../../../patterns/use-action.ts';
import { useKnownAddresses } from '../../../platform/known-addresses.ts';
import { Button } from '../../../ui/button.tsx';
import { Crumbs } from '../../../ui/crumbs.tsx';
import { Row, Stack } from '../../../ui/page.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { SkeletonText } from '../../../ui/skeleton.tsx';
import text from '../../../ui/text.module.css';
import { TimeAgo } from '../../../ui/time-ago.tsx';
import { PageTitle } from '../../../ui/titles.tsx';
import { topicLabels } from '../contact/contact-labels.ts';
import { showcaseQueries } from '../showcase.queries.ts';
import { AnswerForm } from './answer-form.tsx';
import styles from './messages.module.css';
import { StateTag } from './state-tag.tsx';

const list = urlOf('dashboard', {}, { part: 'contact' });

/** One message, what was answered, and the answer to write. */
export function MessageThread({ id }: { id: string }) {
  const query = useQuery(showcaseQueries.message(id));
  const { data } = query;
  return (
    <Stack gap={16}>
      <PageTitle
        above={<Crumbs steps={[{ label: 'Contact', to: list }, { label: data?.name ?? 'Message' }]} />}
        actions={data && <Moves message={data} />}
      >
        {data ? topicLabels[data.topic] : 'Message'}
      </PageTitle>
      <Loaded
        query={query}
        failed="Couldn’t load the message"
        skeleton={<SkeletonText lines={6} label="Loading the message" />}
        panel={query.isError}
      >
        {(message) => <Thread message={message} />}
      </Loaded>
    </Stack>
  );
}

function Thread({ message }: { message: ContactMessage }) {
  return (
    <>
      <Panel title={<From message={message} />} actions={<StateTag state={message.state} />} padded>
        <p className={styles.words}>{message.body}</p>
      </Panel>
      {message.answers.map((answer) => (
        <Panel key={answer.id} title={`${answer.author} answered`} padded>
          <Stack gap={8}>
            <p className={styles.words}>{answer.body}</p>
            <p className={text.hint}>
              <TimeAgo at={answer.createdAt} />
              {answer.mailedAt === null ? ', sending' : ', sent'}
            </p>
          </Stack>
        </Panel>
      ))}
      <AnswerForm message={message} />
    </>
  );
}

function From({ message: { name, email, personId, createdAt } }: { message: ContactMessage }) {
  const known = useKnownAddresses();
  const canOpen = personId !== null && known.has(addresses.editUser);
  const people = urlOf('allUsers', {}, { search: email });
  return (
    <span className={styles.from}>
      {canOpen ? (
        <Link className={text.link} to={urlOf('editUser', { id: personId })}>
          {name}
        </Link>
      ) : (
        name
      )}
      <span className={text.hint}>
        {known.has(addresses.allUsers) ? (
          <Link className={text.link} to={people} aria-label={`Find ${email} in People`}>
            {email}
          </Link>
        ) : (
          email
        )}{' '}
        · <TimeAgo at={createdAt} />
      </span>
    </span>
  );
}

const verbs: Readonly<Record<ContactState, string | null>> = {
  new: 'Reopen',
  closed: 'Close without answering',
  // By answering.
  answered: null,
};

function Moves({ message: { id, state: from, moveTo } }: { message: ContactMessage }) {
  const move = useAction({
    send: (call, to: ContactState) =>
      call(moveContactMessage, { params: { contactMessageId: id }, body: { from, to } }),
    failed: 'Couldn’t update the message',
    invalidates: [showcaseQueries.all],
  });
  return (
    <Row>
      {moveTo.map((to) => {
        const verb = to === 'closed' && from === 'answered' ? 'Close' : verbs[to];
        return (
          verb && (
            <Button key={to} busy={move.busy} onClick={() => move.run(to)}>
              {verb}
            </Button>
          )
        );
      })}
    </Row>
  );
}
