CREATE TABLE "personal_exports" (
	"id" uuid PRIMARY KEY NOT NULL,
	"person_id" uuid NOT NULL,
	"state" text NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"bytes" bigint,
	"ends_at" timestamp with time zone NOT NULL,
	"link_hash" text,
	"link_ends_at" timestamp with time zone,
	CONSTRAINT "personal_exports_link_hash" UNIQUE("link_hash"),
	CONSTRAINT "personal_exports_state" CHECK ("personal_exports"."state" in ('asked', 'ready', 'failed')),
	CONSTRAINT "personal_exports_ready" CHECK (("personal_exports"."state" = 'ready') = ("personal_exports"."bytes" is not null)),
	CONSTRAINT "personal_exports_link" CHECK (("personal_exports"."link_hash" is null) = ("personal_exports"."link_ends_at" is null))
);
--> statement-breakpoint
CREATE TABLE "handles" (
	"handle" text PRIMARY KEY NOT NULL,
	"person_id" uuid NOT NULL,
	"taken_at" timestamp with time zone NOT NULL,
	"given_up_at" timestamp with time zone,
	CONSTRAINT "handles_lower" CHECK ("handles"."handle" = lower("handles"."handle"))
);
--> statement-breakpoint
ALTER TABLE "people" DROP CONSTRAINT "people_state";--> statement-breakpoint
ALTER TABLE "people" ADD COLUMN "bio" text;--> statement-breakpoint
ALTER TABLE "people" ADD COLUMN "birth_date" date;--> statement-breakpoint
ALTER TABLE "people" ADD COLUMN "gender" text;--> statement-breakpoint
ALTER TABLE "people" ADD COLUMN "country" char(3);--> statement-breakpoint
ALTER TABLE "people" ADD COLUMN "zone" text;--> statement-breakpoint
ALTER TABLE "people" ADD COLUMN "locale" text;--> statement-breakpoint
ALTER TABLE "people" ADD COLUMN "weight_unit" text DEFAULT 'kg' NOT NULL;--> statement-breakpoint
ALTER TABLE "people" ADD COLUMN "page_audience" text DEFAULT 'everybody' NOT NULL;--> statement-breakpoint
ALTER TABLE "people" ADD COLUMN "field_audiences" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "people" ADD COLUMN "erased_from" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "personal_exports" ADD CONSTRAINT "personal_exports_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "handles" ADD CONSTRAINT "handles_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "personal_exports_asked" ON "personal_exports" USING btree ("person_id") WHERE "personal_exports"."state" = 'asked';--> statement-breakpoint
CREATE INDEX "personal_exports_person" ON "personal_exports" USING btree ("person_id","asked_at");--> statement-breakpoint
CREATE INDEX "personal_exports_ends_at" ON "personal_exports" USING btree ("ends_at");--> statement-breakpoint
CREATE INDEX "handles_person" ON "handles" USING btree ("person_id","taken_at");--> statement-breakpoint
CREATE INDEX "people_erased_from" ON "people" USING btree ("erased_from") WHERE "people"."erased_from" is not null;--> statement-breakpoint
ALTER TABLE "people" ADD CONSTRAINT "people_gender" CHECK ("people"."gender" in ('woman', 'man', 'other'));--> statement-breakpoint
ALTER TABLE "people" ADD CONSTRAINT "people_weight_unit" CHECK ("people"."weight_unit" in ('kg', 'lb'));--> statement-breakpoint
ALTER TABLE "people" ADD CONSTRAINT "people_page_audience" CHECK ("people"."page_audience" in ('everybody', 'signed_in', 'organisation', 'me'));--> statement-breakpoint
ALTER TABLE "people" ADD CONSTRAINT "people_leaving" CHECK (("people"."state" = 'leaving') = ("people"."erased_from" is not null));--> statement-breakpoint
ALTER TABLE "people" ADD CONSTRAINT "people_state" CHECK ("people"."state" in ('invited', 'active', 'suspended', 'leaving', 'erased'));