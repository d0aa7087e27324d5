CREATE TABLE "waivers"."guardian_requests" (
	"id" uuid PRIMARY KEY NOT NULL,
	"waiver_id" uuid NOT NULL,
	"version_id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	"name" text NOT NULL,
	"drawing" jsonb,
	"address" text NOT NULL,
	"email" text NOT NULL,
	"token_hash" char(64) NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"signed_at" timestamp with time zone,
	CONSTRAINT "guardian_requests_once" UNIQUE("waiver_id","person_id"),
	CONSTRAINT "guardian_requests_token" UNIQUE("token_hash")
);
--> statement-breakpoint
ALTER TABLE "waivers"."signatures" ADD COLUMN "guardian_email" text;--> statement-breakpoint
ALTER TABLE "waivers"."signatures" ADD COLUMN "guardian_address" text;--> statement-breakpoint
ALTER TABLE "waivers"."guardian_requests" ADD CONSTRAINT "guardian_requests_waiver_id_waivers_id_fk" FOREIGN KEY ("waiver_id") REFERENCES "waivers"."waivers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "waivers"."guardian_requests" ADD CONSTRAINT "guardian_requests_version_id_waiver_versions_id_fk" FOREIGN KEY ("version_id") REFERENCES "waivers"."waiver_versions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "waivers"."guardian_requests" ADD CONSTRAINT "guardian_requests_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "accounts"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "guardian_requests_version" ON "waivers"."guardian_requests" USING btree ("version_id");--> statement-breakpoint
CREATE INDEX "guardian_requests_person" ON "waivers"."guardian_requests" USING btree ("person_id");--> statement-breakpoint
CREATE INDEX "guardian_requests_email" ON "waivers"."guardian_requests" USING btree ("email");--> statement-breakpoint
CREATE INDEX "guardian_requests_expiry" ON "waivers"."guardian_requests" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "signatures_guardian_email" ON "waivers"."signatures" USING btree ("guardian_email") WHERE "waivers"."signatures"."guardian_email" is not null;--> statement-breakpoint
ALTER TABLE "waivers"."signatures" ADD CONSTRAINT "signatures_guardian_by_link" CHECK (("waivers"."signatures"."guardian_email" is null) = ("waivers"."signatures"."guardian_address" is null)
        and ("waivers"."signatures"."guardian_email" is null or "waivers"."signatures"."guardian_name" is not null));