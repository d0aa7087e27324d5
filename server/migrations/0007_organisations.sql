CREATE TABLE "organisations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"identifier" text NOT NULL,
	"name" text NOT NULL,
	"logo_id" uuid,
	"bg_color" text DEFAULT '#0f1214' NOT NULL,
	"text_color" text DEFAULT '#f6f5f1' NOT NULL,
	"button_color" text DEFAULT '#d4ff3a' NOT NULL,
	"trial_started_at" timestamp with time zone NOT NULL,
	"trial_period" integer,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "organisations_identifier" UNIQUE("identifier"),
	CONSTRAINT "organisations_identifier_form" CHECK ("organisations"."identifier" ~ '^[a-z0-9-]{3,40}$'),
	CONSTRAINT "organisations_bg_color" CHECK ("organisations"."bg_color" ~ '^#[0-9a-f]{6}$'),
	CONSTRAINT "organisations_text_color" CHECK ("organisations"."text_color" ~ '^#[0-9a-f]{6}$'),
	CONSTRAINT "organisations_button_color" CHECK ("organisations"."button_color" ~ '^#[0-9a-f]{6}$'),
	CONSTRAINT "organisations_trial_period" CHECK ("organisations"."trial_period" >= 0)
);
--> statement-breakpoint
ALTER TABLE "people" ADD COLUMN "organisation_id" uuid;--> statement-breakpoint
ALTER TABLE "organisations" ADD CONSTRAINT "organisations_logo_id_uploads_id_fk" FOREIGN KEY ("logo_id") REFERENCES "public"."uploads"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "people_organisation" ON "people" USING btree ("organisation_id");--> statement-breakpoint
-- Accounts stand below organisations in the code, so their table cannot name this one; the database can.
ALTER TABLE "people" ADD CONSTRAINT "people_organisation" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisations"("id") ON DELETE no action ON UPDATE no action;
