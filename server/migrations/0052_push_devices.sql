CREATE TABLE "notifications"."push_devices" (
	"id" uuid PRIMARY KEY NOT NULL,
	"person_id" uuid NOT NULL,
	"session_id" uuid NOT NULL,
	"endpoint" text NOT NULL,
	"p256dh" text NOT NULL,
	"auth" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "push_devices_session" UNIQUE("session_id"),
	CONSTRAINT "push_devices_endpoint" UNIQUE("endpoint")
);
--> statement-breakpoint
ALTER TABLE "notifications"."notifications" ADD COLUMN "push_due_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "notifications"."notifications" ADD COLUMN "pushed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "notifications"."choices" ADD COLUMN "push" boolean;--> statement-breakpoint
ALTER TABLE "notifications"."push_devices" ADD CONSTRAINT "push_devices_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "accounts"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications"."push_devices" ADD CONSTRAINT "push_devices_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "accounts"."sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "push_devices_person" ON "notifications"."push_devices" USING btree ("person_id","id");--> statement-breakpoint
CREATE INDEX "notifications_push_due" ON "notifications"."notifications" USING btree ("push_due_at") WHERE "notifications"."notifications"."push_due_at" is not null;--> statement-breakpoint
ALTER TABLE "notifications"."notifications" ADD CONSTRAINT "notifications_push" CHECK ("notifications"."notifications"."push_due_at" is null or "notifications"."notifications"."pushed_at" is null);