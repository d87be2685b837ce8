import { policyOf } from '../../src/model/access'
import { holds } from '../../src/model/evaluate'
import { isNever } from '../../src/model/rule'
import type { Asking, Values } from './context'
import { lookThrough } from './lookThrough'
import { keyOf, load } from './read'
import { ruleWords } from './ruleWords'
import { readScope } from './scope'

type Row = Record<string, unknown>

/** A record as this person may see it and, where its reader has read it already, whole. */
export interface Answered {
  readonly shown: Row
  readonly whole?: Values
}

/**
 * The record with the reasons why this person may not change or delete it. What a write answers is read
 * once more for them, after its transaction, and they are those of that moment.
 */
export async function withReasons(asking: Asking, { shown, whole }: Answered): Promise<Row> {
  const can = shown._can as Readonly<Record<string, unknown>> | undefined
  const refused = can ? refusedIn(asking, can) : []
  if (refused.length === 0) return shown
  const record = whole ?? (await storedAs(asking, shown))
  const why = record ? await reasonsAgainst(asking, record, refused) : []
  return why.length > 0 ? { ...shown, _can: { ...can, why: Object.fromEntries(why) } } : shown
}

const rights = ['update', 'delete'] as const
type Right = (typeof rights)[number]

/** What is refused on this record, but not on all of them. */
const refusedIn = ({ resource, me }: Asking, can: Readonly<Record<string, unknown>>) =>
  rights.filter(right => can[right] === false && !isNever(policyOf(resource, me)[right]))

async function storedAs(asking: Asking, shown: Row) {
  const { resource, me, records } = asking
  const loaded = await load(records.db.read, resource, {
    key: keyOf(resource, String(shown[resource.key.name])),
    among: readScope(resource, me),
  })
  return loaded && lookThrough(records.db.read, asking, { record: loaded.record })
}

async function reasonsAgainst(asking: Asking, record: Values, refused: readonly Right[]) {
  const { resource, me } = asking
  const policy = policyOf(resource, me)
  const unmet = refused.filter(right => !holds(policy[right], record, {}))
  const reasons = unmet.map(async right => {
    const words = await ruleWords(asking, { rule: resource.grants(me.ROLE)[right], record })
    return words === undefined ? [] : [[right, words] as const]
  })
  return (await Promise.all(reasons)).flat()
}
