import type { ReactNode, SubmitEvent } from 'react';
import { Button } from './button.tsx';
import { FormBody } from './field.tsx';
import { FormTop } from './form-top.tsx';
import { Row } from './page.tsx';

export interface FormProps {
  submit: (event?: SubmitEvent<HTMLFormElement>) => void;
  busy: boolean;
  problems: readonly { text: string; field: string }[];
  refusal: string | null;
  id?: string;
  /** The verb on the main button, which is below the fields; without it, the button is elsewhere. */
  action?: string;
  /** Beside the main button: Cancel. */
  beside?: ReactNode;
  /** Fields and a wide button of 48: sign-in, checkout. */
  tall?: boolean;
  children: ReactNode;
}

/** A form on a page: what `useCallForm` gives, with the fields inside. */
export function Form(props: FormProps) {
  const { submit, busy, problems, refusal, id, action, beside, tall, children } = props;
  const button = action && (
    <Button type="submit" variant="main" busy={busy} size={tall ? 48 : 40} wide={tall}>
      {action}
    </Button>
  );
  return (
    <form id={id} onSubmit={submit} noValidate>
      <FormBody tall={tall}>
        <FormTop problems={problems} refusal={refusal} />
        {children}
        {tall || !button ? (
          button
        ) : (
          <Row>
            {button}
            {beside}
          </Row>
        )}
      </FormBody>
    </form>
  );
}
