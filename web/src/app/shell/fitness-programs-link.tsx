import { urlOf } from '@chalkline/contract/urls.ts';
import { IconExternalLink } from '@tabler/icons-react';
import { type MouseEvent, useEffect, useState } from 'react';
import { Link } from 'react-router';
import { serverNow } from '../../platform/server-time.ts';
import { useSession } from '../../platform/session.ts';
import { site } from '../../platform/site.ts';
import type { TrainerAddress } from './open-trainer-site.ts';

interface FitnessProgramsLinkProps {
  className: string | undefined;
}

/** A link that's about to be used gets a new code this long before its old one runs out. */
const marginMs = 15_000;

/**
 * The trainer site's dashboard (seed §2), for those who may see it; where none is configured, their programs here. As soon as somebody
 * points at the link, or reaches it by keyboard, its address gets a one-use code that signs them in there, so that it
 * can be opened in a new tab or copied too. The code is renewed while they stay.
 */
export function FitnessProgramsLink({ className }: FitnessProgramsLinkProps) {
  const person = useSession();
  const { trainerSite } = site.links;
  if (!person?.user.can.seeFitnessPrograms) return null;
  if (!trainerSite) {
    return (
      <Link className={className} to={urlOf('myPrograms')}>
        Fitness Programs
      </Link>
    );
  }
  return <TrainerLink className={className} trainerSite={trainerSite} userId={person.user.id} />;
}

interface TrainerLinkProps extends FitnessProgramsLinkProps {
  trainerSite: string;
  userId: string;
}

function TrainerLink({ className, trainerSite, userId }: TrainerLinkProps) {
  const [busy, setBusy] = useState(false);
  const { address, setWanted, forget } = useTrainerAddress(trainerSite, userId);
  const press = async (event: MouseEvent) => {
    if (address && isFresh(address)) return forget();
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    if (busy) return;
    setBusy(true);
    const { openTrainerSite } = await import('./open-trainer-site.ts');
    await openTrainerSite(trainerSite, userId);
    setBusy(false);
  };
  return (
    <a
      className={className}
      href={address?.href ?? trainerSite}
      aria-busy={busy || undefined}
      onPointerEnter={() => setWanted(true)}
      onPointerLeave={() => setWanted(false)}
      onFocus={() => setWanted(true)}
      onBlur={() => setWanted(false)}
      onClick={press}
      onAuxClick={(event) => event.button === 1 && forget()}
    >
      Fitness Programs
      <IconExternalLink size={14} stroke={1.75} aria-hidden="true" />
    </a>
  );
}

/** An address with a code, made while it's wanted; `forget` after it was used, once the browser has read it. */
function useTrainerAddress(trainerSite: string, userId: string) {
  const [wanted, setWanted] = useState(false);
  const [address, setAddress] = useState<TrainerAddress | null>(null);
  useEffect(() => {
    if (!wanted) return;
    let isCurrent = true;
    const make = async () => {
      const { makeTrainerAddress } = await import('./open-trainer-site.ts');
      // Without a code the link still works: pressing it asks again, and says so if that fails.
      const made = await makeTrainerAddress(trainerSite, userId).catch(() => null);
      if (isCurrent) setAddress(made);
    };
    if (!address || !isFresh(address)) make();
    const left = address ? address.endsAt - serverNow() - marginMs : 0;
    const timer = left > 0 ? setTimeout(make, left) : undefined;
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [wanted, address, trainerSite, userId]);
  const forget = () => setTimeout(() => setAddress(null));
  return { address, setWanted, forget };
}

function isFresh({ endsAt, from }: TrainerAddress): boolean {
  return from === window.location.href && endsAt - serverNow() > marginMs;
}
