import { policyOf } from '../../src/model/access/access'
import { holds } from '../../src/model/rules/evaluate'
import { isNever } from '../../src/model/rules/rule'
import { ruleMessages } from '../access/ruleMessages'
import type { RecordDraft, RecordValues, RequestContext } from '../query/requestContext'
import { resolveReferences } from '../query/resolveReferences'
import { readScope } from '../query/scope'
import { keyOf, load } from './read'

type Row = RecordDraft

/** A record as this person may see it and, if already read, complete. */
export interface ReadRecord {
  readonly shown: Row
  readonly whole?: RecordValues
}

/**
 * Adds the reasons why this person may not update or delete the record. After a write it is read once more,
 * so the reasons are current.
 */
export async function withUnmetReasons(
  request: RequestContext,
  { shown, whole }: ReadRecord,
): Promise<Row> {
  const can = shown._can as RecordValues | undefined
  const refused = can ? refusedRights(request, can) : []
  if (refused.length === 0) return shown
  const record = whole ?? (await completeRecord(request, shown))
  const reasons = record ? await reasonsAgainst(request, record, refused) : []
  return reasons.length > 0
    ? { ...shown, _can: { ...can, why: Object.fromEntries(reasons) } }
    : shown
}

const rights = ['update', 'delete'] as const
type Right = (typeof rights)[number]

/** Actions refused on this record only. */
const refusedRights = ({ resource, me }: RequestContext, can: RecordValues) =>
  rights.filter(right => can[right] === false && !isNever(policyOf(resource, me)[right]))

async function completeRecord(request: RequestContext, shown: Row) {
  const { resource, me, records } = request
  const loaded = await load(records.db.read, resource, {
    key: keyOf(resource, String(shown[resource.key.name])),
    scope: readScope(resource, me),
  })
  return loaded && resolveReferences(records.db.read, request, { record: loaded.record })
}

async function reasonsAgainst(
  request: RequestContext,
  record: RecordValues,
  refused: readonly Right[],
) {
  const { resource, me } = request
  const policy = policyOf(resource, me)
  const unmet = refused.filter(right => !holds(policy[right], record, {}))
  const reasons = unmet.map(async right => {
    const words = await ruleMessages(request, { rule: resource.grants(me.ROLE)[right], record })
    return words === undefined ? [] : [[right, words] as const]
  })
  return (await Promise.all(reasons)).flat()
}
