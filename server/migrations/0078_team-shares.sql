CREATE TABLE "competitions"."team_payments" (
	"entry_id" uuid PRIMARY KEY NOT NULL,
	"competition_id" uuid NOT NULL,
	"state" text NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"due_hours" integer NOT NULL,
	"currency" text NOT NULL,
	"tax_rate" integer,
	"refund_rule" jsonb NOT NULL,
	"reminded_at" timestamp with time zone,
	CONSTRAINT "team_payments_state" CHECK ("competitions"."team_payments"."state" in ('collecting', 'paid', 'lapsed', 'withdrawn')),
	CONSTRAINT "team_payments_currency" CHECK ("competitions"."team_payments"."currency" in ('AED', 'AUD', 'BGN', 'BHD', 'BIF', 'BRL', 'CAD', 'CHF', 'CLP', 'CZK', 'DJF', 'DKK', 'EUR', 'GBP', 'GNF', 'HKD', 'HUF', 'ILS', 'INR', 'ISK', 'JOD', 'JPY', 'KMF', 'KRW', 'KWD', 'MGA', 'MXN', 'MYR', 'NOK', 'NZD', 'OMR', 'PHP', 'PLN', 'PYG', 'RON', 'RWF', 'SEK', 'SGD', 'THB', 'TND', 'TRY', 'TWD', 'UGX', 'USD', 'VND', 'VUV', 'XAF', 'XOF', 'XPF', 'ZAR')),
	CONSTRAINT "team_payments_hours" CHECK ("competitions"."team_payments"."due_hours" > 0)
);
--> statement-breakpoint
CREATE TABLE "competitions"."team_shares" (
	"id" uuid PRIMARY KEY NOT NULL,
	"entry_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"amount" bigint NOT NULL,
	"order_id" uuid,
	"unit_id" uuid,
	CONSTRAINT "team_shares_unit" UNIQUE("unit_id"),
	CONSTRAINT "team_shares_amount" CHECK ("competitions"."team_shares"."amount" > 0),
	CONSTRAINT "team_shares_paid" CHECK (("competitions"."team_shares"."order_id" is null) = ("competitions"."team_shares"."unit_id" is null))
);
--> statement-breakpoint
ALTER TABLE "competitions"."registration_settings" ADD COLUMN "share_hours" integer;--> statement-breakpoint
ALTER TABLE "competitions"."team_payments" ADD CONSTRAINT "team_payments_entry" FOREIGN KEY ("competition_id","entry_id") REFERENCES "competitions"."entries"("competition_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "competitions"."team_shares" ADD CONSTRAINT "team_shares_entry_id_team_payments_entry_id_fk" FOREIGN KEY ("entry_id") REFERENCES "competitions"."team_payments"("entry_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "team_payments_due" ON "competitions"."team_payments" USING btree ("due_at") WHERE "competitions"."team_payments"."state" = 'collecting';--> statement-breakpoint
CREATE INDEX "team_shares_team" ON "competitions"."team_shares" USING btree ("entry_id","position");--> statement-breakpoint
ALTER TABLE "competitions"."registration_settings" ADD CONSTRAINT "registration_settings_shares" CHECK ("competitions"."registration_settings"."share_hours" > 0);