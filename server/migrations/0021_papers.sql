ALTER TABLE "waivers"."question_forms" ADD COLUMN "answers_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "waivers"."waivers" ADD COLUMN "reminded_at" timestamp with time zone;