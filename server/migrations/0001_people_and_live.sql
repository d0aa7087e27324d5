CREATE TABLE "attempts" (
	"key" text PRIMARY KEY NOT NULL,
	"count" integer NOT NULL,
	"ends_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sign_in_methods" (
	"id" uuid PRIMARY KEY NOT NULL,
	"person_id" uuid NOT NULL,
	"provider_id" text NOT NULL,
	"account_id" text NOT NULL,
	"password" text,
	"access_token" text,
	"refresh_token" text,
	"id_token" text,
	"access_token_expires_at" timestamp with time zone,
	"refresh_token_expires_at" timestamp with time zone,
	"scope" text,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "sign_in_methods_account" UNIQUE("provider_id","account_id")
);
--> statement-breakpoint
CREATE TABLE "verifications" (
	"id" text PRIMARY KEY NOT NULL,
	"identifier" text NOT NULL,
	"value" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "verifications_identifier" UNIQUE("identifier")
);
--> statement-breakpoint
CREATE TABLE "people" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"handle" text,
	"email" text NOT NULL,
	"email_verified" boolean NOT NULL,
	"photo" text,
	"account_type" text NOT NULL,
	"state" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "people_email" UNIQUE("email"),
	CONSTRAINT "people_handle" UNIQUE("handle"),
	CONSTRAINT "people_email_lower" CHECK ("people"."email" = lower("people"."email")),
	CONSTRAINT "people_handle_lower" CHECK ("people"."handle" = lower("people"."handle")),
	CONSTRAINT "people_account_type" CHECK ("people"."account_type" in ('corporate_admin', 'admin', 'trainer', 'trainee', 'receptionist')),
	CONSTRAINT "people_state" CHECK ("people"."state" in ('invited', 'active', 'suspended', 'leaving'))
);
--> statement-breakpoint
CREATE TABLE "registrations" (
	"email" text PRIMARY KEY NOT NULL,
	"id" uuid NOT NULL,
	"name" text NOT NULL,
	"password_hash" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "registrations_email_lower" CHECK ("registrations"."email" = lower("registrations"."email"))
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"person_id" uuid NOT NULL,
	"token_hash" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"address" text,
	"device" text,
	"created_at" timestamp with time zone NOT NULL,
	"seen_at" timestamp with time zone NOT NULL,
	CONSTRAINT "sessions_token_hash" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "audit_rows" (
	"id" uuid PRIMARY KEY NOT NULL,
	"actor_id" uuid,
	"action" text NOT NULL,
	"subject_kind" text NOT NULL,
	"subject_id" uuid NOT NULL,
	"before" jsonb,
	"after" jsonb,
	"reason" text,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "live_head" (
	"only" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"seq" bigint NOT NULL,
	"swept_seq" bigint NOT NULL,
	CONSTRAINT "live_head_only" CHECK ("live_head"."only")
);
--> statement-breakpoint
CREATE TABLE "live_outbox" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "live_outbox_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"topic" text NOT NULL,
	"kind" text NOT NULL,
	"data" json,
	"seq" bigint,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "sign_in_methods" ADD CONSTRAINT "sign_in_methods_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "attempts_ends_at" ON "attempts" USING btree ("ends_at");--> statement-breakpoint
CREATE INDEX "sign_in_methods_person" ON "sign_in_methods" USING btree ("person_id");--> statement-breakpoint
CREATE INDEX "verifications_expires_at" ON "verifications" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "registrations_created_at" ON "registrations" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "sessions_person" ON "sessions" USING btree ("person_id");--> statement-breakpoint
CREATE INDEX "sessions_expires_at" ON "sessions" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "audit_rows_subject" ON "audit_rows" USING btree ("subject_kind","subject_id","created_at","id");--> statement-breakpoint
CREATE INDEX "audit_rows_actor" ON "audit_rows" USING btree ("actor_id","created_at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "live_outbox_seq" ON "live_outbox" USING btree ("seq") WHERE "live_outbox"."seq" is not null;--> statement-breakpoint
CREATE INDEX "live_outbox_topic_seq" ON "live_outbox" USING btree ("topic","seq") WHERE "live_outbox"."seq" is not null;--> statement-breakpoint
CREATE INDEX "live_outbox_unnumbered" ON "live_outbox" USING btree ("id") WHERE "live_outbox"."seq" is null;--> statement-breakpoint
INSERT INTO "live_head" ("seq", "swept_seq") VALUES (0, 0);
