import { IconMenu2, IconX } from '@tabler/icons-react';
import { IconButton } from '../../ui/icon-button.tsx';
import styles from './entrance-header.module.css';
import { MobileMenu } from './mobile-menu.tsx';
import { useMenu } from './use-menu.ts';

/** The site's navigation on sign-in and registration: a button in the corner, so that nothing competes with the form. */
export function EntranceHeader() {
  const { isOpen, toggle, close, button } = useMenu();
  const Icon = isOpen ? IconX : IconMenu2;
  return (
    <header className={styles.header}>
      <IconButton
        ref={button}
        label="Menu"
        icon={<Icon size={20} stroke={1.75} />}
        aria-expanded={isOpen}
        aria-controls="mobile-menu"
        onClick={toggle}
      />
      {isOpen && <MobileMenu section={undefined} onClose={close} panel="right" />}
    </header>
  );
}
