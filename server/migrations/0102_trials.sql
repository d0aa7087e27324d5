ALTER TABLE "checkout"."payments" DROP CONSTRAINT "payments_amount";--> statement-breakpoint
ALTER TABLE "memberships"."memberships" ADD COLUMN "trial_through" date;--> statement-breakpoint
ALTER TABLE "memberships"."periods" ADD COLUMN "is_trial" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "memberships"."plans" ADD COLUMN "trial_days" smallint;--> statement-breakpoint
ALTER TABLE "checkout"."payments" ADD CONSTRAINT "payments_amount" CHECK ("checkout"."payments"."amount" >= 0);--> statement-breakpoint
ALTER TABLE "memberships"."memberships" ADD CONSTRAINT "memberships_trial" CHECK ("memberships"."memberships"."trial_through" <= "memberships"."memberships"."paid_through");--> statement-breakpoint
ALTER TABLE "memberships"."periods" ADD CONSTRAINT "periods_trial" CHECK (not "memberships"."periods"."is_trial" or "memberships"."periods"."amount" = 0);--> statement-breakpoint
ALTER TABLE "memberships"."plans" ADD CONSTRAINT "plans_trial" CHECK ("memberships"."plans"."trial_days" is null or ("memberships"."plans"."trial_days" between 1 and 90 and "memberships"."plans"."price" > 0));