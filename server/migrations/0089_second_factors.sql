CREATE TABLE "accounts"."recovery_codes" (
	"person_id" uuid NOT NULL,
	"hash" text NOT NULL,
	CONSTRAINT "recovery_codes_person_id_hash_pk" PRIMARY KEY("person_id","hash")
);
--> statement-breakpoint
CREATE TABLE "accounts"."second_factors" (
	"person_id" uuid PRIMARY KEY NOT NULL,
	"secret" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"confirmed_at" timestamp with time zone,
	"last_step" bigint NOT NULL
);
--> statement-breakpoint
DROP INDEX "competitions"."entry_claims_by";--> statement-breakpoint
ALTER TABLE "accounts"."recovery_codes" ADD CONSTRAINT "recovery_codes_person_id_second_factors_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "accounts"."second_factors"("person_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "accounts"."second_factors" ADD CONSTRAINT "second_factors_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "accounts"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "entry_claims_by" ON "competitions"."entry_claims" USING btree ("created_by","mailed_at");