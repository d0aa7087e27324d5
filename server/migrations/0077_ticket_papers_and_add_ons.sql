CREATE TABLE "events"."add_ons" (
	"id" uuid PRIMARY KEY NOT NULL,
	"group_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"name" text NOT NULL,
	"price" bigint NOT NULL,
	"capacity" integer,
	"per_ticket" integer NOT NULL,
	"retired_at" timestamp with time zone,
	CONSTRAINT "add_ons_price" CHECK ("events"."add_ons"."price" >= 0),
	CONSTRAINT "add_ons_capacity" CHECK ("events"."add_ons"."capacity" > 0),
	CONSTRAINT "add_ons_per_ticket" CHECK ("events"."add_ons"."per_ticket" > 0)
);
--> statement-breakpoint
CREATE TABLE "events"."sold_add_ons" (
	"id" uuid PRIMARY KEY NOT NULL,
	"group_id" uuid NOT NULL,
	"add_on_id" uuid NOT NULL,
	"order_id" uuid NOT NULL,
	"unit_id" uuid NOT NULL,
	"state" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "sold_add_ons_unit" UNIQUE("unit_id"),
	CONSTRAINT "sold_add_ons_state" CHECK ("events"."sold_add_ons"."state" in ('valid', 'void'))
);
--> statement-breakpoint
ALTER TABLE "waivers"."answers" DROP CONSTRAINT "answers_subject_kind";--> statement-breakpoint
ALTER TABLE "waivers"."question_forms" DROP CONSTRAINT "question_forms_subject_kind";--> statement-breakpoint
ALTER TABLE "waivers"."waivers" DROP CONSTRAINT "waivers_subject_kind";--> statement-breakpoint
ALTER TABLE "waivers"."signatures" ALTER COLUMN "person_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "events"."details" ADD COLUMN "reminded_of" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "events"."ticket_types" ADD COLUMN "asks_papers" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "events"."tickets" ADD COLUMN "is_own" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "events"."tickets" ADD COLUMN "paper_id" uuid DEFAULT gen_random_uuid() NOT NULL;--> statement-breakpoint
ALTER TABLE "waivers"."signatures" ADD COLUMN "holder_id" uuid;--> statement-breakpoint
ALTER TABLE "events"."add_ons" ADD CONSTRAINT "add_ons_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "groups"."groups"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "events"."sold_add_ons" ADD CONSTRAINT "sold_add_ons_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "groups"."groups"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "events"."sold_add_ons" ADD CONSTRAINT "sold_add_ons_add_on_id_add_ons_id_fk" FOREIGN KEY ("add_on_id") REFERENCES "events"."add_ons"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "add_ons_of_group" ON "events"."add_ons" USING btree ("group_id");--> statement-breakpoint
CREATE INDEX "sold_add_ons_of_group" ON "events"."sold_add_ons" USING btree ("group_id");--> statement-breakpoint
CREATE INDEX "sold_add_ons_of_order" ON "events"."sold_add_ons" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "sold_add_ons_valid" ON "events"."sold_add_ons" USING btree ("add_on_id") WHERE "events"."sold_add_ons"."state" = 'valid';--> statement-breakpoint
CREATE INDEX "signatures_of_holder" ON "waivers"."signatures" USING btree ("holder_id") WHERE "waivers"."signatures"."holder_id" is not null;--> statement-breakpoint
ALTER TABLE "events"."tickets" ADD CONSTRAINT "tickets_paper" UNIQUE("paper_id");--> statement-breakpoint
ALTER TABLE "waivers"."signatures" ADD CONSTRAINT "signatures_once_at_place" UNIQUE("version_id","holder_id");--> statement-breakpoint
ALTER TABLE "waivers"."answers" ADD CONSTRAINT "answers_subject_kind" CHECK ("waivers"."answers"."subject_kind" in ('competition', 'volunteers', 'event'));--> statement-breakpoint
ALTER TABLE "waivers"."question_forms" ADD CONSTRAINT "question_forms_subject_kind" CHECK ("waivers"."question_forms"."subject_kind" in ('competition', 'volunteers', 'event'));--> statement-breakpoint
ALTER TABLE "waivers"."signatures" ADD CONSTRAINT "signatures_signer" CHECK (("waivers"."signatures"."person_id" is null) <> ("waivers"."signatures"."holder_id" is null));--> statement-breakpoint
ALTER TABLE "waivers"."waivers" ADD CONSTRAINT "waivers_subject_kind" CHECK ("waivers"."waivers"."subject_kind" in ('competition', 'volunteers', 'event'));