import { type CheckInReply, isAtDesk } from '@chalkline/contract/competitions/check-in.schema.ts';
import type { CompetitionReply } from '@chalkline/contract/competitions/competition.schema.ts';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { Loaded } from '../../../../patterns/loaded.tsx';
import { lazyPart } from '../../../../platform/lazy-part.ts';
import { Button } from '../../../../ui/button.tsx';
import { EmptyState } from '../../../../ui/empty-state.tsx';
import { Modal } from '../../../../ui/modal.tsx';
import { SkeletonRows } from '../../../../ui/skeleton.tsx';
import { clockTime } from '../../../../ui/times.ts';
import { entryStateLabels } from '../entries/entry-labels.ts';
import styles from './check-in.module.css';
import { checkInQueries } from './check-in.queries.ts';
import { paymentText, WaiverFacts } from './check-in-facts.tsx';
import { useCheckIn } from './use-check-in.ts';

// The decoder is for those who scan.
const CameraView = lazyPart(
  async () => (await import('../../../../patterns/scanning/camera-view.tsx')).CameraView,
);

interface ScanModalProps {
  competition: CompetitionReply;
  onClose: () => void;
}

/** The camera, then the athlete it found, then the next one. */
export function ScanModal({ competition, onClose }: ScanModalProps) {
  const [code, setCode] = useState<string | null>(null);
  return (
    <Modal
      opened
      onClose={onClose}
      title="Scan a code"
      below="Athletes find their QR code on their order page."
      actions={code !== null && <Button onClick={() => setCode(null)}>Scan another</Button>}
    >
      {code === null ? (
        <Suspense fallback={<SkeletonRows rows={4} avatar={false} label="Loading the camera" />}>
          <CameraView onCode={setCode} />
        </Suspense>
      ) : (
        <Found competition={competition} code={code} />
      )}
    </Modal>
  );
}

function Found({ competition, code }: { competition: CompetitionReply; code: string }) {
  const query = useQuery(checkInQueries.byCode(competition.id, code));
  return (
    <Loaded query={query} failed="Couldn’t look up this code">
      {(athlete) =>
        athlete ? (
          <FoundAthlete competition={competition} athlete={athlete} />
        ) : (
          <EmptyState title="Not registered here">
            This isn’t the code of a registration for this competition. Search by name instead.
          </EmptyState>
        )
      }
    </Loaded>
  );
}

function FoundAthlete({ competition, athlete }: { competition: CompetitionReply; athlete: CheckInReply }) {
  const checkIn = useCheckIn(competition.id);
  const { name, bib, divisionId, people, checkedIn, state } = athlete;
  const division = competition.divisions.find(({ id }) => id === divisionId);
  return (
    <div className={styles.found} role="status">
      <h3>{name}</h3>
      <dl>
        <dt>Bib</dt>
        <dd>{bib}</dd>
        <dt>Division</dt>
        <dd>{division?.name ?? '–'}</dd>
        <dt>Payment</dt>
        <dd>{paymentText(athlete)}</dd>
        <dt>Waivers</dt>
        <dd>
          <WaiverFacts people={people} />
        </dd>
      </dl>
      {checkedIn !== null && (
        <p className={styles.good}>
          {`Checked in at ${clockTime(checkedIn.at, competition.zone)}${checkedIn.by ? ` by ${checkedIn.by}` : ''}`}
        </p>
      )}
      {!isAtDesk(state) && (
        <p className={styles.missing}>{`${entryStateLabels[state]}: can’t be checked in.`}</p>
      )}
      {checkedIn === null && isAtDesk(state) && (
        <Button variant="main" size={48} wide busy={checkIn.busy} onClick={() => checkIn.run(athlete)}>
          Check in
        </Button>
      )}
    </div>
  );
}
