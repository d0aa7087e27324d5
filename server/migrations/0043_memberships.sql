CREATE SCHEMA "memberships";
--> statement-breakpoint
CREATE TABLE "memberships"."memberships" (
	"id" uuid PRIMARY KEY NOT NULL,
	"plan_id" uuid NOT NULL,
	"seller_id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	"joined_on" date NOT NULL,
	"anchor_day" smallint NOT NULL,
	"paid_through" date NOT NULL,
	"frozen_through" date,
	"canceled_at" timestamp with time zone,
	"cancel_reason" text NOT NULL,
	CONSTRAINT "memberships_person" UNIQUE("plan_id","person_id"),
	CONSTRAINT "memberships_anchor_day" CHECK ("memberships"."memberships"."anchor_day" between 1 and 31)
);
--> statement-breakpoint
CREATE TABLE "memberships"."periods" (
	"id" uuid PRIMARY KEY NOT NULL,
	"membership_id" uuid NOT NULL,
	"starts_on" date NOT NULL,
	"ends_on" date NOT NULL,
	"amount" bigint NOT NULL,
	"currency" text NOT NULL,
	"order_id" uuid,
	"unit_id" uuid,
	"taken_by" uuid,
	"returned_at" timestamp with time zone,
	"paid_at" timestamp with time zone NOT NULL,
	CONSTRAINT "periods_days" CHECK ("memberships"."periods"."starts_on" <= "memberships"."periods"."ends_on"),
	CONSTRAINT "periods_amount" CHECK ("memberships"."periods"."amount" >= 0),
	CONSTRAINT "periods_paid" CHECK (num_nonnulls("memberships"."periods"."order_id", "memberships"."periods"."unit_id") in (0, 2))
);
--> statement-breakpoint
CREATE TABLE "memberships"."plans" (
	"id" uuid PRIMARY KEY NOT NULL,
	"organization_id" uuid,
	"trainer_id" uuid,
	"name" text NOT NULL,
	"price" bigint NOT NULL,
	"currency" text NOT NULL,
	"period" text NOT NULL,
	"includes" text NOT NULL,
	"capacity" integer,
	"is_on" boolean NOT NULL,
	"version" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "plans_seller" CHECK (num_nonnulls("memberships"."plans"."organization_id", "memberships"."plans"."trainer_id") > 0),
	CONSTRAINT "plans_price" CHECK ("memberships"."plans"."price" >= 0),
	CONSTRAINT "plans_capacity" CHECK ("memberships"."plans"."capacity" > 0),
	CONSTRAINT "plans_period" CHECK ("memberships"."plans"."period" in ('month', 'quarter', 'year')),
	CONSTRAINT "plans_currency" CHECK ("memberships"."plans"."currency" in ('AED', 'AUD', 'BGN', 'BHD', 'BIF', 'BRL', 'CAD', 'CHF', 'CLP', 'CZK', 'DJF', 'DKK', 'EUR', 'GBP', 'GNF', 'HKD', 'HUF', 'ILS', 'INR', 'ISK', 'JOD', 'JPY', 'KMF', 'KRW', 'KWD', 'MGA', 'MXN', 'MYR', 'NOK', 'NZD', 'OMR', 'PHP', 'PLN', 'PYG', 'RON', 'RWF', 'SEK', 'SGD', 'THB', 'TND', 'TRY', 'TWD', 'UGX', 'USD', 'VND', 'VUV', 'XAF', 'XOF', 'XPF', 'ZAR'))
);
--> statement-breakpoint
ALTER TABLE "memberships"."memberships" ADD CONSTRAINT "memberships_plan_id_plans_id_fk" FOREIGN KEY ("plan_id") REFERENCES "memberships"."plans"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "memberships"."memberships" ADD CONSTRAINT "memberships_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "accounts"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "memberships"."periods" ADD CONSTRAINT "periods_membership_id_memberships_id_fk" FOREIGN KEY ("membership_id") REFERENCES "memberships"."memberships"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "memberships"."periods" ADD CONSTRAINT "periods_taken_by_people_id_fk" FOREIGN KEY ("taken_by") REFERENCES "accounts"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "memberships"."plans" ADD CONSTRAINT "plans_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "organizations"."organizations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "memberships"."plans" ADD CONSTRAINT "plans_trainer_id_people_id_fk" FOREIGN KEY ("trainer_id") REFERENCES "accounts"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "memberships_of_person" ON "memberships"."memberships" USING btree ("person_id","id");--> statement-breakpoint
CREATE INDEX "memberships_of_seller" ON "memberships"."memberships" USING btree ("seller_id","paid_through","id");--> statement-breakpoint
CREATE UNIQUE INDEX "periods_start" ON "memberships"."periods" USING btree ("membership_id","starts_on") WHERE "memberships"."periods"."returned_at" is null;--> statement-breakpoint
CREATE INDEX "periods_of_membership" ON "memberships"."periods" USING btree ("membership_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "periods_unit" ON "memberships"."periods" USING btree ("unit_id");--> statement-breakpoint
CREATE INDEX "periods_taken_by" ON "memberships"."periods" USING btree ("taken_by");--> statement-breakpoint
CREATE INDEX "plans_of_organization" ON "memberships"."plans" USING btree ("organization_id",lower("name"),"id");--> statement-breakpoint
CREATE INDEX "plans_of_trainer" ON "memberships"."plans" USING btree ("trainer_id");