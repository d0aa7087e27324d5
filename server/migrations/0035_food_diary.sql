CREATE SCHEMA "nutrition";
--> statement-breakpoint
CREATE TABLE "nutrition"."diary_entries" (
	"id" uuid PRIMARY KEY NOT NULL,
	"person_id" uuid NOT NULL,
	"day" date NOT NULL,
	"meal" text NOT NULL,
	"food_id" text,
	"name" text NOT NULL,
	"unit" text,
	"quantity" integer NOT NULL,
	"milligrams" integer NOT NULL,
	"kcal" integer,
	"protein" integer,
	"carbohydrate" integer,
	"fat" integer,
	"version" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "diary_entries_meal" CHECK ("nutrition"."diary_entries"."meal" in ('breakfast', 'lunch', 'dinner', 'snack')),
	CONSTRAINT "diary_entries_kind" CHECK (("nutrition"."diary_entries"."food_id" IS NULL) = ("nutrition"."diary_entries"."kcal" IS NOT NULL)),
	CONSTRAINT "diary_entries_unit" CHECK (("nutrition"."diary_entries"."food_id" IS NULL) = ("nutrition"."diary_entries"."unit" IS NULL)),
	CONSTRAINT "diary_entries_weight" CHECK ("nutrition"."diary_entries"."milligrams" BETWEEN 1 AND 20000000)
);
--> statement-breakpoint
ALTER TABLE "nutrition"."diary_entries" ADD CONSTRAINT "diary_entries_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "accounts"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "diary_entries_of_day" ON "nutrition"."diary_entries" USING btree ("person_id","day","id");--> statement-breakpoint
CREATE INDEX "diary_entries_of_person" ON "nutrition"."diary_entries" USING btree ("person_id","id");