CREATE INDEX "made_cuts_of_division" ON "made_cuts" USING btree ("division_id","made_at");--> statement-breakpoint
CREATE INDEX "made_cuts_after" ON "made_cuts" USING btree ("after_workout_id");