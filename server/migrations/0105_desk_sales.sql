CREATE SCHEMA "overview";
--> statement-breakpoint
CREATE TABLE "overview"."till_counts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"organization_id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	"day" date NOT NULL,
	"currency" text NOT NULL,
	"expected" bigint NOT NULL,
	"counted" bigint NOT NULL,
	"note" text NOT NULL,
	"counted_at" timestamp with time zone NOT NULL,
	CONSTRAINT "till_counts_currency" CHECK ("overview"."till_counts"."currency" in ('AED', 'AUD', 'BGN', 'BHD', 'BIF', 'BRL', 'CAD', 'CHF', 'CLP', 'CZK', 'DJF', 'DKK', 'EUR', 'GBP', 'GNF', 'HKD', 'HUF', 'ILS', 'INR', 'ISK', 'JOD', 'JPY', 'KMF', 'KRW', 'KWD', 'MGA', 'MXN', 'MYR', 'NOK', 'NZD', 'OMR', 'PHP', 'PLN', 'PYG', 'RON', 'RWF', 'SEK', 'SGD', 'THB', 'TND', 'TRY', 'TWD', 'UGX', 'USD', 'VND', 'VUV', 'XAF', 'XOF', 'XPF', 'ZAR')),
	CONSTRAINT "till_counts_counted" CHECK ("overview"."till_counts"."counted" >= 0)
);
--> statement-breakpoint
DROP INDEX "memberships"."periods_taken_by";--> statement-breakpoint
ALTER TABLE "checkout"."orders" ADD COLUMN "desk_person_id" uuid;--> statement-breakpoint
ALTER TABLE "groups"."groups" ADD COLUMN "is_open" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "memberships"."periods" ADD COLUMN "returned_by" uuid;--> statement-breakpoint
ALTER TABLE "memberships"."periods" ADD COLUMN "return_note" text;--> statement-breakpoint
ALTER TABLE "memberships"."periods" ADD COLUMN "invoice_number" text;--> statement-breakpoint
ALTER TABLE "memberships"."periods" ADD COLUMN "credit_note_number" text;--> statement-breakpoint
ALTER TABLE "money"."entries" ADD COLUMN "handled_by" uuid;--> statement-breakpoint
ALTER TABLE "overview"."till_counts" ADD CONSTRAINT "till_counts_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "organizations"."organizations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "overview"."till_counts" ADD CONSTRAINT "till_counts_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "accounts"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "till_counts_of_day" ON "overview"."till_counts" USING btree ("organization_id","day");--> statement-breakpoint
CREATE INDEX "till_counts_of_person" ON "overview"."till_counts" USING btree ("person_id");--> statement-breakpoint
ALTER TABLE "checkout"."orders" ADD CONSTRAINT "orders_desk_person_id_people_id_fk" FOREIGN KEY ("desk_person_id") REFERENCES "accounts"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "memberships"."periods" ADD CONSTRAINT "periods_returned_by_people_id_fk" FOREIGN KEY ("returned_by") REFERENCES "accounts"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "money"."entries" ADD CONSTRAINT "entries_handled_by_people_id_fk" FOREIGN KEY ("handled_by") REFERENCES "accounts"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "orders_of_desk" ON "checkout"."orders" USING btree ("desk_person_id","paid_at") WHERE "checkout"."orders"."desk_person_id" is not null;--> statement-breakpoint
CREATE INDEX "periods_returned_by" ON "memberships"."periods" USING btree ("returned_by");--> statement-breakpoint
CREATE INDEX "ledger_entries_handled" ON "money"."entries" USING btree ("handled_by","at") WHERE "money"."entries"."handled_by" is not null;--> statement-breakpoint
CREATE INDEX "periods_taken_by" ON "memberships"."periods" USING btree ("taken_by","paid_at");--> statement-breakpoint
ALTER TABLE "groups"."groups" ADD CONSTRAINT "groups_open" CHECK (not "groups"."groups"."is_open" or ("groups"."groups"."organization_id" is not null and "groups"."groups"."community_id" is null
        and "groups"."groups"."visibility" = 'public'));--> statement-breakpoint
UPDATE "checkout"."orders" SET "desk_person_id" = "cash_taken_by" WHERE "cash_taken_by" is not null;
