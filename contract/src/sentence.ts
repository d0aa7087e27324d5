/** What a person wrote, such as a reason, so that another sentence can follow: with a period if it ends without one. */
export function asSentence(text: string): string {
  const words = text.trim();
  return words === '' || /[.!?…。]["'”’)\]]*$/.test(words) ? words : `${words}.`;
}
