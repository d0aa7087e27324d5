import { useQuery } from '@tanstack/react-query';
import { Loaded } from '../../../patterns/loaded.tsx';
import { Facts } from '../../../ui/facts.tsx';
import { Modal } from '../../../ui/modal.tsx';
import { Stack } from '../../../ui/page.tsx';
import { exactTime } from '../../../ui/times.ts';
import { DrawingShown } from '../papers/drawing-shown.tsx';
import { WaiverText } from '../papers/waiver-text.tsx';
import { waiverQueries } from '../waivers.queries.ts';

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
            <Facts
              facts={[
                ['Signed', exactTime(signature.signedAt)],
                ['Version', String(signature.number)],
                ['Network address', signature.address ?? ''],
                ['SHA-256 of the text', signature.textSha256],
                ['SHA-256 of the PDF', signature.fileSha256 ?? ''],
              ]}
            />
            <WaiverText {...signature} />
          </Stack>
        )}
      </Loaded>
    </Modal>
  );
}
