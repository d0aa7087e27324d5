import type { ScreeningReply } from '@chalkline/contract/coaching/screening.schema.ts';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Modal } from '../../../ui/modal.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import { trainingQueries } from '../training.queries.ts';
import { ScreeningModal } from './screening-modal.tsx';

interface AfterScreeningProps {
  /** Of the dialog that comes. */
  title: string;
  onClose: () => void;
  children: (screening: ScreeningReply) => ReactNode;
}

/** The health questions before a first program, then the dialog. If they can’t be loaded, it comes without them. */
export function AfterScreening({ title, onClose, children }: AfterScreeningProps) {
  const { data: screening, isLoading } = useQuery(trainingQueries.screening);
  if (isLoading) {
    return (
      <Modal opened onClose={onClose} title={title}>
        <Spinner label="Loading" />
      </Modal>
    );
  }
  if (screening === null) return <ScreeningModal before={null} onClose={onClose} />;
  return children(screening ?? null);
}
