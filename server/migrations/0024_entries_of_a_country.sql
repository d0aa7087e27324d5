CREATE INDEX "entries_by_country" ON "entries" USING btree ("division_id","country") WHERE "entries"."country" is not null;--> statement-breakpoint
CREATE INDEX "entries_by_affiliate" ON "entries" USING btree ("division_id","affiliate") WHERE "entries"."affiliate" is not null;
--> statement-breakpoint
ALTER TABLE "board_lists" ALTER COLUMN "content" SET STORAGE EXTERNAL;
