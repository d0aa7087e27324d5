import { type RefObject, useLayoutEffect } from 'react';

/**
 * Takes the focus in; Escape, a press elsewhere and tabbing out close, and the focus goes back to the figure. All
 * of it is set up before the box is painted, so an early Escape is not lost.
 */
export function useLeaving(
  box: RefObject<HTMLElement | null>,
  target: () => HTMLElement | null,
  onClose: () => void,
): void {
  useLayoutEffect(() => {
    const own = box.current;
    // Who went on while the box was on its way is not called back.
    if (isNowhere() || document.activeElement === target()) own?.focus({ preventScroll: true });
    return () => {
      if (isNowhere() || own?.contains(document.activeElement)) target()?.focus({ preventScroll: true });
    };
  }, [box, target]);
  useLayoutEffect(() => {
    const isOutside = (node: EventTarget | null) =>
      node instanceof Element && !box.current?.contains(node) && !isForItself(node);
    const press = (happening: PointerEvent) => isOutside(happening.target) && onClose();
    const leave = (happening: FocusEvent) => isOutside(happening.relatedTarget) && onClose();
    const key = (happening: KeyboardEvent) => {
      if (happening.key === 'Escape') onClose();
    };
    const own = box.current;
    document.addEventListener('pointerdown', press);
    document.addEventListener('keydown', key);
    own?.addEventListener('focusout', leave);
    return () => {
      document.removeEventListener('pointerdown', press);
      document.removeEventListener('keydown', key);
      own?.removeEventListener('focusout', leave);
    };
  }, [box, onClose]);
}

function isNowhere(): boolean {
  return !document.activeElement || document.activeElement === document.body;
}

/** Another figure opens its own explanation; a window above has been opened from here. */
function isForItself(node: Element): boolean {
  return node.closest('[data-explains], [role="dialog"]') !== null;
}
