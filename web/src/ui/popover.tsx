import '@mantine/core/styles/Popover.layer.css';
import { Popover as MantinePopover } from '@mantine/core';
import type { ReactElement, ReactNode } from 'react';
import styles from './popover.module.css';

interface PopoverProps {
  /** The button that opens it; must take a ref. */
  target: ReactElement;
  /** What it is, read out. */
  label: string;
  opened: boolean;
  onChange: (opened: boolean) => void;
  /** Above its button where there is no room below: for a button near the bottom of the screen. */
  flips?: boolean;
  children: ReactNode;
}

/** A small room behind a button. Focus goes in and comes back; Escape and a press outside close it. */
export function Popover({ target, label, opened, onChange, flips = false, children }: PopoverProps) {
  return (
    <MantinePopover
      opened={opened}
      onChange={onChange}
      position="bottom-end"
      width="min(400px, calc(100vw - 16px))"
      offset={4}
      zIndex={200}
      trapFocus
      returnFocus
      // Beside its button in the document, so that it belongs to the same landmark; fixed, so that no
      // scrolling box cuts it off.
      withinPortal={false}
      floatingStrategy="fixed"
      middlewares={{ shift: { padding: 8 }, flip: flips }}
      transitionProps={{ transition: 'fade', duration: 90 }}
      classNames={{ dropdown: styles.dropdown }}
    >
      <MantinePopover.Target>{target}</MantinePopover.Target>
      <MantinePopover.Dropdown aria-label={label} aria-labelledby={undefined}>
        {children}
      </MantinePopover.Dropdown>
    </MantinePopover>
  );
}
