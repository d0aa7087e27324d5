const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** The test provider's page for a payout account. It stands for another company's site, so it looks like none of ours. */
export function onboardingPage(productName: string): string {
  const choice = (name: string, value: string, label: string, isFirst = false) =>
    `<label><input type="radio" name="${name}" value="${value}"${isFirst ? ' checked' : ''}> ${label}</label>`;
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<link rel="icon" href="data:,">
<title>Test payments: your payout account</title>
<style>
:root { color-scheme: light dark; }
body { margin: 0 auto; padding: 32px 16px; max-width: 520px; font: 16px/1.5 system-ui, sans-serif; }
fieldset { margin: 0 0 24px; padding: 12px 16px; border: 1px solid #8888; }
label { display: block; padding: 8px 0; }
button { padding: 12px 24px; font: inherit; font-weight: 600; }
</style>
</head>
<body>
<main>
<h1>Your payout account</h1>
<p>${escaped(productName)} uses test payments: no money moves, and nothing you choose here is real.</p>
<form method="get">
<fieldset><legend>How the review ends</legend>
${choice('review', 'approved', 'Approved: you can sell and get paid out', true)}
${choice('review', 'incomplete', 'Restricted: a document is missing')}
${choice('review', 'rejected', 'Disabled: the account was rejected')}
</fieldset>
<fieldset><legend>What your bank does with payouts</legend>
${choice('bank', 'good', 'Takes them', true)}
${choice('bank', 'closed', 'Refuses them: the account is closed')}
${choice('bank', 'returns', 'Takes them and sends them back')}
</fieldset>
<button type="submit">Submit</button>
</form>
</main>
</body>
</html>
`;
}
