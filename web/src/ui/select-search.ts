import { type KeyboardEvent, type MouseEvent, useEffect, useRef, useState } from 'react';

interface Choice {
  readonly value: string;
  readonly label: string;
  readonly disabled?: boolean;
  readonly also?: readonly string[];
}

/** The choices that these words find, the closest first: called so, beginning so, containing it. */
export function found<One extends Choice>(choices: readonly One[], words: string): One[] {
  const wanted = words.trim().toLowerCase();
  if (wanted === '') return [...choices];
  return [0, 1, 2].flatMap((rank) => choices.filter((choice) => rankOf(choice, wanted) === rank));
}

function rankOf({ label, also = [] }: Choice, wanted: string): number | null {
  const [name, ...others] = [label, ...also].map((text) => text.toLowerCase());
  if (name === wanted || others.includes(wanted)) return 0;
  if (name?.startsWith(wanted) || others.some((text) => text.startsWith(wanted))) return 1;
  return name?.includes(wanted) ? 2 : null;
}

interface SearchOptions {
  /** False for a plain list without a search box. */
  readonly enabled: boolean;
  readonly choices: readonly Choice[];
  readonly value: string | null | undefined;
  readonly choose: (value: string) => void;
  /** Called with the text where the choices come from a server. */
  readonly onSearch: ((words: string) => void) | undefined;
}

/**
 * The text in the search box of a picker. Enter takes the first match, leaving takes the only one. Any other text is
 * no choice: the box says so, and its form refuses it by the control's validity (`useCallForm`).
 */
export function useSelectSearch({ enabled, choices, value, choose, onSearch }: SearchOptions) {
  const box = useRef<HTMLInputElement>(null);
  const labelOf = (wanted: string | null | undefined) =>
    choices.find((choice) => choice.value === wanted)?.label ?? '';
  const [typed, setTyped] = useState(() => labelOf(value));
  const [isLeft, setIsLeft] = useState(false);

  const isOpen = enabled && typed.trim() !== '' && typed !== labelOf(value);
  const matches = found(choices, typed).filter(({ disabled }) => !disabled);
  const problem = !isOpen
    ? ''
    : matches.length === 0
      ? `Nothing matches “${typed.trim()}”. Choose from the list.`
      : 'Choose one from the list.';
  useEffect(() => box.current?.setCustomValidity(problem), [problem]);

  const type = (words: string) => {
    setTyped(words);
    onSearch?.(words);
  };
  const take = (chosen: Choice) => {
    type(chosen.label);
    if (chosen.value !== value) choose(chosen.value);
  };
  if (!enabled) return { error: undefined, props: {} };
  return {
    error: isLeft && problem ? problem : undefined,
    props: {
      ref: box,
      searchValue: typed,
      onSearchChange: type,
      // A list from a server may still be that of other words: then Enter looks for the words itself.
      selectFirstOptionOnChange: onSearch === undefined,
      onOptionSubmit: (chosen: string) => type(labelOf(chosen)),
      onFocus: () => setIsLeft(false),
      onClick: (event: MouseEvent<HTMLInputElement>) => {
        // What is typed replaces the choice that is shown instead of being added to it.
        if (!isOpen) event.currentTarget.select();
      },
      onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => {
        const [first] = matches;
        if (event.key !== 'Enter' || event.nativeEvent.isComposing || !isOpen || !first) return;
        if (isHighlighted(event.currentTarget)) return;
        event.preventDefault();
        take(first);
      },
      onLeave: () => {
        setIsLeft(true);
        const [only, other] = matches;
        if (!isOpen) return;
        if (only && !other) take(only);
        else type(typed);
      },
    },
  };
}

/** Whether an option of the open list is highlighted, so that Enter picks it. */
function isHighlighted(box: HTMLInputElement): boolean {
  const list = document.getElementById(box.getAttribute('aria-controls') ?? '');
  return list?.querySelector('[data-combobox-selected]') != null;
}
