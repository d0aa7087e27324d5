import type { MyCompetitionCard } from '@chalkline/contract/competitions/competition.schema.ts';
import { IconCopy } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import { Link } from 'react-router';
import { useKnownAddresses } from '../../../../platform/known-addresses.ts';
import { lazyPart } from '../../../../platform/lazy-part.ts';
import { IconButton } from '../../../../ui/icon-button.tsx';
import { RowActions } from '../../../../ui/row-actions.tsx';
import text from '../../../../ui/text.module.css';
import styles from './mine-actions.module.css';
import { nextSteps } from './next-steps.ts';

const CopyModal = lazyPart(async () => (await import('./copy-modal.tsx')).CopyModal);

/** Links to the next steps of a competition. */
export function NextSteps({ competition }: { competition: MyCompetitionCard }) {
  const known = useKnownAddresses();
  return (
    <span className={styles.steps}>
      {nextSteps(competition, known).map(({ words, to }) => (
        <Link key={to} className={text.link} to={to}>
          {words}
        </Link>
      ))}
    </span>
  );
}

/** Copies a competition. */
export function CopyAction({ competition }: { competition: MyCompetitionCard }) {
  const [opened, setOpened] = useState(false);
  return (
    <RowActions>
      <IconButton
        size={32}
        label={`Copy ${competition.name}`}
        icon={<IconCopy size={18} stroke={1.75} />}
        aria-haspopup="dialog"
        onClick={() => setOpened(true)}
      />
      {opened && (
        <Suspense>
          <CopyModal original={competition} onClose={() => setOpened(false)} />
        </Suspense>
      )}
    </RowActions>
  );
}
