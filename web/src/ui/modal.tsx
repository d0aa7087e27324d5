import '@mantine/core/styles/ModalBase.layer.css';
import '@mantine/core/styles/Modal.layer.css';
import '@mantine/core/styles/Overlay.layer.css';
import '@mantine/core/styles/Paper.layer.css';
import '@mantine/core/styles/CloseButton.layer.css';
import '@mantine/core/styles/ScrollArea.layer.css';
import { Modal as MantineModal } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import clsx from 'clsx';
import { type ReactNode, useEffect } from 'react';
import { Button } from './button.tsx';
import styles from './modal.module.css';

interface ModalProps {
  opened: boolean;
  onClose: () => void;
  title: string;
  children: ReactNode;
  /** Across the top, above the title; 132 pixels high. */
  picture?: ReactNode;
  /** Under the title, small. */
  below?: ReactNode;
  /** At the bottom right; on a phone as wide as it is. */
  actions?: ReactNode;
  /** Pixels. */
  width?: number;
  /** Comes from the lower edge, as wide as the screen: for a phone. */
  sheet?: boolean;
}

/** Something to settle before going on. Escape and the ground close it; focus comes back afterwards. */
export function Modal(props: ModalProps) {
  const { opened, onClose, title, children, picture, below, actions, width = 460, sheet } = props;
  useFocusBack(opened);
  return (
    <MantineModal.Root
      opened={opened}
      onClose={onClose}
      closeOnClickOutside={false}
      size={width}
      centered={!sheet}
      zIndex={400}
      transitionProps={{ transition: 'fade', duration: 140 }}
      classNames={{
        content: clsx(styles.content, sheet && styles.sheet),
        body: styles.body,
        overlay: styles.overlay,
        inner: clsx(styles.inner, sheet && styles.atFoot),
      }}
    >
      {/* The second of two quick clicks was meant for the button that opened the dialog. */}
      <MantineModal.Overlay onClick={({ detail }) => detail < 2 && onClose()} />
      <MantineModal.Content>
        {/* Not Mantine's header: a <header> here would count as a second one of the page. */}
        {picture && <div className={styles.picture}>{picture}</div>}
        <div className={clsx(styles.header, picture && styles.underPicture)}>
          <div>
            <MantineModal.Title className={styles.title}>{title}</MantineModal.Title>
            {below && <p className={styles.below}>{below}</p>}
          </div>
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

/**
 * Mantine returns focus only for dialogs that open after mounting. Ours usually mount open, so focus is returned when
 * they close or unmount, unless it has already moved elsewhere.
 */
function useFocusBack(opened: boolean): void {
  useEffect(() => {
    if (!opened) return;
    const before = document.activeElement;
    return () => {
      const atClose = document.activeElement;
      setTimeout(() => {
        const now = document.activeElement;
        const isNowhere = now === null || now === document.body || now === atClose;
        if (isNowhere && before instanceof HTMLElement) before.focus({ preventScroll: true });
      }, 10);
    };
  }, [opened]);
}

interface ConfirmModalProps {
  opened: boolean;
  onClose: () => void;
  onConfirm: () => void;
  /** A question: "Withdraw Selam Tesfaye?" */
  title: string;
  /** What follows from it, and how to undo it. */
  children: ReactNode;
  /** The verb on the button: "Withdraw and refund". */
  confirm: string;
  /** Leaving things as they are: "Keep her registered". */
  keep: string;
  danger?: boolean;
  busy?: boolean;
  /** Something is missing in the dialog. */
  disabled?: boolean;
}

/** How a question looks before a change that is hard to take back; features use ConfirmAction. */
export function ConfirmModal(props: ConfirmModalProps) {
  const {
    onClose,
    onConfirm,
    children,
    confirm,
    keep,
    danger = false,
    busy = false,
    disabled = false,
  } = props;
  return (
    <Modal
      opened={props.opened}
      onClose={onClose}
      title={props.title}
      actions={
        <>
          <Button onClick={onClose}>{keep}</Button>
          <Button
            variant={danger ? 'danger-main' : 'main'}
            onClick={onConfirm}
            busy={busy}
            disabled={disabled}
          >
            {confirm}
          </Button>
        </>
      }
    >
      <div className={styles.words}>{children}</div>
    </Modal>
  );
}
