import type { DivisionReply } from '@chalkline/contract/competitions/division.schema.ts';
import type { RosterReply, TeamPayment } from '@chalkline/contract/competitions/roster.schema.ts';
import {
  mailTeamMember,
  removeTeamMember,
  setTeamCaptain,
} from '@chalkline/contract/competitions/rosters.endpoints.ts';
import { useState } from 'react';
import { ConfirmAction } from '../../../patterns/confirm-action.tsx';
import { useAction } from '../../../patterns/use-action.ts';
import { Button } from '../../../ui/button.tsx';
import { type Column, DataTable } from '../../../ui/data-table.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Row } from '../../../ui/page.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { RowActions } from '../../../ui/row-actions.tsx';
import { Tag } from '../../../ui/tag.tsx';
import { TimeAgo } from '../../../ui/time-ago.tsx';
import { SectionTitle } from '../../../ui/titles.tsx';
import { moneyText } from '../registration-texts.ts';
import { AddMember } from './add-member.tsx';
import { teamQueries } from './teams.queries.ts';

type Member = RosterReply['members'][number];

interface TeamMembersProps {
  competitionId: string;
  roster: RosterReply;
  /** Where members can be added; null: nowhere. */
  adding: { readonly division: DivisionReply; readonly hideMinors: boolean } | null;
}

interface Asked {
  readonly act: 'remove' | 'leave' | 'captain';
  readonly member: Member;
}

/** The roster with its open places, and what the viewer can do with each member. */
export function TeamMembers({ competitionId, roster, adding }: TeamMembersProps) {
  const [asked, setAsked] = useState<Asked | null>(null);
  const mail = useAction({
    send: (call, memberId: string) =>
      call(mailTeamMember, { params: { competitionId, entryId: roster.entryId, memberId } }),
    done: 'Email on its way',
    failed: 'Couldn’t send the email',
    invalidates: [teamQueries.within(competitionId)],
  });
  const { members, size } = roster;
  const open = Math.max(0, size - members.length);
  const rows: readonly (Member | number)[] = [...members, ...Array.from({ length: open }, (_, at) => at)];
  return (
    <section>
      <SectionTitle
        count={members.length}
        of={size}
        end={
          adding &&
          open > 0 &&
          roster.can.changeMembers && <AddMember {...{ competitionId, roster, ...adding }} />
        }
      >
        Roster
      </SectionTitle>
      <Panel>
        {members.length === 0 ? (
          <EmptyState title="No members yet">
            {roster.can.changeMembers
              ? 'Add members here, or invite the captain by email under Athletes.'
              : 'The organizer hasn’t listed who’s on this team.'}
          </EmptyState>
        ) : (
          <DataTable
            caption="Roster"
            columns={columnsOf(roster, { ask: setAsked, mail: mail.run, mailing: mail.sending })}
            rows={rows}
            rowKey={(row) => (typeof row === 'number' ? `open-${row}` : row.id)}
            rowState={(row) => (typeof row === 'number' ? 'out' : undefined)}
          />
        )}
      </Panel>
      {asked && (
        <Confirm competitionId={competitionId} roster={roster} {...asked} onClose={() => setAsked(null)} />
      )}
    </section>
  );
}

interface RosterActs {
  readonly ask: (asked: Asked) => void;
  readonly mail: (memberId: string) => void;
  /** The member who is being mailed. */
  readonly mailing: string | undefined;
}

