import '@mantine/core/styles/ScrollArea.layer.css';
import '@mantine/core/styles/Popover.layer.css';
import '@mantine/core/styles/CloseButton.layer.css';
import '@mantine/core/styles/Input.layer.css';
import '@mantine/core/styles/Combobox.layer.css';
import { type ComboboxItem, type OptionsFilter, Select } from '@mantine/core';
import { IconCheck, IconChevronDown } from '@tabler/icons-react';
import clsx from 'clsx';
import { Field, type FieldLook } from './field.tsx';
import styles from './select-field.module.css';
import { found, useSelectSearch } from './select-search.ts';

export interface SelectChoice<Value extends string = string> {
  value: Value;
  label: string;
  /** At the right of the row: "full, 12 on the waitlist". */
  hint?: string;
  disabled?: boolean;
  /** What else finds it in a searchable list: codes, other names. */
  also?: readonly string[];
}

interface SelectFieldProps<Value extends string> extends FieldLook {
  choices: readonly SelectChoice<Value>[];
  value?: Value | null;
  defaultValue?: Value | null;
  onChange?: (value: Value) => void;
  onBlur?: () => void;
  placeholder?: string;
  /** For long lists: the box becomes a search. */
  searchable?: boolean;
  nothingFound?: string;
  /** Told what is typed, where the choices are found elsewhere: all that are given are then shown. */
  onSearch?: (words: string) => void;
  disabled?: boolean;
  id?: string;
}

/** One of a list that is too long for a segmented control. */
export function SelectField<Value extends string>(props: SelectFieldProps<Value>) {
  const { label, labelHidden, optional, aside, hint, error, className, id, ...select } = props;
  const { choices, onChange, onBlur, value, defaultValue, nothingFound, onSearch, ...rest } = select;
  const search = useSelectSearch({
    enabled: rest.searchable ?? false,
    choices,
    value,
    choose: (chosen) => onChange?.(chosen as Value),
    onSearch,
  });
  const { onLeave, ...searchProps } = search.props;
  const shownError = error ?? search.error;
  const hints = new Map(choices.map((choice) => [choice.value as string, choice.hint]));
  return (
    <Field {...{ label, labelHidden, optional, aside, hint, error: shownError, className, id }}>
      {(control) => (
        <Select
          {...rest}
          {...control}
          {...searchProps}
          data={choices.map(({ value: at, label: text, disabled }) => ({ value: at, label: text, disabled }))}
          value={value}
          defaultValue={defaultValue}
          onChange={(chosen) => chosen !== null && onChange?.(chosen as Value)}
          allowDeselect={false}
          nothingFoundMessage={nothingFound}
          onBlur={() => {
            onLeave?.();
            onBlur?.();
          }}
          filter={onSearch ? all : searchedIn(choices)}
          rightSection={<IconChevronDown size={18} stroke={1.75} aria-hidden="true" />}
          classNames={{
            input: clsx(styles.input, shownError && styles.wrong),
            section: styles.section,
            dropdown: styles.dropdown,
            option: styles.choice,
            empty: styles.empty,
          }}
          comboboxProps={{
            // The choices of closed selects were a quarter of what a long form rendered.
            keepMounted: false,
            offset: 4,
            transitionProps: { duration: 0 },
            zIndex: 200,
            withinPortal: false,
            floatingStrategy: 'fixed',
          }}
          renderOption={({ option, checked }) => (
            <Row item={option} checked={checked ?? false} hint={hints.get(option.value)} />
          )}
        />
      )}
    </Field>
  );
}

const all: OptionsFilter = ({ options }) => options;

const searchedIn =
  (choices: readonly SelectChoice[]): OptionsFilter =>
  ({ search }) =>
    found(choices, search).map(({ value, label, disabled }) => ({ value, label, disabled }));

function Row({ item, checked, hint }: { item: ComboboxItem; checked: boolean; hint: string | undefined }) {
  return (
    <>
      <span className={styles.check}>
        {checked && <IconCheck size={18} stroke={1.75} aria-hidden="true" />}
      </span>
      <span className={styles.text}>{item.label}</span>
      {hint && <small>{hint}</small>}
    </>
  );
}
