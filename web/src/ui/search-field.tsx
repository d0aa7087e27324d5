import { IconSearch, IconX } from '@tabler/icons-react';
import { IconButton } from './icon-button.tsx';
import { TextField } from './text-field.tsx';

interface SearchFieldProps {
  /** What is searched, read out: "Competitions". */
  label: string;
  placeholder?: string;
  value: string;
  onChange: (value: string) => void;
  className?: string;
  /** What its screen is for: typing starts here. */
  isArrival?: boolean;
}

/** A search box with its glass and a way to empty it. */
export function SearchField({ label, value, onChange, isArrival = false, ...rest }: SearchFieldProps) {
  return (
    <TextField
      {...rest}
      data-arrival={isArrival || undefined}
      type="search"
      label={label}
      labelHidden
      icon={<IconSearch size={18} stroke={1.75} aria-hidden="true" />}
      value={value}
      onChange={(change) => onChange(change.currentTarget.value)}
      unit={
        value && (
          <IconButton
            size={32}
            label="Clear search"
            icon={<IconX size={16} />}
            onClick={() => onChange('')}
          />
        )
      }
    />
  );
}
