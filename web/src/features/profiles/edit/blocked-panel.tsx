import { unblockPerson } from '@chalkline/contract/profiles/connections.endpoints.ts';
import { PagedList } from '../../../patterns/paged-list.tsx';
import { useAction } from '../../../patterns/use-action.ts';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { SkeletonRows } from '../../../ui/skeleton.tsx';
import { PeopleRows } from '../person/people-rows.tsx';
import { profileQueries } from '../profiles.queries.ts';

/** Whom the person blocks, to take it back. */
export function BlockedPanel() {
  return (
    <Panel title="Blocked people" padded>
      <PagedList
        query={profileQueries.blocked()}
        page="blocked-page"
        failed="Couldn’t load the people you blocked"
        skeleton={<SkeletonRows rows={2} />}
        empty={
          <EmptyState title="You haven’t blocked anyone">
            To block someone, open their profile and choose Block from the menu.
          </EmptyState>
        }
      >
        {(people) => (
          <PeopleRows people={people} action={({ id, name }) => <Unblock id={id} name={name} />} />
        )}
      </PagedList>
    </Panel>
  );
}

function Unblock({ id, name }: { id: string; name: string }) {
  const { run, busy } = useAction({
    send: (call) => call(unblockPerson, { params: { personId: id } }),
    done: `You unblocked ${name}`,
    failed: `Couldn’t unblock ${name}`,
    invalidates: [profileQueries.blocked().queryKey, profileQueries.person(id).queryKey],
  });
  return (
    <Button size={32} busy={busy} onClick={() => run()}>
      Unblock
    </Button>
  );
}
