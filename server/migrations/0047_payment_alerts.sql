ALTER TABLE "checkout"."alerts" ADD COLUMN "acknowledged_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "checkout"."alerts" ADD COLUMN "acknowledged_by" uuid;--> statement-breakpoint
ALTER TABLE "checkout"."alerts" ADD COLUMN "note" text;--> statement-breakpoint
ALTER TABLE "checkout"."alerts" ADD CONSTRAINT "alerts_acknowledged_by_people_id_fk" FOREIGN KEY ("acknowledged_by") REFERENCES "accounts"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "payment_alerts_open" ON "checkout"."alerts" USING btree ("id") WHERE "checkout"."alerts"."acknowledged_at" is null;--> statement-breakpoint
CREATE INDEX "payment_alerts_acknowledged" ON "checkout"."alerts" USING btree ("id") WHERE "checkout"."alerts"."acknowledged_at" is not null;--> statement-breakpoint
CREATE INDEX "payment_alerts_acknowledged_by" ON "checkout"."alerts" USING btree ("acknowledged_by");--> statement-breakpoint
CREATE INDEX "payouts_of_month" ON "money"."payouts" USING btree ("month","id");--> statement-breakpoint
ALTER TABLE "checkout"."alerts" ADD CONSTRAINT "payment_alerts_who_and_when" CHECK (num_nonnulls("checkout"."alerts"."acknowledged_at", "checkout"."alerts"."acknowledged_by", "checkout"."alerts"."note") in (0, 3));