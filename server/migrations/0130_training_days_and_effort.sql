ALTER TABLE "training"."earlier_schedules" ADD COLUMN "terms" jsonb;--> statement-breakpoint
ALTER TABLE "training"."enrollments" ADD COLUMN "previous_terms" jsonb;--> statement-breakpoint
ALTER TABLE "training"."sets" ADD COLUMN "rpe" real;