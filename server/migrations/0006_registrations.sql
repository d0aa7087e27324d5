CREATE TABLE "competitions"."division_prices" (
	"division_id" uuid PRIMARY KEY NOT NULL,
	"competition_id" uuid NOT NULL,
	"price" bigint NOT NULL,
	"steps" jsonb NOT NULL,
	CONSTRAINT "division_prices_price" CHECK ("competitions"."division_prices"."price" >= 0)
);
--> statement-breakpoint
CREATE TABLE "competitions"."registration_settings" (
	"competition_id" uuid PRIMARY KEY NOT NULL,
	"is_open" boolean NOT NULL,
	"opens_at" timestamp with time zone,
	"closes_at" timestamp with time zone,
	"capacity" integer,
	"currency" text NOT NULL,
	"tax_rate" integer,
	"hold_minutes" integer NOT NULL,
	"refund_rule" jsonb NOT NULL,
	"transfers" boolean NOT NULL,
	"version" integer NOT NULL,
	CONSTRAINT "registration_settings_window" CHECK ("competitions"."registration_settings"."closes_at" > "competitions"."registration_settings"."opens_at"),
	CONSTRAINT "registration_settings_capacity" CHECK ("competitions"."registration_settings"."capacity" > 0),
	CONSTRAINT "registration_settings_currency" CHECK ("competitions"."registration_settings"."currency" in ('AED', 'AUD', 'BGN', 'BHD', 'BIF', 'BRL', 'CAD', 'CHF', 'CLP', 'CZK', 'DJF', 'DKK', 'EUR', 'GBP', 'GNF', 'HKD', 'HUF', 'ILS', 'INR', 'ISK', 'JOD', 'JPY', 'KMF', 'KRW', 'KWD', 'MGA', 'MXN', 'MYR', 'NOK', 'NZD', 'OMR', 'PHP', 'PLN', 'PYG', 'RON', 'RWF', 'SEK', 'SGD', 'THB', 'TND', 'TRY', 'TWD', 'UGX', 'USD', 'VND', 'VUV', 'XAF', 'XOF', 'XPF', 'ZAR')),
	CONSTRAINT "registration_settings_tax" CHECK ("competitions"."registration_settings"."tax_rate" between 0 and 10000),
	CONSTRAINT "registration_settings_hold" CHECK ("competitions"."registration_settings"."hold_minutes" between 5 and 60)
);
--> statement-breakpoint
CREATE TABLE "competitions"."registered_members" (
	"entry_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"birth_date" date,
	"gender" text,
	"person_id" uuid,
	CONSTRAINT "registered_members_position" PRIMARY KEY("entry_id","position"),
	CONSTRAINT "registered_members_gender" CHECK ("competitions"."registered_members"."gender" in ('woman', 'man', 'other')),
	CONSTRAINT "registered_members_email_lower" CHECK ("competitions"."registered_members"."email" = lower("competitions"."registered_members"."email"))
);
--> statement-breakpoint
CREATE TABLE "competitions"."registrations" (
	"entry_id" uuid PRIMARY KEY NOT NULL,
	"competition_id" uuid NOT NULL,
	"order_id" uuid NOT NULL,
	"unit_id" uuid NOT NULL,
	"registered_by" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "registrations_unit" UNIQUE("unit_id")
);
--> statement-breakpoint
ALTER TABLE "competitions"."division_prices" ADD CONSTRAINT "division_prices_division" FOREIGN KEY ("competition_id","division_id") REFERENCES "competitions"."divisions"("competition_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "competitions"."registration_settings" ADD CONSTRAINT "registration_settings_competition_id_competitions_id_fk" FOREIGN KEY ("competition_id") REFERENCES "competitions"."competitions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "competitions"."registered_members" ADD CONSTRAINT "registered_members_entry_id_entries_id_fk" FOREIGN KEY ("entry_id") REFERENCES "competitions"."entries"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "competitions"."registered_members" ADD CONSTRAINT "registered_members_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "accounts"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "competitions"."registrations" ADD CONSTRAINT "registrations_registered_by_people_id_fk" FOREIGN KEY ("registered_by") REFERENCES "accounts"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "competitions"."registrations" ADD CONSTRAINT "registrations_entry" FOREIGN KEY ("competition_id","entry_id") REFERENCES "competitions"."entries"("competition_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "registered_members_email" ON "competitions"."registered_members" USING btree ("email");--> statement-breakpoint
CREATE INDEX "registered_members_person" ON "competitions"."registered_members" USING btree ("person_id") WHERE "competitions"."registered_members"."person_id" is not null;--> statement-breakpoint
CREATE INDEX "registrations_by" ON "competitions"."registrations" USING btree ("registered_by");