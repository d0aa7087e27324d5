import { IconCopy, IconTrash } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { Button } from '../../../../ui/button.tsx';
import { Row } from '../../../../ui/page.tsx';
import { Panel } from '../../../../ui/panel.tsx';

interface ItemPanelProps {
  title: string;
  onDuplicate?: (() => void) | undefined;
  busy?: boolean;
  /** Asks before the item is removed; undefined if it can’t be. */
  remover?: ((close: () => void) => ReactNode) | undefined;
  children: ReactNode;
}

/** The fields of one list item, with Duplicate and Remove. */
export function ItemPanel({ title, onDuplicate, busy = false, remover, children }: ItemPanelProps) {
  const [isLeaving, setIsLeaving] = useState(false);
  const look = { size: 18, stroke: 1.75, 'aria-hidden': true } as const;
  return (
    <Panel
      padded
      title={title}
      actions={
        <Row gap={4}>
          {onDuplicate && (
            <Button variant="text" size={32} icon={<IconCopy {...look} />} onClick={onDuplicate} busy={busy}>
              Duplicate
            </Button>
          )}
          {remover && (
            <Button
              variant="text"
              size={32}
              icon={<IconTrash {...look} />}
              onClick={() => setIsLeaving(true)}
            >
              Remove
            </Button>
          )}
        </Row>
      }
    >
      {children}
      {isLeaving && remover?.(() => setIsLeaving(false))}
    </Panel>
  );
}
