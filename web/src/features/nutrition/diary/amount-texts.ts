/** The fields of an amount. */
export const amountTexts = {
  quantity: { label: 'Amount', wrong: 'Enter a number between 0.001 and 10,000.' },
  unit: { label: 'Portion', wrong: 'Choose a portion from the list.' },
};
