import type { CompetitionReply } from '@chalkline/contract/competitions/competition.schema.ts';
import { useQueryClient } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Modal } from '../../../ui/modal.tsx';
import { Note } from '../../../ui/note.tsx';
import { Row, Stack } from '../../../ui/page.tsx';
import { SkeletonText } from '../../../ui/skeleton.tsx';
import type { PaperSections } from '../paper-sections.ts';
import { shiftQueries } from './volunteer.queries.ts';

interface PapersProps {
  competition: CompetitionReply;
  papers: PaperSections;
}

/** Asks for the signature that volunteers give before they sign up. */
export function PapersNote({ unsigned, ...props }: PapersProps & { unsigned: readonly string[] }) {
  if (unsigned.length === 0) return null;
  return (
    <Note tone="warn">
      <Stack gap={12}>
        <p>{`Sign ${unsigned.map((title) => `“${title}”`).join(' and ')} before you volunteer.`}</p>
        <Row>
          <PapersButton {...props} label="Read and sign" />
        </Row>
      </Stack>
    </Note>
  );
}

/** Opens the volunteer's waivers and questions. */
export function PapersButton({ competition, papers, label }: PapersProps & { label: string }) {
  const client = useQueryClient();
  const [isOpen, setOpen] = useState(false);
  const { Section } = papers.mine;
  const close = () => {
    setOpen(false);
    void client.invalidateQueries({ queryKey: shiftQueries.within(competition.id) });
  };
  return (
    <>
      <Button onClick={() => setOpen(true)}>{label}</Button>
      {isOpen && (
        <Modal opened onClose={close} width={640} title="Volunteer waiver">
          <Suspense fallback={<SkeletonText lines={6} />}>
            <Section
              subject={{ subjectKind: 'volunteers', subjectId: competition.id }}
              zone={competition.zone}
            />
          </Suspense>
        </Modal>
      )}
    </>
  );
}
