/**
 * Puts the field's text on the clipboard; false when the browser does not let us. Pages without TLS have no
 * clipboard: there the field is selected and the old command is tried.
 */
export async function copyText(field: HTMLInputElement): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(field.value);
    return true;
  } catch {
    field.focus();
    field.select();
    return document.execCommand('copy');
  }
}
