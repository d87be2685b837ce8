import { sql } from '../db/db'
import type { Dialect } from '../db/spec'

/**
 * Records written by batches, as `w`, beside their batch `b`: the version left, the number of writes, and as
 * `AT` the position of the last one; as `o` those that the undo of a whole batch left out.
 */
export function recordsOfBatches(dialect: Dialect, ids: readonly unknown[]) {
  const written = sql`select "BATCH", "RESOURCE", "RECORD_ID", min("VERSION") as "FIRST", max("VERSION") as "LAST", count(*) as "WRITES", coalesce(max("BATCH_AT"), 0) as "AT", max(case when "ACTION" = 'create' then 1 else 0 end) as "MADE", max(case when "ACTION" = 'delete' then 1 else 0 end) as "GONE" from "_HISTORY" where "BATCH" in (${sql.join(ids)}) group by "BATCH", "RESOURCE", "RECORD_ID"`
  const each =
    dialect === 'sqlite'
      ? sql`json_each(u."LEFT_OUT") as e`
      : sql`json_array_elements_text(u."LEFT_OUT"::json) as e(value)`
  const leftOut = sql`select u."ID" as "BATCH", e.value as "RECORD_ID" from "_BATCH" as u, ${each} where u."ID" in (${sql.join(ids)}) and u."UNDONE_AT" is not null`
  return sql`(${written}) as w join "_BATCH" as b on b."ID" = w."BATCH" and b."RESOURCE" = w."RESOURCE" left join (${leftOut}) as o on o."BATCH" = w."BATCH" and o."RECORD_ID" = w."RECORD_ID"`
}

/** A batch is undone from its end; a partial undo leaves the rest, and a whole one what it left out. */
export const isNotUndone = sql`(o."BATCH" is not null or (b."UNDONE_AT" is null and (b."UNDONE_FROM" is null or w."AT" < b."UNDONE_FROM")))`

const laterWrites = sql`"_HISTORY" as n where n."RESOURCE" = w."RESOURCE" and n."RECORD_ID" = w."RECORD_ID" and n."VERSION" > w."LAST"`

/** The batch made it, and it is deleted already: nothing is left to undo. */
const isGone = sql`(w."MADE" = 1 and coalesce((select n."ACTION" from ${laterWrites} order by n."VERSION" desc limit 1), '') = 'delete')`

/** Another write followed the batch, or happened between two of its writes. */
export const hasChangedSince = sql`((w."LAST" - w."FIRST" + 1 <> w."WRITES" or exists (select 1 from ${laterWrites})) and not ${isGone})`
