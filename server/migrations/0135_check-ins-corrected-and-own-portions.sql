CREATE TABLE "nutrition"."own_portions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"person_id" uuid NOT NULL,
	"food_id" text NOT NULL,
	"label" text NOT NULL,
	"milligrams" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "own_portions_milligrams" CHECK ("nutrition"."own_portions"."milligrams" > 0)
);
--> statement-breakpoint
ALTER TABLE "coaching"."check_ins" ADD COLUMN "weight_day" date;--> statement-breakpoint
ALTER TABLE "coaching"."check_ins" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "coaching"."check_ins" ADD COLUMN "corrected_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "coaching"."check_ins" ADD COLUMN "seen" integer[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "coaching"."check_ins" ADD COLUMN "earlier" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "nutrition"."own_portions" ADD CONSTRAINT "own_portions_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "accounts"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "own_portions_label" ON "nutrition"."own_portions" USING btree ("person_id","food_id",lower("label"));--> statement-breakpoint
-- Weights of check-ins become the one of their day, by UTC, for those who agreed to have their weight kept, unless the diary has another one.
WITH "answered" AS (
  SELECT DISTINCT ON ("client_id", ("answered_at" AT TIME ZONE 'UTC')::date)
    "client_id", ("answered_at" AT TIME ZONE 'UTC')::date AS "day", "answered_at",
    round(("answers" ->> "place")::numeric * 1000)::integer AS "grams"
  FROM (
    SELECT *, (
      SELECT (min("at") - 1)::integer FROM jsonb_array_elements("questions") WITH ORDINALITY AS "asked"("question", "at")
      WHERE "question" ->> 'kind' = 'weight'
    ) AS "place"
    FROM "coaching"."check_ins"
  ) AS "placed"
  WHERE jsonb_typeof("answers" -> "place") = 'number'
  ORDER BY "client_id", ("answered_at" AT TIME ZONE 'UTC')::date, "answered_at" DESC
)
INSERT INTO "nutrition"."weights" ("person_id", "day", "grams", "set_at")
  SELECT "client_id", "day", "grams", "answered_at" FROM "answered"
  WHERE EXISTS (
    SELECT FROM "accounts"."consents"
    WHERE "person_id" = "client_id" AND "purpose" = 'body' AND "withdrawn_at" IS NULL
  )
  ON CONFLICT DO NOTHING;--> statement-breakpoint
UPDATE "coaching"."check_ins" SET
  "weight_day" = "weights"."day",
  "answers" = jsonb_set("answers", ARRAY["place"::text], 'null')
FROM (
  SELECT "id" AS "placed_id", (
    SELECT (min("at") - 1)::integer FROM jsonb_array_elements("questions") WITH ORDINALITY AS "asked"("question", "at")
    WHERE "question" ->> 'kind' = 'weight'
  ) AS "place"
  FROM "coaching"."check_ins"
) AS "placed", "nutrition"."weights" AS "weights"
WHERE "placed_id" = "check_ins"."id"
  AND jsonb_typeof("answers" -> "place") = 'number'
  AND "weights"."person_id" = "client_id"
  AND "weights"."day" = ("answered_at" AT TIME ZONE 'UTC')::date
  AND "weights"."grams" = round(("answers" ->> "place")::numeric * 1000)::integer;
