import clsx from 'clsx';
import type { ComponentProps, MouseEventHandler, ReactNode } from 'react';
import { Link } from 'react-router';
import styles from './button.module.css';
import { Spinner } from './spinner.tsx';

interface Look {
  /**
   * One `main` a screen; `line` beside it, then `text`. `tool` is `line` on a surface of its own, for
   * filter bars; `frame` is the line button on the ink frame.
   */
  variant?: 'main' | 'line' | 'tool' | 'text' | 'solid' | 'danger' | 'danger-main' | 'frame';
  /** 32 in tables, 40 everywhere, 48 at a thumb, 64 for judges and players. */
  size?: 32 | 40 | 48 | 64;
  /** As wide as its box. */
  wide?: boolean;
  icon?: ReactNode;
  iconAfter?: ReactNode;
  children: ReactNode;
}

interface ButtonProps extends Look {
  onClick?: MouseEventHandler<HTMLButtonElement>;
  /** Called just before a likely press, to prefetch what it opens. */
  onNear?: (() => void) | undefined;
  type?: 'button' | 'submit';
  disabled?: boolean;
  /** Something is under way: shows the spinner and takes no second press. */
  busy?: boolean;
  /** The id of the form it submits, when the button is outside of it. */
  form?: string;
  ref?: ComponentProps<'button'>['ref'];
  'aria-label'?: string;
  'aria-expanded'?: boolean;
  'aria-controls'?: string;
  'aria-pressed'?: boolean;
  'aria-describedby'?: string;
}

export function Button(props: ButtonProps) {
  const { variant, size, wide, icon, iconAfter, children, busy, onNear, ...rest } = props;
  return (
    <button
      type="button"
      {...rest}
      {...(onNear && { onPointerEnter: onNear, onFocus: onNear })}
      className={look({ variant, size, wide })}
      aria-busy={busy || undefined}
      disabled={rest.disabled || busy}
    >
      {busy ? <Spinner size={16} /> : icon}
      <span>{children}</span>
      {iconAfter}
    </button>
  );
}

interface ButtonLinkProps extends Look {
  /** An address of the app, from the contract's urls. */
  to?: string;
  /** An address outside of it, or a file. */
  href?: string;
  newTab?: boolean;
  /** The file's name, when the link saves one. */
  download?: string | boolean;
  'aria-label'?: string;
}

/** Looks like a button, is a link: it leads somewhere instead of doing something. */
export function ButtonLink({ variant, size, wide, icon, iconAfter, children, ...link }: ButtonLinkProps) {
  const { to, href, newTab, ...rest } = link;
  const className = look({ variant, size, wide });
  const content = (
    <>
      {icon}
      <span>{children}</span>
      {iconAfter}
    </>
  );
  if (to !== undefined) {
    return (
      <Link to={to} className={className} {...rest}>
        {content}
      </Link>
    );
  }
  return (
    <a href={href} className={className} {...(newTab && { target: '_blank', rel: 'noreferrer' })} {...rest}>
      {content}
    </a>
  );
}

function look({ variant = 'line', size = 40, wide }: Pick<Look, 'variant' | 'size' | 'wide'>): string {
  return clsx(styles.button, styles[variant], styles[`size${size}`], wide && styles.wide);
}
