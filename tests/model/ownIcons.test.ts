import { afterAll, beforeAll, expect, test } from 'vitest'
import { business as running, setBusiness } from '../../src/base/business'
import { createCatalogue } from '../../src/model/check/catalogue'
import type { AnySchema } from '../../src/model/schema'

const before = running()
const belled = { ...before, parts: { icons: { bell: 'M12 2v18' } }, menu: menuWith('bell') }
beforeAll(() => setBusiness(belled))
afterAll(() => setBusiness(before))

function menuWith(icon: string) {
  return { sections: { lessons: { icon } } }
}

/** A schema with one icon in the menu and one on a transition. */
const started = (icon: string, moveIcon: string) => {
  const ring = { label: 'Ring', from: [0], to: 1, allow: [], icon: moveIcon }
  const states = { 0: { label: 'Quiet', colour: 'info' }, 1: { label: 'Rung', colour: 'success' } }
  const bells = {
    ...{ name: 'bells', table: 'BELL', key: 'ID', title: 'ID', label: 'Bell | Bells', icon },
    fields: { ID: { kind: 'id' }, STATE: { kind: 'status', flow: 'f' } },
    flow: { f: { initial: 0, states, transitions: { ring } } },
    access: {},
  } as unknown as AnySchema
  return () => createCatalogue([bells])
}

test('resources and transitions name icons of the engine and of the business, and no others', () => {
  expect(started('bell', 'bell')).not.toThrow()
  expect(started('people', 'send')).not.toThrow()
  expect(started('bel', 'bell')).toThrow('bells.icon: unknown icon "bel"; did you mean "bell"?')
  expect(started('bell', 'bel')).toThrow(
    'bells.flow.f.transitions.ring.icon: unknown icon "bel"; did you mean "bell"?',
  )
})

test('a section of the menu with an unknown icon stops the start', () => {
  setBusiness({ ...belled, menu: menuWith('warehouse') })
  expect(started('bell', 'bell')).toThrow('menu.lessons.icon: unknown icon "warehouse"')
  setBusiness(belled)
})
