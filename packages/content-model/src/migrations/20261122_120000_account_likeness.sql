-- Up Migration
   -- Accounts that are new, or whose name, company, addresses or number changed, have their duplicates looked for again. Written by hand.
   CREATE TRIGGER "duplicate_tokens_written" AFTER INSERT OR UPDATE OF "firstname", "lastname", "company", "email", "phone"
   ON "accounts" FOR EACH ROW EXECUTE FUNCTION vitrine.mark_duplicate_tokens();
   CREATE TRIGGER "duplicate_tokens_deleted" AFTER DELETE ON "accounts"
   FOR EACH ROW EXECUTE FUNCTION vitrine.mark_duplicate_tokens();
   INSERT INTO vitrine.account_duplicate_tokens ("account_id") SELECT "id" FROM "accounts" ON CONFLICT DO NOTHING;

-- Down Migration
   DROP TRIGGER "duplicate_tokens_deleted" ON "accounts";
  DROP TRIGGER "duplicate_tokens_written" ON "accounts";
