--> statement-breakpoint
INSERT INTO "live_head" ("seq", "swept_seq") VALUES (0, 0);
