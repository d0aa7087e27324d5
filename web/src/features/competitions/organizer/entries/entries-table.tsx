import { isAddedUp } from '@chalkline/contract/competitions/added-up.ts';
import { ageMisfit } from '@chalkline/contract/competitions/age-misfit.ts';
import type { CompetitionReply } from '@chalkline/contract/competitions/competition.schema.ts';
import { type EntryState, entryMoves } from '@chalkline/contract/competitions/entry.lifecycle.ts';
import type { EntryReply } from '@chalkline/contract/competitions/entry.schema.ts';
import type { EntryClaimReply } from '@chalkline/contract/competitions/entry-claim.schema.ts';
import { registrationKind } from '@chalkline/contract/competitions/registration.schema.ts';
import { urlOf } from '@chalkline/contract/urls.ts';
import { IconAlertTriangle, IconDots } from '@tabler/icons-react';
import { useSession } from '../../../../platform/session.ts';
import { type Column, DataTable } from '../../../../ui/data-table.tsx';
import { IconButton } from '../../../../ui/icon-button.tsx';
import { Menu, MenuDivider, MenuItem } from '../../../../ui/menu.tsx';
import { Tag } from '../../../../ui/tag.tsx';
import text from '../../../../ui/text.module.css';
import styles from './entries.module.css';
import { entryActions, entryStateLabels } from './entry-labels.ts';

interface EntriesTableProps {
  competition: CompetitionReply;
  entries: readonly EntryReply[];
  onChange: (entry: EntryReply) => void;
  onMove: (entry: EntryReply, to: EntryState) => void;
  onInvite: (entry: EntryReply) => void;
  onMerge: (entry: EntryReply) => void;
  onWithdrawInvite: (entry: EntryReply) => void;
  /** By entry; undefined for those who may not see them. */
  claims: ReadonlyMap<string, EntryClaimReply> | undefined;
  /** Opens the members of a team whose scores are added up. */
  onTeam: (entry: EntryReply) => void;
}

/** All entries by bib number. */
export function EntriesTable(props: EntriesTableProps) {
  const { competition, entries, onChange, onMove, onTeam, onInvite, onWithdrawInvite, onMerge, claims } =
    props;
  const isSeller = useSession()?.user.id === competition.organizer.id;
  const teamDivisions = new Set(
    competition.divisions.flatMap(({ id, teams }) => (isAddedUp(teams) ? [id] : [])),
  );
  const divisionNames = new Map(competition.divisions.map(({ id, name }) => [id, name]));
  const columns: Column<EntryReply>[] = [
    {
      key: 'name',
      head: 'Athlete',
      phone: 'lead',
      cell: (entry) => (
        <span className={styles.athlete}>
          <b className={styles.bib}>{entry.bib}</b>
          <span>{entry.name}</span>
          {entry.country && <small className={styles.country}>{entry.country}</small>}
          {entry.state !== 'active' && <Tag>{entryStateLabels[entry.state]}</Tag>}
          {entry.hidden && <Tag>Name hidden</Tag>}
          <AgeWarning competition={competition} entry={entry} />
        </span>
      ),
    },
    { key: 'division', head: 'Division', cell: (entry) => divisionNames.get(entry.divisionId) ?? '–' },
    {
      key: 'affiliate',
      head: 'Gym',
      cell: (entry) => entry.affiliate ?? <span className={text.hint}>–</span>,
    },
  ];
  if (claims) {
    columns.push({
      key: 'account',
      head: 'Account',
      cell: (entry) => <Account entry={entry} claim={claims.get(entry.id)} />,
    });
  }
  const { manageEntries, disqualify } = competition.can;
  if (manageEntries || disqualify) {
    columns.push({
      key: 'menu',
      head: 'Actions',
      phone: 'corner',
      align: 'right',
      width: '80px',
      cell: (entry) => (
        <EntryMenu
          entry={entry}
          onChange={manageEntries ? onChange : undefined}
          onMove={disqualify ? onMove : undefined}
          onMerge={manageEntries ? onMerge : undefined}
          onInvite={manageEntries && !entry.claimed ? onInvite : undefined}
          onWithdrawInvite={manageEntries && claims?.get(entry.id) ? onWithdrawInvite : undefined}
          onTeam={manageEntries && teamDivisions.has(entry.divisionId) ? onTeam : undefined}
          orders={isSeller ? ordersOf(competition, entry) : undefined}
        />
      ),
    });
  }
  return (
    <DataTable
      caption="Athletes"
      columns={columns}
      rows={entries}
      rowKey={({ id }) => id}
      rowState={({ state }) => (state === 'active' ? undefined : 'out')}
    />
  );
}

