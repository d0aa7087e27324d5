CREATE TABLE "partners"."partner_staff" (
	"id" uuid PRIMARY KEY NOT NULL,
	"partner_id" uuid NOT NULL,
	"email" text NOT NULL,
	"person_id" uuid,
	"invited_by" uuid NOT NULL,
	"invited_at" timestamp with time zone NOT NULL,
	"joined_at" timestamp with time zone,
	"expires_at" timestamp with time zone,
	CONSTRAINT "partner_staff_once" UNIQUE("partner_id","email"),
	CONSTRAINT "partner_staff_email_lower" CHECK ("partners"."partner_staff"."email" = lower("partners"."partner_staff"."email")),
	CONSTRAINT "partner_staff_joined" CHECK (("partners"."partner_staff"."person_id" is null) = ("partners"."partner_staff"."joined_at" is null)),
	CONSTRAINT "partner_staff_open" CHECK (("partners"."partner_staff"."person_id" is null) = ("partners"."partner_staff"."expires_at" is not null))
);
--> statement-breakpoint
ALTER TABLE "partners"."partner_staff" ADD CONSTRAINT "partner_staff_partner_id_partners_id_fk" FOREIGN KEY ("partner_id") REFERENCES "partners"."partners"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "partners"."partner_staff" ADD CONSTRAINT "partner_staff_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "accounts"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "partners"."partner_staff" ADD CONSTRAINT "partner_staff_invited_by_people_id_fk" FOREIGN KEY ("invited_by") REFERENCES "accounts"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "partner_staff_person" ON "partners"."partner_staff" USING btree ("person_id") WHERE "partners"."partner_staff"."person_id" is not null;--> statement-breakpoint
CREATE INDEX "partner_staff_email" ON "partners"."partner_staff" USING btree ("email");--> statement-breakpoint
CREATE INDEX "partner_staff_invited_by" ON "partners"."partner_staff" USING btree ("invited_by");--> statement-breakpoint
CREATE INDEX "partner_staff_expiry" ON "partners"."partner_staff" USING btree ("expires_at") WHERE "partners"."partner_staff"."expires_at" is not null;