import { sql } from '../db/fragment'

/**
 * Records written by batches, as `w`, beside their batch `b`: the version left, the number of writes, and as
 * `AT` the position of the last one.
 */
export function recordsOfBatches(ids: readonly unknown[]) {
  const written = sql`select "BATCH", "RESOURCE", "RECORD_ID", min("VERSION") as "FIRST", max("VERSION") as "LAST", count(*) as "WRITES", coalesce(max("BATCH_AT"), 0) as "AT", max(case when "ACTION" = 'create' then 1 else 0 end) as "MADE", max(case when "ACTION" = 'delete' then 1 else 0 end) as "GONE" from "_HISTORY" where "BATCH" in (${sql.join(ids)}) group by "BATCH", "RESOURCE", "RECORD_ID"`
  return sql`(${written}) as w join "_BATCH" as b on b."ID" = w."BATCH" and b."RESOURCE" = w."RESOURCE"`
}

/** A batch is undone from its end; a partial undo leaves the rest. */
export const isNotUndone = sql`(b."UNDONE_AT" is null and (b."UNDONE_FROM" is null or w."AT" < b."UNDONE_FROM"))`

const laterWrites = sql`"_HISTORY" as n where n."RESOURCE" = w."RESOURCE" and n."RECORD_ID" = w."RECORD_ID" and n."VERSION" > w."LAST"`

/** The batch made it, and it is deleted already: nothing is left to undo. */
const isGone = sql`(w."MADE" = 1 and coalesce((select n."ACTION" from ${laterWrites} order by n."VERSION" desc limit 1), '') = 'delete')`

/** Another write followed the batch, or happened between two of its writes. */
export const hasChangedSince = sql`((w."LAST" - w."FIRST" + 1 <> w."WRITES" or exists (select 1 from ${laterWrites})) and not ${isGone})`
