/** More than anybody reads; it keeps a following feed quick. */
export const followsAtMost = 5000;
