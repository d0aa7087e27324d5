import { IconPencil, IconTrash } from '@tabler/icons-react';
import { IconButton } from '../../../ui/icon-button.tsx';
import { RowActions } from '../../../ui/row-actions.tsx';

interface LineActionsProps {
  name: string;
  onChange: () => void;
  /** Left out where it cannot go. */
  onRemove: (() => void) | undefined;
}

/** What can be done with a line of a list of settings. */
export function LineActions({ name, onChange, onRemove }: LineActionsProps) {
  return (
    <RowActions>
      <IconButton
        size={32}
        label={`Change ${name}`}
        icon={<IconPencil size={18} stroke={1.75} />}
        onClick={onChange}
      />
      {onRemove && (
        <IconButton
          size={32}
          label={`Remove ${name}`}
          icon={<IconTrash size={18} stroke={1.75} />}
          onClick={onRemove}
        />
      )}
    </RowActions>
  );
}
