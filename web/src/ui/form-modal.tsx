import { useId } from 'react';
import { Button } from './button.tsx';
import { Form, type FormProps } from './form.tsx';
import { Modal } from './modal.tsx';

interface FormModalProps extends Omit<FormProps, 'tall' | 'beside'> {
  title: string;
  /** What it does hurts or can’t be undone: its button is red. */
  danger?: boolean;
  onClose: () => void;
}

/** A short form in a modal: what `useCallForm` gives, with the fields inside. */
export function FormModal({ title, danger = false, onClose, action, ...form }: FormModalProps) {
  const formId = useId();
  return (
    <Modal
      opened
      onClose={onClose}
      title={title}
      width={560}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" form={formId} variant={danger ? 'danger-main' : 'main'} busy={form.busy}>
            {action}
          </Button>
        </>
      }
    >
      <Form {...form} id={formId} />
    </Modal>
  );
}
