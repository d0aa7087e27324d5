import { IconEye, IconEyeOff } from '@tabler/icons-react';
import { type ComponentProps, useState } from 'react';
import styles from './field.module.css';
import { Field, type FieldLook } from './field.tsx';
import { IconButton } from './icon-button.tsx';

interface PasswordFieldProps extends FieldLook, Omit<ComponentProps<'input'>, 'className' | 'type'> {
  /** Tells a password manager whether to fill or to propose. */
  autoComplete: 'current-password' | 'new-password';
}

/** A password with an eye to look at it. */
export function PasswordField(props: PasswordFieldProps) {
  const { label, labelHidden, optional, aside, hint, error, className, id, ...input } = props;
  const look = { label, labelHidden, optional, aside, hint, error, className, id };
  const [shown, setShown] = useState(false);
  const Eye = shown ? IconEyeOff : IconEye;
  return (
    <Field {...look}>
      {(control) => (
        <span className={styles.box}>
          <input {...input} {...control} type={shown ? 'text' : 'password'} className={styles.control} />
          <span className={styles.eye}>
            <IconButton
              label={shown ? 'Hide password' : 'Show password'}
              aria-pressed={shown}
              icon={<Eye size={18} stroke={1.75} />}
              onClick={() => setShown(!shown)}
            />
          </span>
        </span>
      )}
    </Field>
  );
}
