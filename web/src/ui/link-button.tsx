import clsx from 'clsx';
import type { ComponentProps } from 'react';
import styles from './link-button.module.css';
import text from './text.module.css';

/** A press that stays here and looks like a link: "How this is scored". */
export function LinkButton({ className, ...button }: ComponentProps<'button'>) {
  return <button type="button" className={clsx(text.link, styles.press, className)} {...button} />;
}
