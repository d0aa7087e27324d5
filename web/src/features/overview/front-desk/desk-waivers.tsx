import { askToSignAtDesk, signAtDesk } from '@chalkline/contract/overview/front-desk.endpoints.ts';
import type { DeskPersonReply } from '@chalkline/contract/overview/front-desk.schema.ts';
import { IconSignature } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Suspense, use, useState } from 'react';
import { Loaded } from '../../../patterns/loaded.tsx';
import { useAction } from '../../../patterns/use-action.ts';
import { Button } from '../../../ui/button.tsx';
import { Modal } from '../../../ui/modal.tsx';
import { Note } from '../../../ui/note.tsx';
import { Row, Stack } from '../../../ui/page.tsx';
import { SkeletonRows } from '../../../ui/skeleton.tsx';
import { frontDeskQueries } from './front-desk.queries.ts';
import { Signing } from './signing-slot.ts';

type Signer = Pick<DeskPersonReply, 'id' | 'name' | 'missingWaivers' | 'can'>;

/** What somebody hasn’t signed at this gym, with the two ways to: on this device, or in their own account. */
export function DeskWaivers({ person }: { person: Signer }) {
  const { id: personId, name, missingWaivers, can } = person;
  const [signing, setSigning] = useState(false);
  const ask = useAction({
    send: (call) => call(askToSignAtDesk, { params: { personId } }),
    failed: 'Couldn’t send the link',
    done: { title: 'Link sent', detail: `It’s in ${name}’s account and email. You can send it once a day.` },
    invalidates: [],
  });
  return (
    <>
      {missingWaivers.length > 0 && (
        <Stack gap={8}>
          <Note tone="warn">{`Not signed: ${missingWaivers.join(', ')}.`}</Note>
          <Row>
            <Button
              size={48}
              icon={<IconSignature size={20} stroke={1.75} aria-hidden="true" />}
              onClick={() => setSigning(true)}
            >
              Sign on this device
            </Button>
            {can.askToSign && (
              <Button size={48} busy={ask.busy} onClick={() => ask.run()}>
                Send a link
              </Button>
            )}
          </Row>
        </Stack>
      )}
      {signing && <SigningModal person={person} onClose={() => setSigning(false)} />}
    </>
  );
}

function SigningModal({ person, onClose }: { person: Signer; onClose: () => void }) {
  const { id: personId, name } = person;
  const Section = use(Signing)?.Section;
  const query = useQuery(frontDeskQueries.waivers(personId));
  const isMissing = query.data?.waivers.some(({ mine }) => !mine?.isCurrent) ?? true;
  return (
    <Modal
      opened
      onClose={onClose}
      title={name}
      below={isMissing ? 'Hand over this device to read and sign.' : 'Everything is signed.'}
      width={720}
      actions={<Button onClick={onClose}>{isMissing ? 'Close' : 'Done'}</Button>}
    >
      <Loaded query={query} failed="Couldn’t load the waivers">
        {(waivers) =>
          Section && (
            <Suspense fallback={<SkeletonRows avatar={false} />}>
              <Section
                papers={{ questions: [], answers: [], waivers }}
                saveAnswers={() => Promise.resolve()}
                sign={(call, waiverId, body) =>
                  call(signAtDesk, { params: { personId }, body: { waiverId, ...body } })
                }
                invalidates={[frontDeskQueries.all]}
              />
            </Suspense>
          )
        }
      </Loaded>
    </Modal>
  );
}
