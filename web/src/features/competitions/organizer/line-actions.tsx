import { IconPencil, IconTrash } from '@tabler/icons-react';
import { IconButton } from '../../../ui/icon-button.tsx';
import { RowActions } from '../../../ui/row-actions.tsx';

interface LineActionsProps {
  name: string;
  onChange: () => void;
  /** Undefined if the item can’t be removed. */
  onRemove: (() => void) | undefined;
}

/** The edit and remove buttons of a list item. */
export function LineActions({ name, onChange, onRemove }: LineActionsProps) {
  return (
    <RowActions>
      <IconButton
        size={32}
        label={`Edit ${name}`}
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
