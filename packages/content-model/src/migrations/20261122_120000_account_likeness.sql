-- Up Migration
   -- Accounts that are new, or whose name, company, addresses or number changed, are read again for their likeness. Written by hand.
   CREATE TRIGGER "account_likeness_written" AFTER INSERT OR UPDATE OF "firstname", "lastname", "company", "email", "phone"
   ON "accounts" FOR EACH ROW EXECUTE FUNCTION vitrine.mark_account_likeness();
   CREATE TRIGGER "account_likeness_deleted" AFTER DELETE ON "accounts"
   FOR EACH ROW EXECUTE FUNCTION vitrine.mark_account_likeness();
   INSERT INTO vitrine.account_likeness ("account_id") SELECT "id" FROM "accounts" ON CONFLICT DO NOTHING;

-- Down Migration
   DROP TRIGGER "account_likeness_deleted" ON "accounts";
  DROP TRIGGER "account_likeness_written" ON "accounts";
