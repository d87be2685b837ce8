import type { Role } from '../../src/domain/roles'
import type { Language } from '../../src/domain/text'
import { roleNames } from '../../src/i18n/roleNames'
import { policyOf } from '../../src/model/access'
import { rolesWith } from '../../src/model/requires'
import type { Grants } from '../../src/model/resource'
import { isNever } from '../../src/model/rule'
import { Refusal } from '../refusal'
import type { Asking, Values } from './context'
import { ruleWords, type UnmetRule } from './ruleWords'

type Right = keyof Grants

/** Refuses who has no such right on any record, naming the roles that have it. */
export function demand(asking: Asking, right: Right): void {
  if (isNever(policyOf(asking.resource, asking.me)[right])) throw forbidden(asking, right)
}

/** Refuses who has none of these rights on any record. */
export function demandOne(asking: Asking, rights: readonly [Right, ...Right[]]): void {
  const policy = policyOf(asking.resource, asking.me)
  if (rights.every(right => isNever(policy[right]))) throw forbidden(asking, rights[0])
}

/** "You may not do this", and who may: every refusal explains itself. */
export function forbidden(asking: Asking, right: Right, record?: Values): Refusal {
  const { resource, language, me } = asking
  const able = rolesWith(resource, right)
  if (!able.includes(me.ROLE)) return requires(able, language)
  return notThisOne(asking, record && { record, rule: resource.grants(me.ROLE)[right] })
}

/** "You may not do this with this record", and with which one. */
export const notThisOne = (asking: Asking, unmet: UnmetRule | undefined) =>
  new Refusal(403, 'notThisOne', { ...(unmet && { explain: () => ruleWords(asking, unmet) }) })

/** "It requires role …". */
export const requires = (able: readonly Role[], language: Language): Refusal =>
  able.length === 0
    ? new Refusal(403, 'forbidden')
    : new Refusal(403, 'forbiddenRoles', { params: { roles: roleNames(able, language) } })
