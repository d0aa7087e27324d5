ALTER TABLE "memberships"."memberships" DROP CONSTRAINT "memberships_person";--> statement-breakpoint
DROP INDEX "memberships"."periods_start";--> statement-breakpoint
ALTER TABLE "memberships"."memberships" ADD COLUMN "next_plan_id" uuid;--> statement-breakpoint
ALTER TABLE "memberships"."memberships" ADD COLUMN "next_price" bigint;--> statement-breakpoint
ALTER TABLE "memberships"."memberships" ADD COLUMN "replaced_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "memberships"."periods" ADD COLUMN "frozen_days" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "memberships"."periods" ADD COLUMN "from_plan_id" uuid;--> statement-breakpoint
ALTER TABLE "memberships"."periods" ADD COLUMN "to_plan_id" uuid;--> statement-breakpoint
ALTER TABLE "memberships"."memberships" ADD CONSTRAINT "memberships_next_plan_id_plans_id_fk" FOREIGN KEY ("next_plan_id") REFERENCES "memberships"."plans"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "memberships"."periods" ADD CONSTRAINT "periods_from_plan_id_plans_id_fk" FOREIGN KEY ("from_plan_id") REFERENCES "memberships"."plans"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "memberships"."periods" ADD CONSTRAINT "periods_to_plan_id_plans_id_fk" FOREIGN KEY ("to_plan_id") REFERENCES "memberships"."plans"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "memberships_person" ON "memberships"."memberships" USING btree ("plan_id","person_id") WHERE "memberships"."memberships"."replaced_at" is null;--> statement-breakpoint
CREATE INDEX "memberships_changing" ON "memberships"."memberships" USING btree ("paid_through") WHERE "memberships"."memberships"."next_plan_id" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "periods_start" ON "memberships"."periods" USING btree ("membership_id","starts_on") WHERE "memberships"."periods"."returned_at" is null and "memberships"."periods"."from_plan_id" is null;--> statement-breakpoint
ALTER TABLE "memberships"."memberships" ADD CONSTRAINT "memberships_next_plan" CHECK (("memberships"."memberships"."next_plan_id" is null) = ("memberships"."memberships"."next_price" is null));--> statement-breakpoint
ALTER TABLE "memberships"."periods" ADD CONSTRAINT "periods_change" CHECK (num_nonnulls("memberships"."periods"."from_plan_id", "memberships"."periods"."to_plan_id") in (0, 2));