CREATE TABLE "nutrition"."favorites" (
	"person_id" uuid NOT NULL,
	"food_id" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "favorites_once" PRIMARY KEY("person_id","food_id")
);
--> statement-breakpoint
CREATE TABLE "nutrition"."drinks" (
	"id" uuid PRIMARY KEY NOT NULL,
	"person_id" uuid NOT NULL,
	"day" date NOT NULL,
	"milliliters" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "drinks_milliliters" CHECK ("nutrition"."drinks"."milliliters" BETWEEN 10 AND 3000)
);
--> statement-breakpoint
CREATE TABLE "nutrition"."weights" (
	"person_id" uuid NOT NULL,
	"day" date NOT NULL,
	"grams" integer NOT NULL,
	"set_at" timestamp with time zone NOT NULL,
	CONSTRAINT "weights_of_day" PRIMARY KEY("person_id","day"),
	CONSTRAINT "weights_grams" CHECK ("nutrition"."weights"."grams" BETWEEN 20000 AND 500000)
);
--> statement-breakpoint
CREATE TABLE "nutrition"."diary_settings" (
	"person_id" uuid PRIMARY KEY NOT NULL,
	"hides_calories" boolean NOT NULL
);
--> statement-breakpoint
CREATE TABLE "nutrition"."targets" (
	"person_id" uuid NOT NULL,
	"weekday" smallint NOT NULL,
	"starts_on" date NOT NULL,
	"kcal" integer,
	"protein" integer,
	"carbohydrate" integer,
	"fat" integer,
	"fiber" integer,
	"milliliters" integer,
	"set_at" timestamp with time zone NOT NULL,
	CONSTRAINT "targets_of_weekday" PRIMARY KEY("person_id","weekday","starts_on"),
	CONSTRAINT "targets_weekday" CHECK ("nutrition"."targets"."weekday" BETWEEN 1 AND 7)
);
--> statement-breakpoint
ALTER TABLE "nutrition"."favorites" ADD CONSTRAINT "favorites_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "accounts"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "nutrition"."drinks" ADD CONSTRAINT "drinks_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "accounts"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "nutrition"."weights" ADD CONSTRAINT "weights_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "accounts"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "nutrition"."diary_settings" ADD CONSTRAINT "diary_settings_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "accounts"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "nutrition"."targets" ADD CONSTRAINT "targets_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "accounts"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "favorites_latest" ON "nutrition"."favorites" USING btree ("person_id","created_at");--> statement-breakpoint
CREATE INDEX "drinks_of_day" ON "nutrition"."drinks" USING btree ("person_id","day","id");