function columnsOf(
  { can, payment }: RosterReply,
  { ask, mail, mailing }: RosterActs,
): readonly Column<Member | number>[] {
  return [
    {
      key: 'name',
      head: 'Athlete',
      phone: 'lead',
      cell: (row) => (typeof row === 'number' ? 'Open place' : `${row.name}${row.isYou ? ' (you)' : ''}`),
    },
    { key: 'role', head: 'Role', cell: (row) => (typeof row === 'number' ? '–' : roleOf(row)) },
    {
      key: 'account',
      head: 'Account',
      cell: (row) => (typeof row === 'number' ? '–' : <AccountCell {...row} />),
    },
    ...(payment ? [shareColumn(payment)] : []),
    {
      key: 'actions',
      head: 'Actions',
      phone: 'actions',
      cell: (row) =>
        typeof row !== 'number' &&
        !row.isCaptain && (
          <RowActions>
            {can.changeMembers && row.hasJoined && (
              <Button size={32} onClick={() => ask({ act: 'captain', member: row })}>
                Make captain
              </Button>
            )}
            {row.mail?.canSend && (
              <Button
                size={32}
                aria-label={`Email ${row.name} again`}
                busy={mailing === row.id}
                onClick={() => mail(row.id)}
              >
                Email again
              </Button>
            )}
            {row.isYou && can.leave ? (
              <Button size={32} onClick={() => ask({ act: 'leave', member: row })}>
                Leave team
              </Button>
            ) : (
              can.changeMembers && (
                <Button
                  size={32}
                  aria-label={`Remove ${row.name}`}
                  onClick={() => ask({ act: 'remove', member: row })}
                >
                  Remove
                </Button>
              )
            )}
          </RowActions>
        ),
    },
  ];
}

function AccountCell({ hasJoined, mail }: Member) {
  if (hasJoined) return 'Joined';
  if (!mail?.at) return 'Not joined yet';
  return (
    <span>
      Not joined yet, emailed <TimeAgo at={mail.at} />
    </span>
  );
}

/** Whether each place is paid; `row` is a member, or the number of an open place. */
function shareColumn({ shares, currency }: TeamPayment): Column<Member | number> {
  const open = shares.filter(({ memberId }) => memberId === null);
  return {
    key: 'share',
    head: 'Share',
    cell: (row) => {
      const share = typeof row === 'number' ? open[row] : shares.find(({ memberId }) => memberId === row.id);
      if (!share) return '–';
      return (
        <Row gap={8}>
          <span>{moneyText(share.amount, currency)}</span>
          <Tag>{share.isPaid ? 'Paid' : 'Not paid'}</Tag>
        </Row>
      );
    },
  };
}

const roleOf = ({ isCaptain }: Member) => (isCaptain ? 'Captain' : 'Member');

/** What becomes of the share of somebody who leaves. */
function shareText({ payment }: RosterReply, who: 'you' | 'they'): string {
  if (payment?.state === 'collecting') return `If ${who} paid a share, it’s refunded.`;
  return payment?.state === 'paid' ? 'The paid share stays with the team.' : '';
}

function Confirm({
  competitionId,
  roster,
  act,
  member,
  onClose,
}: Omit<TeamMembersProps, 'adding'> & Asked & { onClose: () => void }) {
  const { id: memberId, name } = member;
  const params = { competitionId, entryId: roster.entryId };
  const words = {
    remove: {
      title: `Remove ${name} from ${roster.name}?`,
      confirm: 'Remove',
      keep: 'Keep',
      done: `${name} removed`,
      text: ['Their place opens up for someone else.', shareText(roster, 'they')].join(' '),
    },
    leave: {
      title: `Leave ${roster.name}?`,
      confirm: 'Leave team',
      keep: 'Stay',
      done: 'You left the team',
      text: ['To come back, use an invite link or ask the captain.', shareText(roster, 'you')].join(' '),
    },
    captain: {
      title: `Make ${name} captain?`,
      confirm: 'Make captain',
      keep: roster.can.manage ? 'Stay captain' : 'Keep',
      done: `${name} is now captain`,
      text: roster.can.manage
        ? 'You stay on the team as a member.'
        : 'They invite teammates and pay for the team from now on. Both captains are notified.',
    },
  }[act];
  return (
    <ConfirmAction
      {...words}
      danger={act !== 'captain'}
      send={(call) =>
        act === 'captain'
          ? call(setTeamCaptain, { params, body: { memberId } })
          : call(removeTeamMember, { params: { ...params, memberId } })
      }
      invalidates={[teamQueries.within(competitionId)]}
      onClose={onClose}
    >
      <p>{words.text}</p>
    </ConfirmAction>
  );
}
