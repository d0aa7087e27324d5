ALTER TABLE "competitions"."staff" DROP CONSTRAINT "competition_staff_role";--> statement-breakpoint
ALTER TABLE "competitions"."staff_invitations" DROP CONSTRAINT "staff_invitations_role";--> statement-breakpoint
UPDATE competitions.staff SET role = 'manager' WHERE role = 'staff';--> statement-breakpoint
UPDATE competitions.staff_invitations SET role = 'manager' WHERE role = 'staff';--> statement-breakpoint
ALTER TABLE "competitions"."staff" ADD COLUMN "until" date;--> statement-breakpoint
ALTER TABLE "competitions"."staff_invitations" ADD COLUMN "until" date;--> statement-breakpoint
ALTER TABLE "competitions"."staff" ADD CONSTRAINT "competition_staff_until" CHECK ("competitions"."staff"."until" is null or "competitions"."staff"."role" <> 'owner');--> statement-breakpoint
ALTER TABLE "competitions"."staff" ADD CONSTRAINT "competition_staff_role" CHECK ("competitions"."staff"."role" in ('owner', 'manager', 'head_judge', 'scorer', 'check_in'));--> statement-breakpoint
ALTER TABLE "competitions"."staff_invitations" ADD CONSTRAINT "staff_invitations_role" CHECK ("competitions"."staff_invitations"."role" in ('owner', 'manager', 'head_judge', 'scorer', 'check_in'));
