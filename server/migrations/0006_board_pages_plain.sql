-- Boards are read far more often than they are made: kept as they are, they need not be unpacked.
ALTER TABLE "board_pages" ALTER COLUMN "rows" SET STORAGE EXTERNAL;
