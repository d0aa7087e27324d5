CREATE TABLE "programs"."purchases" (
	"id" uuid PRIMARY KEY NOT NULL,
	"program_id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	"order_id" uuid,
	"bought_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "programs"."program_versions" ADD COLUMN "price" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "programs"."program_versions" ADD COLUMN "currency" text DEFAULT 'EUR' NOT NULL;--> statement-breakpoint
ALTER TABLE "programs"."programs" ADD COLUMN "price" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "programs"."programs" ADD COLUMN "currency" text DEFAULT 'EUR' NOT NULL;--> statement-breakpoint
ALTER TABLE "programs"."purchases" ADD CONSTRAINT "purchases_program_id_programs_id_fk" FOREIGN KEY ("program_id") REFERENCES "programs"."programs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "programs"."purchases" ADD CONSTRAINT "purchases_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "accounts"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "programs"."purchases" ADD CONSTRAINT "purchases_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "checkout"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "program_purchases_once" ON "programs"."purchases" USING btree ("person_id","program_id") WHERE "programs"."purchases"."ended_at" is null;--> statement-breakpoint
CREATE INDEX "program_purchases_of_program" ON "programs"."purchases" USING btree ("program_id");--> statement-breakpoint
CREATE INDEX "program_purchases_of_order" ON "programs"."purchases" USING btree ("order_id") WHERE "programs"."purchases"."order_id" is not null;--> statement-breakpoint
ALTER TABLE "programs"."program_versions" ADD CONSTRAINT "program_versions_price" CHECK ("programs"."program_versions"."price" >= 0);--> statement-breakpoint
ALTER TABLE "programs"."program_versions" ADD CONSTRAINT "program_versions_currency" CHECK ("programs"."program_versions"."currency" in ('AED', 'AUD', 'BGN', 'BHD', 'BIF', 'BRL', 'CAD', 'CHF', 'CLP', 'CZK', 'DJF', 'DKK', 'EUR', 'GBP', 'GNF', 'HKD', 'HUF', 'ILS', 'INR', 'ISK', 'JOD', 'JPY', 'KMF', 'KRW', 'KWD', 'MGA', 'MXN', 'MYR', 'NOK', 'NZD', 'OMR', 'PHP', 'PLN', 'PYG', 'RON', 'RWF', 'SEK', 'SGD', 'THB', 'TND', 'TRY', 'TWD', 'UGX', 'USD', 'VND', 'VUV', 'XAF', 'XOF', 'XPF', 'ZAR'));--> statement-breakpoint
ALTER TABLE "programs"."programs" ADD CONSTRAINT "programs_price" CHECK ("programs"."programs"."price" >= 0);--> statement-breakpoint
ALTER TABLE "programs"."programs" ADD CONSTRAINT "programs_currency" CHECK ("programs"."programs"."currency" in ('AED', 'AUD', 'BGN', 'BHD', 'BIF', 'BRL', 'CAD', 'CHF', 'CLP', 'CZK', 'DJF', 'DKK', 'EUR', 'GBP', 'GNF', 'HKD', 'HUF', 'ILS', 'INR', 'ISK', 'JOD', 'JPY', 'KMF', 'KRW', 'KWD', 'MGA', 'MXN', 'MYR', 'NOK', 'NZD', 'OMR', 'PHP', 'PLN', 'PYG', 'RON', 'RWF', 'SEK', 'SGD', 'THB', 'TND', 'TRY', 'TWD', 'UGX', 'USD', 'VND', 'VUV', 'XAF', 'XOF', 'XPF', 'ZAR'));