import type { ReactNode, SubmitEvent } from 'react';
import { useId } from 'react';
import { Button } from './button.tsx';
import { FormBody } from './field.tsx';
import { FormTop } from './form-top.tsx';
import { Modal } from './modal.tsx';

interface FormModalProps {
  title: string;
  onClose: () => void;
  submit: (event?: SubmitEvent<HTMLFormElement>) => void;
  busy: boolean;
  problems: readonly { text: string; field: string }[];
  refusal: string | null;
  /** On the main button. */
  deed: string;
  children: ReactNode;
}

/** A short form in a modal: what `useCallForm` gives, with the fields inside. */
export function FormModal(props: FormModalProps) {
  const { title, onClose, submit, busy, problems, refusal, deed, children } = props;
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
          <Button type="submit" form={formId} variant="main" busy={busy}>
            {deed}
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={submit} noValidate>
        <FormBody>
          <FormTop problems={problems} refusal={refusal} />
          {children}
        </FormBody>
      </form>
    </Modal>
  );
}
