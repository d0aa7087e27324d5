import {
  assignTeam,
  deleteTeam,
  renameTeam,
  setUpTeam,
} from '@chalkline/contract/activities/challenge-teams.endpoints.ts';
import {
  newTeam,
  type TeamReply,
  type TeamTaker,
  teamLimits,
} from '@chalkline/contract/activities/standing.schema.ts';
import type { GroupReply } from '@chalkline/contract/groups/group.schema.ts';
import type { ChallengeReply } from '@chalkline/contract/groups/group-facts.schema.ts';
import { useQuery } from '@tanstack/react-query';
import clsx from 'clsx';
import { useState } from 'react';
import { ConfirmAction } from '../../../patterns/confirm-action.tsx';
import { Loaded } from '../../../patterns/loaded.tsx';
import { PagedList } from '../../../patterns/paged-list.tsx';
import { useAction } from '../../../patterns/use-action.ts';
import { useCallForm } from '../../../patterns/use-call-form.ts';
import { useSearchText } from '../../../platform/use-search-text.ts';
import { Button } from '../../../ui/button.tsx';
import { counted } from '../../../ui/counted.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { FormModal } from '../../../ui/form-modal.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { RowActions } from '../../../ui/row-actions.tsx';
import { SearchField } from '../../../ui/search-field.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { SkeletonRows } from '../../../ui/skeleton.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { groupQueries } from '../../groups/groups.queries.ts';
import members from '../../groups/members/members.module.css';
import { activityQueries } from '../activities.queries.ts';
import styles from './challenge.module.css';

interface SetUpPanelProps {
  group: GroupReply;
  challenge: ChallengeReply;
}

/** Teams of a challenge for its moderators: to set up, rename and delete them, and to put people into them. */
export function SetUpPanel({ group: { id }, challenge: { teamSize } }: SetUpPanelProps) {
  const teams = useQuery(activityQueries.teams(id));
  const [search, setSearch] = useSearchText('taker');
  const [adding, setAdding] = useState(false);
  return (
    <Panel
      title="Teams"
      actions={
        <Button size={32} onClick={() => setAdding(true)}>
          Add a team
        </Button>
      }
    >
      <Loaded query={teams} failed="Couldn’t load teams">
        {(all) => (
          <>
            {all.length === 0 ? (
              <EmptyState title="No teams yet">
                Add teams that people join, or that you assign them to.
              </EmptyState>
            ) : (
              <ul className={members.rows}>
                {all.map((team) => (
                  <TeamRow key={team.id} groupId={id} team={team} size={teamSize ?? teamLimits.members} />
                ))}
              </ul>
            )}
            <div className={members.tools}>
              <SearchField
                label="Search who takes part"
                placeholder="Name or handle"
                value={search}
                onChange={setSearch}
              />
            </div>
            <PagedList
              query={activityQueries.takers(id, search)}
              page="takers-page"
              failed="Couldn’t load who takes part"
              skeleton={<SkeletonRows rows={4} />}
              noun={['person', 'people']}
              empty={<EmptyState title="No one found">Try the start of another name.</EmptyState>}
            >
              {(takers) => (
                <ul className={members.rows}>
                  {takers.map((taker) => (
                    <TakerRow key={taker.id} groupId={id} taker={taker} teams={all} />
                  ))}
                </ul>
              )}
            </PagedList>
          </>
        )}
      </Loaded>
      {adding && <NameModal groupId={id} onClose={() => setAdding(false)} />}
    </Panel>
  );
}

function TeamRow({ groupId, team, size }: { groupId: string; team: TeamReply; size: number }) {
  const [doing, setDoing] = useState<'rename' | 'delete' | null>(null);
  const { id, name, memberCount } = team;
  const close = () => setDoing(null);
  return (
    <li className={styles.setUp}>
      <span className={styles.name}>
        <b>{name}</b>
        <small>{`${memberCount} of ${counted(size, ['member', 'members'])}`}</small>
      </span>
      <RowActions>
        <Button size={32} aria-label={`Rename ${name}`} onClick={() => setDoing('rename')}>
          Rename
        </Button>
        <Button size={32} variant="danger" aria-label={`Delete ${name}`} onClick={() => setDoing('delete')}>
          Delete
        </Button>
      </RowActions>
      {doing === 'rename' && <NameModal groupId={groupId} team={team} onClose={close} />}
      {doing === 'delete' && (
        <ConfirmAction
          title={`Delete ${name}?`}
          confirm="Delete team"
          keep="Keep it"
          danger
          send={(call) => call(deleteTeam, { params: { groupId, teamId: id } })}
          done="Team deleted"
          invalidates={[groupQueries.all]}
          onClose={close}
        >
          <p>Its members keep taking part and can join another team.</p>
        </ConfirmAction>
      )}
    </li>
  );
}

const noTeam = 'none';

function TakerRow({
  groupId,
  taker: { id, name, team },
  teams,
}: {
  groupId: string;
  taker: TeamTaker;
  teams: readonly TeamReply[];
}) {
  const assign = useAction({
    send: (call, teamId: string | null) =>
      call(assignTeam, { params: { groupId, personId: id }, body: { teamId } }),
    done: (taker) => (taker.team ? `${taker.name} is in ${taker.team.name}` : `${taker.name} is in no team`),
    failed: `Couldn’t move ${name}`,
    invalidates: [groupQueries.all],
  });
  return (
    <li className={clsx(styles.setUp, styles.taker)}>
      <span className={styles.name}>{name}</span>
      <SelectField
        label={`Team of ${name}`}
        labelHidden
        searchable
        choices={[
          { value: noTeam, label: 'No team' },
          ...teams.map((one) => ({ value: one.id, label: one.name })),
        ]}
        value={team?.id ?? noTeam}
        onChange={(to) => assign.run(to === noTeam ? null : to)}
      />
    </li>
  );
}

interface NameModalProps {
  groupId: string;
  /** Left out: a new one. */
  team?: TeamReply;
  onClose: () => void;
}

function NameModal({ groupId, team, onClose }: NameModalProps) {
  const { form, ...rest } = useCallForm({
    initial: { name: team?.name ?? '' },
    schema: newTeam,
    texts: { name: { label: 'Name', wrong: `Enter a name of up to ${teamLimits.name} characters.` } },
    send: (call, body) =>
      team
        ? call(renameTeam, { params: { groupId, teamId: team.id }, body })
        : call(setUpTeam, { params: { groupId }, body }),
    done: ({ name }) => (team ? 'Team renamed' : `${name} added`),
    invalidates: [groupQueries.all],
    onDone: onClose,
  });
  const verb = team ? 'Rename team' : 'Add team';
  return (
    <FormModal {...rest} title={verb} action={verb} onClose={onClose}>
      <TextField id="name" label="Name" {...form.getInputProps('name')} />
    </FormModal>
  );
}
