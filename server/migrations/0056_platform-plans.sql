ALTER TABLE "memberships"."plans" DROP CONSTRAINT "plans_seller";--> statement-breakpoint
ALTER TABLE "money"."sellers" DROP CONSTRAINT "sellers_one_owner";--> statement-breakpoint
ALTER TABLE "memberships"."plans" ADD COLUMN "is_platform" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "money"."sellers" ADD COLUMN "is_platform" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "plans_of_platform" ON "memberships"."plans" USING btree (lower("name"),"id") WHERE "memberships"."plans"."is_platform";--> statement-breakpoint
CREATE UNIQUE INDEX "sellers_platform" ON "money"."sellers" USING btree ("is_platform") WHERE "money"."sellers"."is_platform";--> statement-breakpoint
ALTER TABLE "memberships"."plans" ADD CONSTRAINT "plans_seller" CHECK ((num_nonnulls("memberships"."plans"."organization_id", "memberships"."plans"."trainer_id") > 0) <> "memberships"."plans"."is_platform");--> statement-breakpoint
ALTER TABLE "money"."sellers" ADD CONSTRAINT "sellers_one_owner" CHECK (num_nonnulls("money"."sellers"."person_id", "money"."sellers"."organization_id") + "money"."sellers"."is_platform"::int = 1);