import { policyOf } from '../../src/model/access'
import { holds } from '../../src/model/evaluate'
import { isNever } from '../../src/model/rule'
import type { Asking, Values } from './context'
import { readSeen } from './read'
import { ruleWords } from './ruleWords'

/** One record as this person may see it, with the reasons why they may not change or delete it. */
export async function getWithReasons(asking: Asking, id: string) {
  const { shown, whole } = await readSeen(asking, id, policyOf(asking.resource, asking.me).opened)
  const why = await reasonsAgainst(asking, whole)
  return why.length > 0
    ? { ...shown, _can: { ...shown._can, why: Object.fromEntries(why) } }
    : shown
}

async function reasonsAgainst(asking: Asking, record: Values) {
  const { resource, me } = asking
  const policy = policyOf(resource, me)
  const refused = (['update', 'delete'] as const).filter(
    right => !isNever(policy[right]) && !holds(policy[right], record, {}),
  )
  const reasons = refused.map(async right => {
    const words = await ruleWords(asking, { rule: resource.grants(me.ROLE)[right], record })
    return words === undefined ? [] : [[right, words] as const]
  })
  return (await Promise.all(reasons)).flat()
}
