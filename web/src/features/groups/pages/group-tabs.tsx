import type { GroupReply } from '@chalkline/contract/groups/group.schema.ts';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { useAddressParams } from '../../../platform/use-address-params.ts';
import { withParam } from '../../../platform/use-search-text.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { TabLinks } from '../../../ui/tabs.tsx';
import { canManage, ManagePart } from '../members/manage-part.tsx';
import { MembersPanel, OthersPanel } from '../members/members-panel.tsx';
import { OpenWithReason } from '../readings/open-with-reason.tsx';

export interface GroupTab {
  readonly key: string;
  readonly label: string;
  readonly count?: number | undefined;
  readonly show: () => ReactNode;
}

interface GroupTabsProps {
  group: GroupReply;
  /** Before the members: what the type is about. */
  first?: readonly GroupTab[];
  /** After the members. */
  after?: readonly GroupTab[];
  /** "Members". */
  members?: string;
}

/** The parts of a group as tabs in the address: its own first, then members and managing. Nothing while it is deleted. */
export function GroupTabs({ group, first = [], after = [], members = 'Members' }: GroupTabsProps) {
  const [params] = useAddressParams();
  const { pathname } = useLocation();
  if (group.archivedAt !== null) return null;
  const reads = (own: readonly GroupTab[]) => (group.can.read ? own : []);
  const tabs = [...reads(first), ...usualTabs(group, members, reads(after))];
  const tab = tabs.find(({ key }) => key === params.get('tab')) ?? tabs[0];
  const address = ({ key }: GroupTab) => {
    const query = withParam(params, 'tab', key === tabs[0]?.key ? '' : key).toString();
    return query ? `${pathname}?${query}` : pathname;
  };
  return (
    <>
      {group.can.open && <OpenWithReason group={group} />}
      {tab && tabs.length > 1 && (
        <TabLinks
          label={group.name}
          tabs={tabs.map((one) => ({ key: one.key, label: one.label, count: one.count, to: address(one) }))}
          current={address(tab)}
        />
      )}
      {tab?.show()}
    </>
  );
}

function usualTabs(group: GroupReply, members: string, after: readonly GroupTab[]): GroupTab[] {
  const { can, memberCount, requestCount } = group;
  const inside = can.seeMembers ? (
    <>
      {can.moderate && <OthersPanel group={group} state="requested" />}
      <MembersPanel group={group} />
    </>
  ) : (
    <Panel>
      <EmptyState title="Only members can see inside">
        {can.ask ? 'Ask to join. A moderator will answer.' : 'Members appear here once you’re in.'}
      </EmptyState>
    </Panel>
  );
  return [
    { key: 'members', label: members, count: memberCount, show: () => inside },
    ...after,
    ...(canManage(group)
      ? [
          {
            key: 'manage',
            label: 'Manage',
            count: requestCount || undefined,
            show: () => <ManagePart group={group} />,
          },
        ]
      : []),
  ];
}
