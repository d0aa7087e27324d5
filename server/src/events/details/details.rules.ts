/** Whether a type may be seen and bought with a code. Those that aren’t hidden need none. */
export function isOpenedBy({ code }: { readonly code: string }, typed: string): boolean {
  return code === '' || code.toLowerCase() === typed.trim().toLowerCase();
}
