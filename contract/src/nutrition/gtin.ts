/** The number under a barcode (GTIN-8, 12, 13 or 14) in 14 digits; null where it is none, or its check digit is wrong. */
export function gtinIn(text: string): string | null {
  const digits = text.replace(/[\s-]/g, '');
  if (!/^(\d{8}|\d{12,14})$/.test(digits)) return null;
  const padded = digits.padStart(14, '0');
  return checkDigitOf(padded.slice(0, 13)) === Number(padded[13]) ? padded : null;
}

/** GS1: from the left, digits count three times and once in turn. */
function checkDigitOf(thirteen: string): number {
  const sum = [...thirteen].reduce((all, digit, index) => all + Number(digit) * (index % 2 === 0 ? 3 : 1), 0);
  return (10 - (sum % 10)) % 10;
}
