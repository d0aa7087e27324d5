import type { GroupReply } from '@chalkline/contract/groups/group.schema.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { addressOf } from '../group-texts.ts';

/** For who opens the form of a group that others look after, or that was deleted. */
export function NotYours({ group }: { group: GroupReply }) {
  return (
    <Panel>
      <EmptyState
        title={`You can’t edit this ${group.type}`}
        action={
          <ButtonLink size={32} to={addressOf(group)}>
            {`Open the ${group.type}`}
          </ButtonLink>
        }
      >
        {group.archivedAt === null ? 'Only its owners can change it.' : 'It was deleted. Restore it first.'}
      </EmptyState>
    </Panel>
  );
}
