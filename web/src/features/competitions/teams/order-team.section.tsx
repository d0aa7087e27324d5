import type { OrderReply } from '@chalkline/contract/checkout/order.schema.ts';
import { urlOf } from '@chalkline/contract/urls.ts';
import { useQuery } from '@tanstack/react-query';
import { useSession } from '../../../platform/session.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { Row, Stack } from '../../../ui/page.tsx';
import { Panel } from '../../../ui/panel.tsx';
import text from '../../../ui/text.module.css';
import { CanceledNote } from '../canceled-note.tsx';
import { WithdrawPlace } from '../compete/withdraw-place.tsx';
import { competitionQueries } from '../competitions.queries.ts';
import { ownTeams } from '../own-teams.ts';

/**
 * That the competition is canceled; else the team that an order bought or pays a share of, where members are invited, and
 * giving up a place that nothing comes back for anymore.
 */
export function OrderTeamSection({ order: { id: orderId, offerId: id, lines } }: { order: OrderReply }) {
  const enabled = useSession() !== null;
  const { data: competition } = useQuery({ ...competitionQueries.detail(id), enabled });
  const { data: registration } = useQuery({ ...competitionQueries.registration(id), enabled });
  const { data: places = [] } = useQuery({ ...competitionQueries.myPlaces(id), enabled });
  if (competition?.canceled) return <CanceledNote competition={competition} />;
  if (!competition || !registration) return null;
  const canRefund = lines.some(({ units }) => units.some(({ refundable }) => refundable !== null));
  const given = places.filter((place) => !canRefund && place.orderId === orderId && place.can.withdraw);
  const teams = ownTeams(competition, registration)
    .filter(({ divisionId }) => lines.some(({ itemId }) => itemId === divisionId))
    .map(({ entryId, division }) => {
      const isCaptain = places.some((place) => place.entryId === entryId);
      return (
        <Panel key={entryId} title={`Your team in ${division}`} padded>
          <Stack gap={12}>
            <p>
              {isCaptain
                ? 'Invite your teammates, and see who has joined and paid.'
                : 'See who has joined and paid.'}
            </p>
            {isCaptain && (
              <p className={text.hint}>You’re the captain. If you cancel, your whole team is withdrawn.</p>
            )}
            <Row>
              <ButtonLink to={urlOf('team', { id, teamId: entryId })}>Open your team</ButtonLink>
            </Row>
          </Stack>
        </Panel>
      );
    });
  return (
    <>
      {teams}
      {given.map((place) => (
        <Panel key={place.entryId} title={`Can’t come to ${competition.name}?`} padded>
          <Stack gap={12}>
            <p>{`Give up your place in ${place.division}, so that someone else can compete.`}</p>
            <Row>
              <WithdrawPlace place={place} />
            </Row>
          </Stack>
        </Panel>
      ))}
    </>
  );
}
