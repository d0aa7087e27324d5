import 'react-toastify/ReactToastify.css';
import {
  IconAlertCircle,
  IconAlertTriangle,
  IconBell,
  IconCircleCheck,
  IconInfoCircle,
  IconX,
} from '@tabler/icons-react';
import clsx from 'clsx';
import {
  Slide,
  ToastContainer,
  type ToastContentProps,
  type ToastOptions,
  toast,
} from 'react-toastify/unstyled';
import { Button } from './button.tsx';
import { IconButton } from './icon-button.tsx';
import { Spinner } from './spinner.tsx';
import styles from './toasts.module.css';

export type ToastKind = 'default' | 'info' | 'success' | 'warning' | 'error' | 'loading';

export interface ToastMessage {
  kind?: ToastKind;
  title: string;
  /** A second line: what follows from it. */
  detail?: string;
  action?: { label: string; onClick: () => void };
  /** Milliseconds; a loading toast stays until it is updated or removed. */
  closeAfter?: number;
}

/** seed.md §9. */
export const toastRules = { closeAfterMs: 5000, dragPercent: 80, position: 'top-right' } as const;

/** Shows a message; gives the id to update or remove it by. */
export function addToast(message: ToastMessage): string {
  return String(
    toast((shown: ToastContentProps) => <ToastBody message={message} shown={shown} />, optionsOf(message)),
  );
}

/** Turns a message into another in its place: a loading one into what came of it. */
export function updateToast(id: string, message: ToastMessage): void {
  toast.update(id, {
    ...optionsOf(message),
    render: (shown: ToastContentProps) => <ToastBody message={message} shown={shown} />,
  });
}

export function removeToast(id: string): void {
  toast.dismiss(id);
}

function optionsOf({ kind = 'default', closeAfter }: ToastMessage): ToastOptions {
  const loading = kind === 'loading';
  return {
    className: clsx(styles.toast, styles[kind]),
    autoClose: loading ? false : (closeAfter ?? toastRules.closeAfterMs),
    closeOnClick: false,
    draggable: !loading,
    role: kind === 'error' || kind === 'warning' ? 'alert' : 'status',
  };
}

/** Rendered once, in the shell. */
export function Toasts() {
  return (
    <ToastContainer
      className={styles.stack}
      position={toastRules.position}
      autoClose={toastRules.closeAfterMs}
      draggablePercent={toastRules.dragPercent}
      hideProgressBar
      closeButton={false}
      icon={false}
      newestOnTop
      transition={Slide}
      aria-label="Alerts"
    />
  );
}

const icons = {
  default: IconBell,
  info: IconInfoCircle,
  success: IconCircleCheck,
  warning: IconAlertTriangle,
  error: IconAlertCircle,
} as const;

function ToastBody({ message, shown }: { message: ToastMessage; shown: ToastContentProps }) {
  const { kind = 'default', title, detail, action } = message;
  const Icon = kind === 'loading' ? null : icons[kind];
  return (
    <>
      {Icon ? (
        <Icon className={styles.icon} size={20} stroke={1.75} aria-hidden="true" />
      ) : (
        <Spinner size={16} />
      )}
      <div className={styles.words}>
        <b>{title}</b>
        {detail && <p>{detail}</p>}
      </div>
      {action && (
        <Button
          variant="text"
          size={32}
          onClick={() => {
            action.onClick();
            shown.closeToast();
          }}
        >
          {action.label}
        </Button>
      )}
      {Icon && (
        <IconButton
          size={32}
          label="Close"
          icon={<IconX size={20} stroke={1.75} />}
          onClick={() => shown.closeToast()}
        />
      )}
    </>
  );
}
