ALTER TABLE "nutrition"."own_food_versions" ADD COLUMN "servings" integer;--> statement-breakpoint
ALTER TABLE "nutrition"."own_food_versions" ADD COLUMN "cooked_milligrams" integer;--> statement-breakpoint
ALTER TABLE "nutrition"."own_food_versions" ADD COLUMN "ingredients" jsonb;--> statement-breakpoint
ALTER TABLE "nutrition"."own_food_versions" ADD CONSTRAINT "own_food_versions_recipe" CHECK (("nutrition"."own_food_versions"."servings" IS NULL) = ("nutrition"."own_food_versions"."ingredients" IS NULL));