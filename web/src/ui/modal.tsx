import '@mantine/core/styles/ModalBase.layer.css';
import '@mantine/core/styles/Modal.layer.css';
import '@mantine/core/styles/Overlay.layer.css';
import '@mantine/core/styles/Paper.layer.css';
import '@mantine/core/styles/CloseButton.layer.css';
import '@mantine/core/styles/ScrollArea.layer.css';
import { Modal as MantineModal } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import styles from './modal.module.css';

interface ModalProps {
  opened: boolean;
  onClose: () => void;
  title: string;
  children: ReactNode;
  /** At the bottom right; on a phone one below the other. */
  actions?: ReactNode;
  /** Pixels. */
  width?: number;
}

/** Something to settle before going on. Escape and the ground close it; focus comes back afterwards. */
export function Modal({ opened, onClose, title, children, actions, width = 460 }: ModalProps) {
  return (
    <MantineModal.Root
      opened={opened}
      onClose={onClose}
      size={width}
      centered
      zIndex={400}
      transitionProps={{ transition: 'fade', duration: 140 }}
      classNames={{
        content: styles.content,
        body: styles.body,
        overlay: styles.overlay,
        inner: styles.inner,
      }}
    >
      <MantineModal.Overlay />
      <MantineModal.Content>
        {/* Not Mantine's header: a <header> here would count as a second one of the page. */}
        <div className={styles.header}>
          <MantineModal.Title className={styles.title}>{title}</MantineModal.Title>
          <MantineModal.CloseButton
            className={styles.close}
            aria-label="Close"
            icon={<IconX size={20} stroke={1.75} />}
          />
        </div>
        <MantineModal.Body>
          {children}
          {actions && <div className={styles.actions}>{actions}</div>}
        </MantineModal.Body>
      </MantineModal.Content>
    </MantineModal.Root>
  );
}

interface ConfirmModalProps {
  opened: boolean;
  onClose: () => void;
  onConfirm: () => void;
  /** A question: "Withdraw Selam Tesfaye?" */
  title: string;
  /** What follows from it, and how to undo it. */
  children: ReactNode;
  /** The deed in words: "Withdraw and refund". */
  confirm: string;
  /** Keeping things as they are, in words: "Keep her in". */
  keep: string;
  danger?: boolean;
  busy?: boolean;
}

/** Asks before a thing that is hard to take back. */
export function ConfirmModal(props: ConfirmModalProps) {
  const { onClose, onConfirm, children, confirm, keep, danger = false, busy = false } = props;
  return (
    <Modal
      opened={props.opened}
      onClose={onClose}
      title={props.title}
      actions={
        <>
          <Button onClick={onClose}>{keep}</Button>
          <Button variant={danger ? 'danger-main' : 'main'} onClick={onConfirm} busy={busy}>
            {confirm}
          </Button>
        </>
      }
    >
      <div className={styles.words}>{children}</div>
    </Modal>
  );
}
