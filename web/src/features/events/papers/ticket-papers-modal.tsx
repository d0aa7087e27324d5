import { answerForTicket, signForTicket } from '@chalkline/contract/events/papers.endpoints.ts';
import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { Loaded } from '../../../patterns/loaded.tsx';
import { Button } from '../../../ui/button.tsx';
import { Modal } from '../../../ui/modal.tsx';
import { Note } from '../../../ui/note.tsx';
import { Stack } from '../../../ui/page.tsx';
import { SkeletonRows } from '../../../ui/skeleton.tsx';
import { useEventPapers } from '../event-papers.tsx';
import { eventQueries } from '../events.queries.ts';

interface TicketPapersModalProps {
  ticketId: string;
  /** What is done once nothing is missing, such as "Check in"; left out: the modal is closed. */
  onComplete?: { readonly label: string; readonly run: () => void };
  onClose: () => void;
}

/** Answers and signatures for one ticket, by its holder or at the door. */
export function TicketPapersModal({ ticketId, onComplete, onClose }: TicketPapersModalProps) {
  const Section = useEventPapers()?.ticket.Section;
  const query = useQuery(eventQueries.ticketPapers(ticketId));
  const isComplete = query.data?.missing.length === 0;
  return (
    <Modal
      opened
      onClose={onClose}
      title={query.data ? query.data.holderName : 'Questions and waivers'}
      below={query.data?.typeName}
      width={720}
      actions={
        <>
          <Button onClick={onClose}>Close</Button>
          {onComplete && (
            <Button
              variant="main"
              disabled={!isComplete}
              onClick={() => {
                onComplete.run();
                onClose();
              }}
            >
              {onComplete.label}
            </Button>
          )}
        </>
      }
    >
      <Loaded query={query} failed="Couldn’t load the questions and waivers">
        {(papers) => (
          <Stack gap={16}>
            {papers.missing.length > 0 ? (
              <Note tone="warn">{`Still missing: ${papers.missing.join(', ')}.`}</Note>
            ) : (
              <Note tone="good" announced>
                Nothing is missing.
              </Note>
            )}
            {Section && (
              <Suspense fallback={<SkeletonRows avatar={false} />}>
                <Section
                  papers={papers}
                  saveAnswers={(call, answers) =>
                    call(answerForTicket, { params: { ticketId }, body: { answers: [...answers] } })
                  }
                  sign={(call, waiverId, body) =>
                    call(signForTicket, { params: { ticketId }, body: { waiverId, ...body } })
                  }
                  invalidates={[eventQueries.all]}
                />
              </Suspense>
            )}
          </Stack>
        )}
      </Loaded>
    </Modal>
  );
}
