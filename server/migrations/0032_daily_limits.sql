ALTER TABLE "uploads" DROP CONSTRAINT "uploads_state";--> statement-breakpoint
DROP INDEX "staff_invitations_invited_by";--> statement-breakpoint
DROP INDEX "uploads_by_owner";--> statement-breakpoint
ALTER TABLE "uploads" ADD COLUMN "quota_of" uuid;--> statement-breakpoint
CREATE INDEX "staff_invitations_expiry" ON "staff_invitations" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "uploads_by_quota" ON "uploads" USING btree ("quota_of","created_at");--> statement-breakpoint
CREATE INDEX "staff_invitations_invited_by" ON "staff_invitations" USING btree ("invited_by","invited_at");--> statement-breakpoint
CREATE INDEX "uploads_by_owner" ON "uploads" USING btree ("owner_id","created_at");--> statement-breakpoint
ALTER TABLE "uploads" ADD CONSTRAINT "uploads_state" CHECK ("uploads"."state" in ('arriving', 'unattached', 'attached', 'discarded', 'removed'));