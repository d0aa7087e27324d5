ALTER TABLE "events"."details" ADD COLUMN "seller_organization_id" uuid;--> statement-breakpoint
ALTER TABLE "memberships"."periods" ADD COLUMN "sold_by" jsonb;--> statement-breakpoint
ALTER TABLE "memberships"."periods" ADD COLUMN "sold_title" text;--> statement-breakpoint
ALTER TABLE "memberships"."periods" ADD COLUMN "tax" bigint;--> statement-breakpoint
ALTER TABLE "events"."details" ADD CONSTRAINT "details_seller_organization_id_organizations_id_fk" FOREIGN KEY ("seller_organization_id") REFERENCES "organizations"."organizations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "memberships"."periods" ADD CONSTRAINT "periods_receipt" CHECK (num_nonnulls("memberships"."periods"."sold_by", "memberships"."periods"."sold_title", "memberships"."periods"."tax") in (0, 3));--> statement-breakpoint
UPDATE "memberships"."periods" SET
  "sold_by" = jsonb_build_object('name', coalesce("money"."sellers"."legal_name", "organizations"."organizations"."name", "accounts"."people"."name", ''),
    'address', "money"."sellers"."address", 'taxNumber', "money"."sellers"."tax_number"),
  "sold_title" = "memberships"."plans"."name",
  "tax" = round("memberships"."periods"."amount" * "money"."sellers"."tax_rate"::numeric / (10000 + "money"."sellers"."tax_rate"))
FROM "memberships"."memberships"
JOIN "memberships"."plans" ON "memberships"."plans"."id" = "memberships"."memberships"."plan_id"
JOIN "money"."sellers" ON "memberships"."memberships"."seller_id" in ("money"."sellers"."organization_id", "money"."sellers"."person_id")
LEFT JOIN "organizations"."organizations" ON "organizations"."organizations"."id" = "money"."sellers"."organization_id"
LEFT JOIN "accounts"."people" ON "accounts"."people"."id" = "money"."sellers"."person_id"
WHERE "memberships"."periods"."membership_id" = "memberships"."memberships"."id" AND "memberships"."periods"."taken_by" is not null;
