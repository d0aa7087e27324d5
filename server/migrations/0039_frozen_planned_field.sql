ALTER TABLE "frozen_settings" ADD COLUMN "planned_field" integer;--> statement-breakpoint
UPDATE frozen_settings f SET planned_field = d.planned_field FROM divisions d WHERE d.id = f.division_id;
--> statement-breakpoint
-- Lists are read from indexes alone where a vacuum has seen the rows: it is to look after each fiftieth that changed.
ALTER TABLE competitions SET (autovacuum_vacuum_scale_factor = 0.02, autovacuum_vacuum_insert_scale_factor = 0.02);
