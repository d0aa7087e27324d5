CREATE SCHEMA "partners";
--> statement-breakpoint
CREATE TABLE "partners"."partners" (
	"id" uuid PRIMARY KEY NOT NULL,
	"created_by" uuid NOT NULL,
	"name" text NOT NULL,
	"sells" text NOT NULL,
	"story" text NOT NULL,
	"town" text NOT NULL,
	"country" text NOT NULL,
	"website" text,
	"state" text NOT NULL,
	"reason" text,
	"version" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "partners_state" CHECK ("partners"."partners"."state" in ('applied', 'approved', 'refused')),
	CONSTRAINT "partners_reason" CHECK (("partners"."partners"."state" = 'refused') = ("partners"."partners"."reason" is not null))
);
--> statement-breakpoint
ALTER TABLE "partners"."partners" ADD CONSTRAINT "partners_created_by_people_id_fk" FOREIGN KEY ("created_by") REFERENCES "accounts"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "partners_of_person" ON "partners"."partners" USING btree ("created_by");--> statement-breakpoint
CREATE INDEX "partners_by_name" ON "partners"."partners" USING btree ("state",lower("name"),"id");--> statement-breakpoint
CREATE INDEX "partners_words" ON "partners"."partners" USING gin (to_tsvector('simple', regexp_replace(replace(replace(replace(replace(translate(regexp_replace(lower(normalize(("name" || ' ' || "sells" || ' ' || "town"), NFKD)), '[\u0300-\u036f]', '', 'g'), 'łøđðıħ', 'loddih'), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'þ', 'th'), '[^0-9a-z\u00aa-\u1fff\u2070-\u2fff\u3031-\uffff\U00010000-\U0010ffff]+', ' ', 'g')));