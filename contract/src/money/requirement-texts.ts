/** The beginning of the provider's name for a field, and what it asks for. The first that fits counts. */
const asked: readonly (readonly [RegExp, string])[] = [
  [/external_account/, 'A bank account for payouts'],
  [/verification\.additional_document/, 'A second document, such as a bill that shows the address'],
  [/verification|document/, 'A photo of an identity document'],
  [/tos_acceptance/, 'Acceptance of the provider’s terms'],
  [/(^|\.)(dob|date_of_birth)/, 'Date of birth'],
  [/(id_number|ssn_last_4|tax_id|vat_id)/, 'Tax or identity number'],
  [/address/, 'Address'],
  [/(^|\.)(first_name|last_name|name)/, 'Legal name'],
  [/phone/, 'Phone number'],
  [/email/, 'Email address'],
  [/business_type/, 'Whether you sell as a person or a company'],
  [/business_profile\.(url|product_description)/, 'A website, or what you sell'],
  [/business_profile\.mcc/, 'What kind of business it is'],
  [/(owners|directors|executives|representative|relationship)/, 'Who owns and represents the company'],
];

/** What the provider still wants, in plain words, each once. A field that nobody knows is named as it is. */
export function requirementTexts(fields: readonly string[]): string[] {
  const texts = fields.map((field) => {
    const known = asked.find(([pattern]) => pattern.test(field));
    return known?.[1] ?? field.replace(/[._]/g, ' ');
  });
  return [...new Set(texts)];
}
