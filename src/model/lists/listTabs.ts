import { choiceValues } from '../../kinds/choice/data'
import { type Me, policyOf } from '../access/access'
import { movesForward } from '../access/movesForward'
import type { FieldModel, Resource } from '../fields/resource'
import { bindMe } from '../rules/evaluate'
import { fieldsOf, isNever, type Node, parseRule } from '../rules/rule'
import { couldHold } from '../rules/verdict'

/** List tabs, in display order, in which the user may find a row. */
export function tabsFor(resource: Resource, me: Me): readonly string[] {
  const { tabs = [] } = resource.list
  const { readable } = policyOf(resource, me)
  if (typeof tabs !== 'string') {
    return tabs.filter(({ where }) => isOpen(parseRule(where), resource, me)).map(({ id }) => id)
  }
  const field = resource.fields.get(tabs)
  if (!field || !readable.has(field.name)) return []
  const { read } = policyOf(resource, me)
  return valuesOf(field)
    .filter(value => couldHold(read, { record: { [field.name]: value } }))
    .map(String)
}

/** The filter that a list opens with: the tab that `defaultView` names, for those who have it. */
export function openingFilter(resource: Resource, me: Me): { readonly tab?: string } {
  const { defaultView } = resource.schema.list ?? {}
  const tab = tabsFor(resource, me).find(id => id === defaultView)
  return tab === undefined ? {} : { tab }
}

/** The tabs that are a queue of the reader's own work, in which they may change a row or move it forward; they are shown without rows too. */
export function workTabs(resource: Resource, me: Me): readonly string[] {
  const { tabs = [] } = resource.list
  const { update } = policyOf(resource, me)
  const moves = movesForward(resource).filter(({ allow }) => !isNever(bindMe(allow, me)))
  if (typeof tabs !== 'string') {
    return isNever(update) && moves.length === 0 ? [] : tabs.map(({ id }) => id)
  }
  const field = resource.fields.get(tabs)
  const hasMove = (tab: string) =>
    moves.some(it => it.status === field && it.transition.from.some(state => `${state}` === tab))
  return (field ? valuesOf(field) : [])
    .filter(value => couldHold(update, { record: { [tabs]: value } }) || hasMove(String(value)))
    .map(String)
}

/** A tab is available when its rule reads only readable fields and leaves a value of each choice. */
function isOpen(filter: Node, resource: Resource, me: Me): boolean {
  const { read, readable } = policyOf(resource, me)
  return fieldsOf(filter).every(name => {
    const field = resource.fields.get(name.split('.')[0] ?? '')
    if (!field || !readable.has(field.name)) return false
    if (field.name !== name) return true
    const values = valuesOf(field)
    const fits = (value: unknown) =>
      [filter, read].every(rule => couldHold(rule, { record: { [name]: value } }))
    return values.length === 0 || [...values, null].some(fits)
  })
}

/** Possible values of a field; empty where they are unbounded. */
function valuesOf(field: FieldModel): readonly (string | number | boolean)[] {
  const { options, isList, isYesNo, store } = field
  if (isYesNo) return [true, false]
  return options && !isList ? choiceValues({ options, numeric: store === 'int' }) : []
}
