import { useQuery } from '@tanstack/react-query';
import { Loaded } from '../../../patterns/loaded.tsx';
import { DrawingShown } from '../../../ui/drawing-shown.tsx';
import { Modal } from '../../../ui/modal.tsx';
import { Row, Stack } from '../../../ui/page.tsx';
import { exactTime } from '../../../ui/times.ts';
import { CopyButton } from '../papers/copy-button.tsx';
import { WaiverText } from '../papers/waiver-text.tsx';
import { waiverQueries } from '../waivers.queries.ts';
import styles from './organizer.module.css';

interface SignatureModalProps {
  waiverId: string;
  signatureId: string;
  name: string;
  onClose: () => void;
}

/** A signed waiver with everything that proves the signature. */
export function SignatureModal({ waiverId, signatureId, name, onClose }: SignatureModalProps) {
  const query = useQuery(waiverQueries.signature(waiverId, signatureId));
  return (
    <Modal opened title={name} width={560} onClose={onClose}>
      <Loaded query={query} failed="Couldn’t load the signature">
        {(signature) => (
          <Stack gap={16}>
            <DrawingShown name={signature.name} drawing={signature.drawing} />
            {signature.guardian && (
              <>
                <p>{`${signature.guardian.name}, ${signature.guardian.relation}`}</p>
                <DrawingShown name={signature.guardian.name} drawing={signature.guardian.drawing} />
              </>
            )}
            <dl className={styles.facts}>
              <Fact label="Signed" value={exactTime(signature.signedAt)} />
              <Fact label="Version" value={String(signature.number)} />
              <Fact label="Network address" value={signature.address} />
              <Fact label="Link for the guardian sent to" value={signature.guardian?.email ?? null} />
              <Fact label="Network address of the guardian" value={signature.guardian?.address ?? null} />
              <Fact label="SHA-256 of the text" value={signature.textSha256} />
              <Fact label="SHA-256 of the PDF" value={signature.fileSha256} />
            </dl>
            <Row>
              <CopyButton waiverId={waiverId} signatureId={signatureId} title={signature.title} />
            </Row>
            <WaiverText {...signature} label="Signed text" />
          </Stack>
        )}
      </Loaded>
    </Modal>
  );
}

function Fact({ label, value }: { label: string; value: string | null }) {
  if (value === null) return null;
  return (
    <div>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </div>
  );
}
