import type { Resource } from '../../../src/model/resource'
import { sql } from '../../db/fragment'

/**
 * The records that batches wrote, as `w`, beside their batch `b`: the versions they left, how often they
 * wrote them and, as `AT`, where in the batch they did so last.
 */
export function recordsOfBatches({ name }: Resource, ids: readonly unknown[]) {
  const written = sql`select "BATCH", "RECORD_ID", min("VERSION") as "FIRST", max("VERSION") as "LAST", count(*) as "WRITES", coalesce(max("BATCH_AT"), 0) as "AT", max(case when "ACTION" = 'create' then 1 else 0 end) as "MADE", max(case when "ACTION" = 'delete' then 1 else 0 end) as "GONE" from "_HISTORY" where "BATCH" in (${sql.join(ids)}) and "RESOURCE" = ${name} group by "BATCH", "RECORD_ID"`
  return sql`(${written}) as w join "_BATCH" as b on b."ID" = w."BATCH"`
}

/** A batch is undone from its end: a part of it may be, and the rest stands. */
export const stands = sql`(b."UNDONE_AT" is null and (b."UNDONE_FROM" is null or w."AT" < b."UNDONE_FROM"))`

/** Somebody wrote the record after the batch, or between two of its writes. */
export const hasMoved = ({ name }: Resource) =>
  sql`(w."LAST" - w."FIRST" + 1 <> w."WRITES" or exists (select 1 from "_HISTORY" as n where n."RESOURCE" = ${name} and n."RECORD_ID" = w."RECORD_ID" and n."VERSION" > w."LAST"))`
