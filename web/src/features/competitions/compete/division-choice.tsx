import type { CompetitionReply } from '@chalkline/contract/competitions/competition.schema.ts';
import type { DivisionReply } from '@chalkline/contract/competitions/division.schema.ts';
import { whoIsItFor } from '@chalkline/contract/competitions/division-text.ts';
import type {
  DivisionOffer,
  RegistrationReply,
} from '@chalkline/contract/competitions/registration.schema.ts';
import { urlOf } from '@chalkline/contract/urls.ts';
import { IconBan, IconCheck } from '@tabler/icons-react';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { nextPriceText } from '../../../patterns/next-price-text.ts';
import { useGuest } from '../../../platform/session.ts';
import { Bar } from '../../../ui/bar.tsx';
import { counted } from '../../../ui/counted.ts';
import { numberText } from '../../../ui/locale.ts';
import { plannedTime } from '../../../ui/planned-time.ts';
import text from '../../../ui/text.module.css';
import { leftText, placesLeft, priceText } from '../registration-texts.ts';
import styles from './division-choice.module.css';
import { WaitingAction } from './waiting-action.tsx';

interface DivisionChoiceProps {
  competition: CompetitionReply;
  registration: RegistrationReply;
  chosen: readonly string[];
  /** Several can be chosen; otherwise one takes the place of the other. */
  several: boolean;
  /** Why a chosen one was refused, by its place among the chosen: `chosen.0`. */
  errors: Readonly<Record<string, ReactNode>>;
  onToggle: (division: DivisionReply) => void;
}

/** The divisions with price and places; those that can't be chosen say why. */
export function DivisionChoice({
  competition,
  registration,
  chosen,
  several,
  errors,
  onToggle,
}: DivisionChoiceProps) {
  const rows = competition.divisions.flatMap((division) => {
    const offer = registration.divisions.find(({ divisionId }) => divisionId === division.id);
    return offer ? [{ division, offer }] : [];
  });
  const guest = useGuest();
  const back = urlOf('compete', { id: competition.id });
  const open = rows.filter(({ offer }) => closedReason(offer, registration) === null);
  const closed = rows.filter(({ offer }) => closedReason(offer, registration) !== null);
  const isChosen = ({ id }: DivisionReply) => chosen.includes(id);
  const fieldOf = ({ id }: DivisionReply) => `chosen.${chosen.indexOf(id)}`;
  return (
    <fieldset className={styles.set}>
      <legend className={styles.legend}>{several ? 'Choose divisions' : 'Choose a division'}</legend>
      {open.map(({ division, offer }) => (
        <label key={division.id} className={clsx(styles.row, isChosen(division) && styles.on)}>
          <input
            // The fields of a team carry the id where there is one.
            id={division.teamSize === 1 && isChosen(division) ? fieldOf(division) : undefined}
            type={several ? 'checkbox' : 'radio'}
            name="division"
            value={division.id}
            checked={isChosen(division)}
            onChange={() => onToggle(division)}
          />
          <span className={clsx(styles.box, !several && styles.round)}>
            {several && <IconCheck size={14} stroke={2} aria-hidden="true" />}
          </span>
          <RowWords division={division} offer={offer} competition={competition} registration={registration}>
            {isChosen(division) ? errors[fieldOf(division)] : undefined}
          </RowWords>
        </label>
      ))}
      {closed.map(({ division, offer }) => (
        <div key={division.id} className={clsx(styles.row, styles.closed)}>
          <IconBan size={20} stroke={1.75} aria-hidden="true" />
          <RowWords division={division} offer={offer} competition={competition} registration={registration}>
            {closedReason(offer, registration)}
          </RowWords>
          {offer.entryId !== null && division.teamSize > 1 && (
            <span className={styles.waiting}>
              <Link className={text.link} to={urlOf('team', { id: competition.id, teamId: offer.entryId })}>
                Open your team
              </Link>
            </span>
          )}
          {mayWait(offer, registration) && (
            <span className={styles.waiting}>
              {guest ? (
                <Link className={text.link} to={urlOf('login', {}, { back, email: guest.email })}>
                  Sign in to join the waiting list
                </Link>
              ) : (
                <WaitingAction competitionId={competition.id} division={division} offer={offer} />
              )}
            </span>
          )}
        </div>
      ))}
    </fieldset>
  );
}

/** Why a division can't be chosen; null where it can. */
export function closedReason(offer: DivisionOffer, registration: RegistrationReply): string | null {
  if (offer.entryId !== null) return 'You’re registered.';
  if (offer.order !== null) return 'Your place is held. Finish that payment first.';
  if (offer.reason !== null) return offer.reason;
  if (offer.waitingPlace?.offerUntil) return null;
  if (registration.state !== 'open' && !offer.waitingPlace) return 'Registration has closed.';
  if (placesLeft(offer, registration) !== 0 && registration.state === 'open') return null;
  if (offer.waitingPlace)
    return `You’re number ${numberText(offer.waitingPlace.number)} on the waiting list.`;
  if (offer.heldForWaiting > 0)
    return `${counted(offer.heldForWaiting, ['place is', 'places are'])} held for the waiting list.`;
  return offer.waiting === 0 ? 'This division is full.' : `Full, ${numberText(offer.waiting)} waiting.`;
}

/** Whether the athlete can be on the waiting list of a division. */
function mayWait(offer: DivisionOffer, registration: RegistrationReply): boolean {
  const isFree = offer.entryId === null && offer.order === null && offer.reason === null;
  if (registration.state !== 'open') return offer.waitingPlace !== null;
  return isFree && placesLeft(offer, registration) === 0;
}

interface RowWordsProps extends Pick<DivisionChoiceProps, 'competition' | 'registration'> {
  division: DivisionReply;
  offer: DivisionOffer;
  /** Instead of who it is for. */
  children?: ReactNode;
}

function RowWords({ division, offer, competition, registration, children }: RowWordsProps) {
  const left = placesLeft(offer, registration);
  const next = nextPriceText(
    offer.next,
    (amount) => priceText(amount, registration.currency),
    competition.zone,
  );
  const isNearlyFull = left !== null && division.capacity !== null && left <= division.capacity / 10;
  const isHeld = Boolean(offer.waitingPlace?.offerUntil);
  return (
    <>
      <span className={styles.name}>
        <b>{division.name}</b>
        <small>{children ?? offeredText(offer, competition.zone) ?? whoIsItFor(division)}</small>
      </span>
      <span className={clsx(styles.places, isNearlyFull && left > 0 && styles.hot)}>
        {division.capacity !== null && left !== null && (
          <Bar
            value={division.capacity - left}
            max={division.capacity}
            label="Spots taken"
            size="thin"
            tone={isNearlyFull ? 'hot' : 'plain'}
          />
        )}
        {isHeld ? 'Held for you' : leftText(left, division.teamSize)}
      </span>
      <span className={styles.price}>
        <b>{priceText(offer.price, registration.currency)}</b>
        {next !== '' && <small>{next}</small>}
      </span>
    </>
  );
}

/** Until when a place is held for somebody from the waiting list. */
function offeredText({ waitingPlace }: DivisionOffer, zone: string): string | null {
  const until = waitingPlace?.offerUntil;
  return until ? `A place is held for you until ${plannedTime(until, zone)}.` : null;
}
