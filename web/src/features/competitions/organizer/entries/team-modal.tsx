import { isAddedUp } from '@chalkline/contract/competitions/added-up.ts';
import type { CompetitionReply } from '@chalkline/contract/competitions/competition.schema.ts';
import type { EntryReply } from '@chalkline/contract/competitions/entry.schema.ts';
import { setTeam } from '@chalkline/contract/competitions/teams.endpoints.ts';
import { useQuery } from '@tanstack/react-query';
import { ActionError } from '../../../../patterns/confirm-action.tsx';
import { Loaded } from '../../../../patterns/loaded.tsx';
import { useAction } from '../../../../patterns/use-action.ts';
import { Button } from '../../../../ui/button.tsx';
import { Modal } from '../../../../ui/modal.tsx';
import { Stack } from '../../../../ui/page.tsx';
import { SkeletonText } from '../../../../ui/skeleton.tsx';
import text from '../../../../ui/text.module.css';
import { EntrySelect } from '../adjustments/entry-select.tsx';
import { organizerQueries } from '../organizer.queries.ts';
import styles from './entries.module.css';

interface TeamModalProps {
  competition: CompetitionReply;
  /** The team. */
  entry: EntryReply;
  onClose: () => void;
}

/** The members of a team whose scores are added up: entries of individual divisions. */
export function TeamModal({ competition, entry, onClose }: TeamModalProps) {
  const { id, divisions, can } = competition;
  const query = useQuery(organizerQueries.team(id, entry.id));
  const members = query.data?.members ?? [];
  const ids = members.map(({ entryId }) => entryId);
  const save = useAction({
    send: (call, entryIds: string[]) =>
      call(setTeam, { params: { competitionId: id, entryId: entry.id }, body: { entryIds } }),
    done: `${entry.name} saved`,
    invalidates: [organizerQueries.within(id)],
  });
  const teamDivisions = new Set(divisions.flatMap((one) => (isAddedUp(one.teams) ? [one.id] : [])));
  const nameOf = new Map(divisions.map((division) => [division.id, division.name]));
  return (
    <Modal
      opened
      onClose={onClose}
      title={`Members of ${entry.name}`}
      width={560}
      actions={<Button onClick={onClose}>Close</Button>}
    >
      <Stack gap={16}>
        <p>{teamRule(competition, entry)}</p>
        <Loaded query={query} failed="Couldn’t load the team" skeleton={<SkeletonText lines={3} />}>
          {() => (members.length === 0 ? <p className={text.hint}>No members yet.</p> : null)}
        </Loaded>
        <ul>
          {members.map(({ entryId, name, bib, divisionId }) => (
            <li key={entryId} className={styles.member}>
              <span>
                <b className={styles.bib}>{bib}</b> {name}{' '}
                <span className={text.hint}>{nameOf.get(divisionId)}</span>
              </span>
              {can.manageEntries && (
                <Button
                  size={32}
                  disabled={save.busy}
                  aria-label={`Remove ${name} from the team`}
                  onClick={() => save.run(ids.filter((one) => one !== entryId))}
                >
                  Remove
                </Button>
              )}
            </li>
          ))}
        </ul>
        <ActionError error={save.error} />
        {can.manageEntries && query.data && (
          <EntrySelect
            competitionId={id}
            chosen={null}
            leaveOut={({ id: one, divisionId }) => ids.includes(one) || teamDivisions.has(divisionId)}
            onChoose={(member) => {
              if (member && !ids.includes(member.id)) save.run([...ids, member.id]);
            }}
          />
        )}
      </Stack>
    </Modal>
  );
}

function teamRule({ divisions }: CompetitionReply, { divisionId }: EntryReply): string {
  const teams = divisions.find(({ id }) => id === divisionId)?.teams;
  if (teams?.by === 'best') return `The team’s score adds up its members’ ${teams.count} best results.`;
  return 'The team’s score adds up the results of all its members.';
}
