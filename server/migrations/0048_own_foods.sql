CREATE TABLE "nutrition"."own_food_versions" (
	"food_id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"name" text NOT NULL,
	"brand" text NOT NULL,
	"per" text NOT NULL,
	"serving_milligrams" integer,
	"amounts" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "own_food_versions_once" PRIMARY KEY("food_id","version"),
	CONSTRAINT "own_food_versions_per" CHECK ("nutrition"."own_food_versions"."per" in ('serving', '100g')),
	CONSTRAINT "own_food_versions_serving" CHECK ("nutrition"."own_food_versions"."per" <> 'serving' OR "nutrition"."own_food_versions"."serving_milligrams" > 0)
);
--> statement-breakpoint
CREATE TABLE "nutrition"."own_foods" (
	"id" uuid PRIMARY KEY NOT NULL,
	"person_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"gtin" text,
	"created_at" timestamp with time zone NOT NULL,
	"removed_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "nutrition"."diary_entries" ADD COLUMN "food_version" integer;--> statement-breakpoint
ALTER TABLE "nutrition"."own_food_versions" ADD CONSTRAINT "own_food_versions_food_id_own_foods_id_fk" FOREIGN KEY ("food_id") REFERENCES "nutrition"."own_foods"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "nutrition"."own_food_versions" ADD CONSTRAINT "own_food_versions_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "accounts"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "nutrition"."own_foods" ADD CONSTRAINT "own_foods_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "accounts"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "own_food_versions_of_person" ON "nutrition"."own_food_versions" USING btree ("person_id");--> statement-breakpoint
CREATE UNIQUE INDEX "own_foods_gtin" ON "nutrition"."own_foods" USING btree ("person_id","gtin") WHERE "nutrition"."own_foods"."removed_at" IS NULL;--> statement-breakpoint
CREATE INDEX "own_foods_of_person" ON "nutrition"."own_foods" USING btree ("person_id","id");--> statement-breakpoint
CREATE INDEX "diary_entries_of_food" ON "nutrition"."diary_entries" USING btree ("person_id","food_id");