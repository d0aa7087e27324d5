import '@mantine/core/styles/Popover.layer.css';
import '@mantine/core/styles/Menu.layer.css';
import { Menu as MantineMenu } from '@mantine/core';
import type { ReactElement, ReactNode } from 'react';
import { Link } from 'react-router';
import styles from './menu.module.css';

interface MenuProps {
  /** The button that opens it; must take a ref. */
  target: ReactElement;
  children: ReactNode;
  /** Which edges line up. */
  align?: 'start' | 'end';
  /** Pixels. */
  width?: number;
  opened?: boolean;
  onChange?: (opened: boolean) => void;
}

/** What can be done, behind a button. Arrow keys, Escape and a press outside work. */
export function Menu({ target, children, align = 'end', width = 240, opened, onChange }: MenuProps) {
  return (
    <MantineMenu
      position={align === 'end' ? 'bottom-end' : 'bottom-start'}
      width={width}
      offset={4}
      zIndex={200}
      // Beside its button in the document, so that it belongs to the same landmark; fixed, so that no
      // scrolling box cuts it off.
      withinPortal={false}
      floatingStrategy="fixed"
      withInitialFocusPlaceholder={false}
      transitionProps={{ transition: 'fade', duration: 90 }}
      classNames={{
        dropdown: styles.dropdown,
        item: styles.item,
        itemLabel: styles.label,
        itemSection: styles.section,
        divider: styles.divider,
      }}
      {...(opened !== undefined && { opened })}
      {...(onChange && { onChange })}
    >
      <MantineMenu.Target>{target}</MantineMenu.Target>
      <MantineMenu.Dropdown>{children}</MantineMenu.Dropdown>
    </MantineMenu>
  );
}

interface MenuItemProps {
  icon?: ReactNode;
  /** At the right: a count, a hint. */
  end?: ReactNode;
  children: ReactNode;
  onClick?: () => void;
  /** An address of the app. */
  to?: string;
  disabled?: boolean;
  danger?: boolean;
}

export function MenuItem({ icon, end, children, onClick, to, disabled, danger }: MenuItemProps) {
  const look = { leftSection: icon, rightSection: end, ...(danger && { 'data-danger': true }) };
  if (to !== undefined) {
    return (
      <MantineMenu.Item {...look} component={Link} to={to} onClick={onClick}>
        {children}
      </MantineMenu.Item>
    );
  }
  return (
    <MantineMenu.Item {...look} onClick={onClick} disabled={disabled ?? false}>
      {children}
    </MantineMenu.Item>
  );
}

export function MenuDivider() {
  return <MantineMenu.Divider />;
}
