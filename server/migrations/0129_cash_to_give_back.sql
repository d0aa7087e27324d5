CREATE INDEX "refunds_cash_to_give" ON "checkout"."refunds" USING btree ("id") WHERE "checkout"."refunds"."is_cash" and "checkout"."refunds"."state" = 'asked';--> statement-breakpoint
-- Sold at a desk to a name alone, these had the email of who sold them: mails about them went there.
UPDATE checkout.orders SET email = ''
FROM accounts.people
WHERE orders.person_id IS NULL AND people.id = orders.desk_person_id AND people.email = orders.email;
