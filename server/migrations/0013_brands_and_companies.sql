CREATE TABLE "company_registrations" (
	"registration_id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"identifier" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "company_registrations_identifier_form" CHECK ("company_registrations"."identifier" ~ '^[a-z0-9-]{3,40}$')
);
--> statement-breakpoint
ALTER TABLE "organisations" ALTER COLUMN "bg_color" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "organisations" ALTER COLUMN "bg_color" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "organisations" ALTER COLUMN "text_color" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "organisations" ALTER COLUMN "text_color" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "organisations" ALTER COLUMN "button_color" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "organisations" ALTER COLUMN "button_color" DROP NOT NULL;--> statement-breakpoint
CREATE INDEX "company_registrations_created_at" ON "company_registrations" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "organisations_by_name" ON "organisations" USING btree (lower("name"),"id");--> statement-breakpoint
CREATE INDEX "organisations_words" ON "organisations" USING gin (to_tsvector('simple', regexp_replace(regexp_replace(lower(normalize(("name" || ' ' || "identifier"), NFKD)), '[\u0300-\u036f]', '', 'g'), '[^0-9a-z\u00aa-\uffff\U00010000-\U0010ffff]+', ' ', 'g')));--> statement-breakpoint
ALTER TABLE "organisations" ADD CONSTRAINT "organisations_colors_together" CHECK (num_nulls("organisations"."bg_color", "organisations"."text_color", "organisations"."button_color") in (0, 3));