import { IconPlus } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Button } from '../../../../ui/button.tsx';
import { Stack } from '../../../../ui/page.tsx';
import text from '../../../../ui/text.module.css';

interface ListColumnProps {
  /** "4 divisions". */
  title: string;
  add: string;
  onAdd: () => void;
  busy: boolean;
  children: ReactNode;
  /** Shown below the button. */
  below?: ReactNode;
}

/** The items of a step, left of its form; above it on a phone. */
export function ListColumn({ title, add, onAdd, busy, children, below }: ListColumnProps) {
  return (
    <Stack gap={12}>
      <h2 className={text.h5}>{title}</h2>
      {children}
      <Button wide onClick={onAdd} busy={busy} icon={<IconPlus size={18} stroke={1.75} aria-hidden="true" />}>
        {add}
      </Button>
      {below}
    </Stack>
  );
}
