CREATE TABLE "money"."transfers" (
	"id" uuid PRIMARY KEY NOT NULL,
	"seller_id" uuid NOT NULL,
	"currency" text NOT NULL,
	"amount" bigint NOT NULL,
	"payment" text,
	"provider" text NOT NULL,
	"account" text NOT NULL,
	"state" text NOT NULL,
	"failure" text,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "transfers_state" CHECK ("money"."transfers"."state" in ('planned', 'done', 'failed')),
	CONSTRAINT "transfers_currency" CHECK ("money"."transfers"."currency" in ('AED', 'AUD', 'BGN', 'BHD', 'BIF', 'BRL', 'CAD', 'CHF', 'CLP', 'CZK', 'DJF', 'DKK', 'EUR', 'GBP', 'GNF', 'HKD', 'HUF', 'ILS', 'INR', 'ISK', 'JOD', 'JPY', 'KMF', 'KRW', 'KWD', 'MGA', 'MXN', 'MYR', 'NOK', 'NZD', 'OMR', 'PHP', 'PLN', 'PYG', 'RON', 'RWF', 'SEK', 'SGD', 'THB', 'TND', 'TRY', 'TWD', 'UGX', 'USD', 'VND', 'VUV', 'XAF', 'XOF', 'XPF', 'ZAR')),
	CONSTRAINT "transfers_amount" CHECK ("money"."transfers"."amount" <> 0),
	CONSTRAINT "transfers_failed" CHECK (("money"."transfers"."state" = 'failed') = ("money"."transfers"."failure" is not null))
);
--> statement-breakpoint
ALTER TABLE "checkout"."order_lines" ADD COLUMN "tax_rate" integer;--> statement-breakpoint
ALTER TABLE "checkout"."orders" ADD COLUMN "billing" jsonb;--> statement-breakpoint
ALTER TABLE "memberships"."memberships" ADD COLUMN "reminders" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "memberships"."periods" ADD COLUMN "tax_rate" integer;--> statement-breakpoint
ALTER TABLE "money"."test_payments" ADD COLUMN "sent_on" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "money"."transfers" ADD CONSTRAINT "transfers_seller_id_sellers_id_fk" FOREIGN KEY ("seller_id") REFERENCES "money"."sellers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "transfers_one_planned" ON "money"."transfers" USING btree ("seller_id","currency",coalesce("payment", '')) WHERE "money"."transfers"."state" = 'planned';--> statement-breakpoint
CREATE INDEX "transfers_of_seller" ON "money"."transfers" USING btree ("seller_id","currency");--> statement-breakpoint
CREATE INDEX "orders_invoiced" ON "checkout"."orders" USING btree ("seller_id","paid_at") WHERE "checkout"."orders"."invoice_number" is not null;--> statement-breakpoint
CREATE INDEX "orders_billed" ON "checkout"."orders" USING btree ("person_id","id") WHERE "checkout"."orders"."billing" is not null;--> statement-breakpoint
CREATE INDEX "refunds_credited" ON "checkout"."refunds" USING btree ("credited_at") WHERE "checkout"."refunds"."credit_note_number" is not null;--> statement-breakpoint
CREATE INDEX "memberships_by_hand" ON "memberships"."memberships" USING btree ("paid_through") WHERE "memberships"."memberships"."method_id" is null and "memberships"."memberships"."canceled_at" is null;