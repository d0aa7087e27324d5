/** After copying: how long the toast and the check stay, in milliseconds (seed §9). */
export const copied = { toastMs: 2000, checkMs: 3000 } as const;
