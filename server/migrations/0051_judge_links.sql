CREATE TABLE "competitions"."judge_links" (
	"id" uuid PRIMARY KEY NOT NULL,
	"competition_id" uuid NOT NULL,
	"floor_id" uuid NOT NULL,
	"lane" integer NOT NULL,
	"token" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"revoked_at" timestamp with time zone,
	"device_hash" text,
	"opened_at" timestamp with time zone,
	"person_id" uuid,
	"created_by" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "judge_links_token" UNIQUE("token"),
	CONSTRAINT "judge_links_person" UNIQUE("person_id"),
	CONSTRAINT "judge_links_lane" CHECK ("competitions"."judge_links"."lane" > 0),
	CONSTRAINT "judge_links_opened" CHECK (("competitions"."judge_links"."opened_at" is null) = ("competitions"."judge_links"."person_id" is null)
        and ("competitions"."judge_links"."opened_at" is null) = ("competitions"."judge_links"."device_hash" is null))
);
--> statement-breakpoint
ALTER TABLE "accounts"."people" DROP CONSTRAINT "people_state";--> statement-breakpoint
ALTER TABLE "competitions"."judge_scores" ADD COLUMN "signature" jsonb;--> statement-breakpoint
ALTER TABLE "competitions"."judge_links" ADD CONSTRAINT "judge_links_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "accounts"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "competitions"."judge_links" ADD CONSTRAINT "judge_links_created_by_people_id_fk" FOREIGN KEY ("created_by") REFERENCES "accounts"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "competitions"."judge_links" ADD CONSTRAINT "judge_links_floor" FOREIGN KEY ("competition_id","floor_id") REFERENCES "competitions"."floors"("competition_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "judge_links_of_competition" ON "competitions"."judge_links" USING btree ("competition_id","floor_id","lane","id");--> statement-breakpoint
CREATE INDEX "judge_links_made_by" ON "competitions"."judge_links" USING btree ("created_by");--> statement-breakpoint
ALTER TABLE "accounts"."people" ADD CONSTRAINT "people_state" CHECK ("accounts"."people"."state" in ('guest', 'by_link', 'invited', 'active', 'suspended', 'leaving', 'erased'));