/** Whether an athlete gets notices in an account. */
function Account({ entry, claim }: { entry: EntryReply; claim: EntryClaimReply | undefined }) {
  if (entry.claimed) return 'Linked';
  if (!claim) return <span className={text.hint}>–</span>;
  const words = claim.state === 'declined' ? 'Declined by' : claim.mailedAt ? 'Invited' : 'To be invited';
  return (
    <span className={styles.account}>
      {words} <span className={text.hint}>{claim.email}</span>
    </span>
  );
}

/** Warns if an entry is too young or too old for its division. */
function AgeWarning({ competition, entry }: { competition: CompetitionReply; entry: EntryReply }) {
  const misfit = ageMisfit(competition, entry);
  if (!misfit) return null;
  return (
    <small className={styles.misfit}>
      <IconAlertTriangle size={14} stroke={1.75} aria-hidden="true" />
      {misfit}
    </small>
  );
}

/** Athletes mostly pay for themselves; teams are found among all orders of the competition. */
function ordersOf({ id, name, divisions }: CompetitionReply, entry: EntryReply): string {
  const isAlone = divisions.find((division) => division.id === entry.divisionId)?.teamSize === 1;
  return urlOf(
    'sales',
    {},
    { kind: registrationKind, offerId: id, name, search: isAlone ? entry.name : undefined },
  );
}

type EntryMenuProps = {
  entry: EntryReply;
  /** Undefined if the viewer may not. */
  onChange: EntriesTableProps['onChange'] | undefined;
  onMove: EntriesTableProps['onMove'] | undefined;
  onInvite: EntriesTableProps['onInvite'] | undefined;
  /** Undefined also without an invite. */
  onWithdrawInvite: EntriesTableProps['onWithdrawInvite'] | undefined;
  onMerge: EntriesTableProps['onMerge'] | undefined;
  /** Undefined also if the entry isn't a team with members. */
  onTeam: EntriesTableProps['onTeam'] | undefined;
  /** Where the order is that paid for it, for who gets the money. */
  orders: string | undefined;
};

function EntryMenu(props: EntryMenuProps) {
  const { entry, onChange, onMove, onInvite, onWithdrawInvite, onMerge, onTeam, orders } = props;
  return (
    <Menu
      target={
        <IconButton
          size={32}
          label={`Actions for ${entry.name}`}
          aria-haspopup="menu"
          icon={<IconDots size={18} stroke={1.75} />}
        />
      }
    >
      {onChange && <MenuItem onClick={() => onChange(entry)}>Edit or change division</MenuItem>}
      {onInvite && <MenuItem onClick={() => onInvite(entry)}>Invite by email</MenuItem>}
      {onWithdrawInvite && <MenuItem onClick={() => onWithdrawInvite(entry)}>Withdraw invite</MenuItem>}
      {onTeam && <MenuItem onClick={() => onTeam(entry)}>Team members</MenuItem>}
      {onMerge && <MenuItem onClick={() => onMerge(entry)}>Merge with another entry</MenuItem>}
      {orders && <MenuItem to={orders}>Order and refund</MenuItem>}
      {onChange && onMove && <MenuDivider />}
      {onMove &&
        entryMoves[entry.state].map((to) => (
          <MenuItem key={to} danger={entryActions[to].danger} onClick={() => onMove(entry, to)}>
            {entryActions[to].verb}
          </MenuItem>
        ))}
    </Menu>
  );
}
