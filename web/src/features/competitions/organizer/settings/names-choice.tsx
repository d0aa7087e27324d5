import type { CompetitionReply } from '@chalkline/contract/competitions/competition.schema.ts';
import { changeCompetition } from '@chalkline/contract/competitions/competitions.endpoints.ts';
import { useQuery } from '@tanstack/react-query';
import { ActionError } from '../../../../patterns/confirm-action.tsx';
import { useAction } from '../../../../patterns/use-action.ts';
import { ButtonLink } from '../../../../ui/button.tsx';
import { Switch } from '../../../../ui/choices.tsx';
import { numberText } from '../../../../ui/locale.ts';
import { Row, Stack } from '../../../../ui/page.tsx';
import { Panel } from '../../../../ui/panel.tsx';
import { competitionQueries } from '../../competitions.queries.ts';
import { partUrl } from '../dashboard/parts.ts';
import { countNotAged } from './names.queries.ts';

/** Whether minors' names are public. */
export function NamesChoice({ competition: { id, hideMinors } }: { competition: CompetitionReply }) {
  const save = useAction({
    send: (call, on: boolean) =>
      call(changeCompetition, { params: { competitionId: id }, body: { hideMinors: on } }),
    invalidates: [competitionQueries.all],
  });
  return (
    <Panel title="Names" padded>
      <Stack gap={12}>
        <Switch
          label="Hide names of athletes under 18"
          hint="Only your staff see the names. Everyone else sees “Athlete” and the bib number. Uses the age on the first day. Athletes enter their birth date when they register."
          checked={save.sending ?? hideMinors}
          disabled={save.busy}
          onChange={(change) => save.run(change.currentTarget.checked)}
        />
        {hideMinors && <NotAged competitionId={id} />}
        <ActionError error={save.error} />
      </Stack>
    </Panel>
  );
}

/** Athletes whose age isn't known, so that they are still shown by name. */
function NotAged({ competitionId }: { competitionId: string }) {
  const { data: total = 0 } = useQuery(countNotAged(competitionId));
  if (total === 0) return null;
  return (
    <Row gap={16}>
      <p>{`${numberText(total)} ${total === 1 ? 'athlete or team has' : 'athletes or teams have'} no birth date and ${total === 1 ? 'is' : 'are'} shown by name.`}</p>
      <ButtonLink size={32} to={partUrl(competitionId, 'entries', { lacks: 'birth_date' })}>
        Show them
      </ButtonLink>
    </Row>
  );
}
