import { describe, expect, test } from 'vitest'
import { catalogue } from '../../src/catalogue'
import { orderReference, settledOrders } from '../../src/domain/orders/openOrders'
import { fieldAtPath } from '../../src/model/access/throughReference'
import type { Flow, Target, Transition } from '../../src/model/definition/flow'
import type { Resource } from '../../src/model/fields/resource'
import { fieldsOf, parseRule } from '../../src/model/rules/rule'
import { orderState } from '../../src/schemas/flows/orderStates'

const flows = [...catalogue.resources.values()].flatMap(resource =>
  Object.entries(resource.schema.flow ?? {}).map(
    ([name, flow]) => [`${resource.name}.${name}`, resource, flow] as const,
  ),
)

describe.each(flows)('%s', (_, resource, flow) => {
  const states = Object.keys(flow.states).map(Number)
  const transitions = Object.entries(flow.transitions)

  test('goes only from and to states it has', () => {
    const used = transitions.flatMap(([, { from, to }]) => [...from, ...targets(to)])
    expect([...used, ...targets(flow.initial)].filter(state => !states.includes(state))).toEqual([])
  })

  test('reaches every state', () => {
    const there = new Set([...reached(flow), ...setFromElsewhere(resource, flow)])
    expect(states.filter(state => !there.has(state))).toEqual([])
  })

  test('asks for, needs and sets only fields it has', () => {
    const named = transitions.flatMap(([, transition]) => fieldsNamed(transition))
    expect(named.filter(name => !fieldAtPath(resource, name))).toEqual([])
  })

  test('moves only resources and columns that are there', () => {
    for (const [, { effects = [] }] of transitions) {
      for (const effect of effects) {
        if (!('increment' in effect)) continue
        const target = catalogue.get(effect.increment)
        const columns = [effect.match, effect.with, effect.min ?? {}].flatMap(Object.keys)
        expect(columns.filter(column => !target.fields.has(column))).toEqual([])
      }
    }
  })

  test('is held by exactly one status field', () => {
    const held = [...resource.fields.values()].filter(
      ({ words }) => words.kind === 'status' && resource.schema.flow?.[words.flow] === flow,
    )
    expect(held).toHaveLength(1)
  })
})

/** States that another flow's `close` assigns: a correction replaces a mark. */
function setFromElsewhere(resource: Resource, flow: Flow): readonly unknown[] {
  const status = [...resource.fields.values()].find(
    ({ words }) => words.kind === 'status' && resource.schema.flow?.[words.flow] === flow,
  )
  return flows
    .flatMap(([, , { transitions }]) => Object.values(transitions))
    .flatMap(({ effects = [] }) => effects)
    .flatMap(effect => ('update' in effect && effect.update === resource.name ? [effect.set] : []))
    .map(set => set[status?.name ?? ''])
}

const targets = (to: Target<string> | undefined): readonly number[] => {
  if (to === undefined) return []
  return typeof to === 'number' ? [to] : to.map(({ value }) => value)
}

function reached(flow: Flow): ReadonlySet<number> {
  const found = new Set(targets(flow.initial))
  for (const state of found) {
    for (const { from, to } of Object.values(flow.transitions)) {
      if (from.includes(state)) for (const next of targets(to)) found.add(next)
    }
  }
  return found
}

const fieldsNamed = ({
  dialogFields = [],
  requiredFields = [],
  guards = [],
  effects = [],
}: Transition<string>) => [
  ...dialogFields,
  ...requiredFields.flatMap(one =>
    typeof one === 'string' ? [one] : [...one.fields, ...fieldsOf(parseRule(one.when))],
  ),
  ...guards.flatMap(({ rule }) => fieldsOf(parseRule(rule))),
  ...effects.flatMap(effect =>
    'set' in effect && !('update' in effect) ? Object.keys(effect.set) : [],
  ),
]

test('a public page knows which orders are settled, and how an order is called', () => {
  expect(settledOrders).toEqual([orderState.done, orderState.annulled])
  const { words } = catalogue.get('invoices').key
  expect(orderReference(7)).toBe(`${(words as { prefix?: string }).prefix}7`)
})
