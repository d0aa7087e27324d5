/** Wrong passwords that one address bears before it is closed for a while (decision 032). */
export const passwordTries = {
  times: 10,
  minutes: 15,
} as const;
