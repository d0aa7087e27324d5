import { IconExternalLink } from '@tabler/icons-react';
import { type MouseEvent, useState } from 'react';
import { useSession } from '../../platform/session.ts';
import { site } from '../../platform/site.ts';

interface FitnessProgramsLinkProps {
  className: string | undefined;
}

/**
 * The trainer site's dashboard (seed §2), for those who may see it and where one is configured. The code that
 * signs the person in there is made at the press: it is good once and for a minute, and the link itself, which
 * may be copied or opened in a new tab, carries none.
 */
export function FitnessProgramsLink({ className }: FitnessProgramsLinkProps) {
  const person = useSession();
  const [busy, setBusy] = useState(false);
  const { trainerSite } = site.links;
  if (!trainerSite || !person?.user.can.seeFitnessPrograms) return null;
  const press = async (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    if (busy) return;
    setBusy(true);
    const { openTrainerSite } = await import('./open-trainer-site.ts');
    await openTrainerSite(trainerSite, person.user.id);
    setBusy(false);
  };
  return (
    <a className={className} href={trainerSite} aria-busy={busy || undefined} onClick={press}>
      Fitness Programs
      <IconExternalLink size={14} stroke={1.75} aria-hidden="true" />
    </a>
  );
}
