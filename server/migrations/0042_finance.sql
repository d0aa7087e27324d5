CREATE SCHEMA "finance";
--> statement-breakpoint
CREATE TABLE "finance"."bookings" (
	"id" uuid PRIMARY KEY NOT NULL,
	"organization_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"state" text NOT NULL,
	"category_id" uuid NOT NULL,
	"amount" bigint NOT NULL,
	"tax" bigint NOT NULL,
	"on" date NOT NULL,
	"party" text NOT NULL,
	"document" text NOT NULL,
	"note" text NOT NULL,
	"paid_by" text,
	"receipt_id" uuid,
	"repeat_id" uuid,
	"reason" text NOT NULL,
	"created_by" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"version" integer NOT NULL,
	CONSTRAINT "bookings_kind" CHECK ("finance"."bookings"."kind" in ('expense', 'revenue')),
	CONSTRAINT "bookings_state" CHECK ("finance"."bookings"."state" in ('pending', 'approved', 'refused')),
	CONSTRAINT "bookings_amount" CHECK ("finance"."bookings"."amount" > 0),
	CONSTRAINT "bookings_tax" CHECK ("finance"."bookings"."tax" between 0 and "finance"."bookings"."amount"),
	CONSTRAINT "bookings_paid_by" CHECK ("finance"."bookings"."paid_by" in ('cash', 'card', 'transfer'))
);
--> statement-breakpoint
CREATE TABLE "finance"."books" (
	"organization_id" uuid PRIMARY KEY NOT NULL,
	"currency" text NOT NULL,
	"zone" text NOT NULL,
	CONSTRAINT "books_currency" CHECK ("finance"."books"."currency" in ('AED', 'AUD', 'BGN', 'BHD', 'BIF', 'BRL', 'CAD', 'CHF', 'CLP', 'CZK', 'DJF', 'DKK', 'EUR', 'GBP', 'GNF', 'HKD', 'HUF', 'ILS', 'INR', 'ISK', 'JOD', 'JPY', 'KMF', 'KRW', 'KWD', 'MGA', 'MXN', 'MYR', 'NOK', 'NZD', 'OMR', 'PHP', 'PLN', 'PYG', 'RON', 'RWF', 'SEK', 'SGD', 'THB', 'TND', 'TRY', 'TWD', 'UGX', 'USD', 'VND', 'VUV', 'XAF', 'XOF', 'XPF', 'ZAR'))
);
--> statement-breakpoint
CREATE TABLE "finance"."categories" (
	"id" uuid PRIMARY KEY NOT NULL,
	"organization_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"budget" bigint,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "categories_owner" UNIQUE("id","organization_id","kind"),
	CONSTRAINT "categories_kind" CHECK ("finance"."categories"."kind" in ('expense', 'revenue')),
	CONSTRAINT "categories_budget" CHECK ("finance"."categories"."budget" >= 0)
);
--> statement-breakpoint
CREATE TABLE "finance"."repeats" (
	"id" uuid PRIMARY KEY NOT NULL,
	"organization_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"category_id" uuid NOT NULL,
	"amount" bigint NOT NULL,
	"tax" bigint NOT NULL,
	"party" text NOT NULL,
	"note" text NOT NULL,
	"every" text NOT NULL,
	"starts_on" date NOT NULL,
	"ends_on" date,
	"next_on" date,
	"created_by" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "repeats_kind" CHECK ("finance"."repeats"."kind" in ('expense', 'revenue')),
	CONSTRAINT "repeats_every" CHECK ("finance"."repeats"."every" in ('week', 'month', 'year')),
	CONSTRAINT "repeats_amount" CHECK ("finance"."repeats"."amount" > 0),
	CONSTRAINT "repeats_tax" CHECK ("finance"."repeats"."tax" between 0 and "finance"."repeats"."amount")
);
--> statement-breakpoint
ALTER TABLE "finance"."bookings" ADD CONSTRAINT "bookings_receipt_id_uploads_id_fk" FOREIGN KEY ("receipt_id") REFERENCES "uploads"."uploads"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "finance"."bookings" ADD CONSTRAINT "bookings_created_by_people_id_fk" FOREIGN KEY ("created_by") REFERENCES "accounts"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "finance"."bookings" ADD CONSTRAINT "bookings_category" FOREIGN KEY ("category_id","organization_id","kind") REFERENCES "finance"."categories"("id","organization_id","kind") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "finance"."books" ADD CONSTRAINT "books_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "organizations"."organizations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "finance"."categories" ADD CONSTRAINT "categories_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "organizations"."organizations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "finance"."repeats" ADD CONSTRAINT "repeats_created_by_people_id_fk" FOREIGN KEY ("created_by") REFERENCES "accounts"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "finance"."repeats" ADD CONSTRAINT "repeats_category" FOREIGN KEY ("category_id","organization_id","kind") REFERENCES "finance"."categories"("id","organization_id","kind") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "bookings_by_day" ON "finance"."bookings" USING btree ("organization_id","kind","on","id");--> statement-breakpoint
CREATE INDEX "bookings_of_category" ON "finance"."bookings" USING btree ("category_id");--> statement-breakpoint
CREATE INDEX "bookings_pending" ON "finance"."bookings" USING btree ("organization_id","kind") WHERE "finance"."bookings"."state" = 'pending';--> statement-breakpoint
CREATE INDEX "bookings_of_person" ON "finance"."bookings" USING btree ("created_by","id");--> statement-breakpoint
CREATE INDEX "bookings_receipt" ON "finance"."bookings" USING btree ("receipt_id") WHERE "finance"."bookings"."receipt_id" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "bookings_repeat" ON "finance"."bookings" USING btree ("repeat_id","on") WHERE "finance"."bookings"."repeat_id" is not null;--> statement-breakpoint
CREATE INDEX "bookings_words" ON "finance"."bookings" USING gin (to_tsvector('simple', regexp_replace(replace(replace(replace(replace(translate(regexp_replace(lower(normalize(("party" || ' ' || "document" || ' ' || "note"), NFKD)), '[\u0300-\u036f]', '', 'g'), 'łøđðıħ', 'loddih'), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'þ', 'th'), '[^0-9a-z\u00aa-\u1fff\u2070-\u2fff\u3031-\uffff\U00010000-\U0010ffff]+', ' ', 'g')));--> statement-breakpoint
CREATE UNIQUE INDEX "categories_name" ON "finance"."categories" USING btree ("organization_id","kind",lower("name"));--> statement-breakpoint
CREATE INDEX "repeats_of_organization" ON "finance"."repeats" USING btree ("organization_id","kind");--> statement-breakpoint
CREATE INDEX "repeats_of_category" ON "finance"."repeats" USING btree ("category_id");--> statement-breakpoint
CREATE INDEX "repeats_due" ON "finance"."repeats" USING btree ("next_on") WHERE "finance"."repeats"."next_on" is not null;--> statement-breakpoint
CREATE INDEX "repeats_of_person" ON "finance"."repeats" USING btree ("created_by");