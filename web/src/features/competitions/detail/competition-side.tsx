import type { CompetitionReply } from '@chalkline/contract/competitions/competition.schema.ts';
import { countryName } from '@chalkline/contract/competitions/competition-place.ts';
import { addresses, urlOf } from '@chalkline/contract/urls.ts';
import { useQuery } from '@tanstack/react-query';
import { ShareButton } from '../../../patterns/share/share-button.tsx';
import { useKnownAddresses } from '../../../platform/known-addresses.ts';
import { serverNow } from '../../../platform/server-time.ts';
import { useSession } from '../../../platform/session.ts';
import { useCanShare } from '../../../platform/share-link.ts';
import { Avatar } from '../../../ui/avatar.tsx';
import { ButtonLink } from '../../../ui/button.tsx';
import { Dock } from '../../../ui/dock.tsx';
import { numberText } from '../../../ui/locale.ts';
import { Panel } from '../../../ui/panel.tsx';
import text from '../../../ui/text.module.css';
import { competitionQueries } from '../competitions.queries.ts';
import { heatQueries } from '../heats/heats.queries.ts';
import { isPublic } from '../is-public.ts';
import { sizeText, totalLeftText } from '../registration-texts.ts';
import { CalendarButton } from './calendar-button.tsx';
import styles from './competition-side.module.css';
import { Countdown } from './countdown.tsx';
import { mainAction } from './main-action.ts';
import { RegistrationPanel } from './registration-panel.tsx';
import { SponsorsPanel } from './sponsors-panel.tsx';

/** Beside the page: what comes next, how to get in, the place, the organizer. */
export function CompetitionSide({ competition }: { competition: CompetitionReply }) {
  const { place, country, organizer } = competition;
  return (
    <aside className={styles.side}>
      <Actions competition={competition} />
      <RegistrationPanel competition={competition} />
      {place && (
        <Panel padded>
          <b className={styles.name}>{place}</b>
          {country && <p className={text.hint}>{countryName(country)}</p>}
          <p className={styles.map}>
            <a className={text.link} href={mapOf(place, country)} target="_blank" rel="noreferrer">
              Open map
            </a>
          </p>
        </Panel>
      )}
      <Panel padded>
        <div className={styles.organizer}>
          <Avatar name={organizer.name} id={organizer.id} size={44} />
          <div>
            <b className={styles.name}>{organizer.name}</b>
            <p className={text.hint}>Organizer</p>
          </div>
        </div>
      </Panel>
      <SponsorsPanel competition={competition} />
    </aside>
  );
}

/** The main action is hidden on phones while it is docked at the bottom. */
function Actions({ competition }: { competition: CompetitionReply }) {
  const isDocked = !useHasHeatsAhead(competition);
  const manage = useManageLink(competition);
  const main = useMainAction(competition);
  const volunteer = useVolunteerLink(competition);
  const canShare = useCanShare('competition-detail') && isPublic(competition);
  return (
    <div className={styles.actions}>
      <Panel padded>
        <Countdown competition={competition} />
        <div className={styles.buttons}>
          {main && (
            <div className={isDocked ? styles.board : undefined}>
              <ButtonLink variant="main" size={48} wide to={main.to}>
                {main.label}
              </ButtonLink>
            </div>
          )}
          {manage && (
            <ButtonLink size={48} wide to={manage}>
              Manage
            </ButtonLink>
          )}
          {volunteer && (
            <ButtonLink size={48} wide to={volunteer}>
              Volunteer
            </ButtonLink>
          )}
          <div className={styles.share}>
            {canShare && (
              <ShareButton
                variant="text"
                name={competition.name}
                segment="competition-detail"
                id={competition.id}
              />
            )}
            <CalendarButton competitionId={competition.id} />
          </div>
        </div>
      </Panel>
    </div>
  );
}

/** The main action at the thumb of a phone. Not for athletes with a heat ahead: it would cover their heats. */
export function MainDock({ competition }: { competition: CompetitionReply }) {
  const main = useMainAction(competition);
  const { data: registration } = useQuery(competitionQueries.registration(competition.id));
  if (useHasHeatsAhead(competition)) return null;
  return (
    <Dock
      action={
        main && (
          <ButtonLink variant="main" size={48} wide to={main.to}>
            {main.label}
          </ButtonLink>
        )
      }
    >
      <b className={text.h4}>{`${numberText(competition.entryCount)} registered`}</b>
      <p className={text.hint}>
        {registration?.state === 'open' ? totalLeftText(competition, registration) : leftText(competition)}
      </p>
    </Dock>
  );
}

function leftText({ capacity, entryCount, divisions }: CompetitionReply): string {
  if (capacity === null) return `${divisions.length} ${divisions.length === 1 ? 'division' : 'divisions'}`;
  return sizeText(capacity, entryCount, 1);
}

function useMainAction(competition: CompetitionReply) {
  const { data } = useQuery(competitionQueries.registration(competition.id));
  return mainAction(competition, useKnownAddresses(), data);
}

function useHasHeatsAhead({ id }: CompetitionReply): boolean {
  const isSignedIn = useSession() !== null;
  const { data } = useQuery({ ...heatQueries.mine(id), enabled: isSignedIn });
  return data?.heats.some(({ endsAt }) => Date.parse(endsAt) > serverNow()) ?? false;
}

/** The address of its dashboard, for those who may do anything there. */
function useManageLink({ id, can }: CompetitionReply): string | null {
  const isBuilt = useKnownAddresses().has(addresses.competitionDashboard);
  const mayManage =
    can.edit || can.manageEntries || can.recordScores || can.announce || can.manageStaff || can.seeInside;
  return isBuilt && mayManage ? urlOf('competitionDashboard', { id }) : null;
}

/** Where volunteers sign up, while the competition is ahead or on. */
function useVolunteerLink({ id, state }: CompetitionReply): string | null {
  const isBuilt = useKnownAddresses().has(addresses.volunteer);
  return isBuilt && (state === 'published' || state === 'live') ? urlOf('volunteer', { id }) : null;
}

function mapOf(place: string, country: string | null): string {
  const query = country ? `${place}, ${countryName(country)}` : place;
  return `https://www.openstreetmap.org/search?query=${encodeURIComponent(query)}`;
}
