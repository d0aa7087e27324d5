export const bookingTexts = {
  categoryId: { label: 'Category', wrong: 'Choose a category.' },
  amount: { label: 'Amount', wrong: 'Enter an amount above 0.' },
  tax: { label: 'Tax', wrong: 'Enter an amount, or 0.' },
  on: { label: 'Date', wrong: 'Choose a day.' },
  party: { label: 'Name', wrong: 'Enter at most 120 characters.' },
  document: { label: 'Document', wrong: 'Enter at most 60 characters.' },
  note: { label: 'Note', wrong: 'Enter at most 500 characters.' },
  receiptId: { label: 'Receipt', wrong: 'Upload it again.' },
};
