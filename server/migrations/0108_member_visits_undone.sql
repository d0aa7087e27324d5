ALTER TABLE "waivers"."answers" DROP CONSTRAINT "answers_subject_kind";--> statement-breakpoint
ALTER TABLE "waivers"."question_forms" DROP CONSTRAINT "question_forms_subject_kind";--> statement-breakpoint
ALTER TABLE "waivers"."waivers" DROP CONSTRAINT "waivers_subject_kind";--> statement-breakpoint
ALTER TABLE "memberships"."visits" ADD COLUMN "undone_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "memberships"."visits" ADD COLUMN "undone_by" uuid;--> statement-breakpoint
ALTER TABLE "memberships"."visits" ADD CONSTRAINT "visits_undone_by_people_id_fk" FOREIGN KEY ("undone_by") REFERENCES "accounts"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "visits_undone_by" ON "memberships"."visits" USING btree ("undone_by") WHERE "memberships"."visits"."undone_by" is not null;--> statement-breakpoint
ALTER TABLE "memberships"."visits" ADD CONSTRAINT "visits_undone" CHECK ("memberships"."visits"."undone_by" is null or "memberships"."visits"."undone_at" is not null);--> statement-breakpoint
ALTER TABLE "waivers"."answers" ADD CONSTRAINT "answers_subject_kind" CHECK ("waivers"."answers"."subject_kind" in ('competition', 'volunteers', 'event', 'organization'));--> statement-breakpoint
ALTER TABLE "waivers"."question_forms" ADD CONSTRAINT "question_forms_subject_kind" CHECK ("waivers"."question_forms"."subject_kind" in ('competition', 'volunteers', 'event', 'organization'));--> statement-breakpoint
ALTER TABLE "waivers"."waivers" ADD CONSTRAINT "waivers_subject_kind" CHECK ("waivers"."waivers"."subject_kind" in ('competition', 'volunteers', 'event', 'organization'));