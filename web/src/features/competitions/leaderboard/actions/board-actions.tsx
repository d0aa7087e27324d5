import type { BoardHead } from '@chalkline/contract/competitions/leaderboard.schema.ts';
import { urlOf } from '@chalkline/contract/urls.ts';
import { IconDeviceTv, IconFileDownload, IconPrinter } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import { lazyPart } from '../../../../platform/lazy-part.ts';
import { site } from '../../../../platform/site.ts';
import { IconButton, IconLink } from '../../../../ui/icon-button.tsx';
import styles from './board-actions.module.css';

const TakeAway = lazyPart(async () => (await import('./take-away.tsx')).TakeAway);

const look = { size: 18, stroke: 1.75, 'aria-hidden': true } as const;

/** What can be done with the board: a screen in the hall, paper, a file, a place on another site. */
export function BoardActions({ head }: { head: BoardHead }) {
  const { competitionId, divisionId } = head;
  const [isTaken, setIsTaken] = useState(false);
  return (
    <>
      <IconLink
        edged
        label="Show on a TV"
        icon={<IconDeviceTv {...look} />}
        to={urlOf('leaderboard', { id: competitionId }, { division: divisionId, tv: 1 })}
      />
      <IconButton edged label="Print" icon={<IconPrinter {...look} />} onClick={() => window.print()} />
      <IconButton
        edged
        label="Download or embed"
        aria-haspopup="dialog"
        icon={<IconFileDownload {...look} />}
        onClick={() => setIsTaken(true)}
      />
      {isTaken && (
        <Suspense>
          <TakeAway head={head} onClose={() => setIsTaken(false)} />
        </Suspense>
      )}
    </>
  );
}

/** On another site: the way to the board itself. */
export function OpenOutside() {
  const address = new URL(window.location.href);
  address.searchParams.delete('embed');
  return (
    <a className={styles.outside} href={address.href} target="_blank" rel="noreferrer">
      {`Open in ${site.productName}`}
    </a>
  );
}
