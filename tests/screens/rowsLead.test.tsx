import { cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { defineResource } from '../../src/model/schema'
import { aCatalogue } from '../server/aCatalogue'
import { useServer } from '../server/useServer'
import { onScreen } from './onScreen'
import { renderApp } from './renderApp'

await Promise.all([
  import('../../src/resources/list/rows/Gallery'),
  import('../../src/resources/board/Board'),
])

const shops = defineResource({
  name: 'shops',
  table: 'LOCAL',
  key: 'ID',
  title: 'NOMBRE',
  label: 'Local | Locales',
  fields: { ID: { kind: 'id' }, NOMBRE: { kind: 'text', required: true } },
  access: { admin: 'all', salesAgent: 'read' },
})
/** Named by their references, as prices are by their product. */
const visits = defineResource({
  name: 'visits',
  table: 'RECORRIDO',
  key: 'ID',
  title: 'LOCAL',
  label: 'Recorrido | Recorridos',
  parent: 'LOCAL',
  fields: {
    ID: { kind: 'id' },
    LOCAL: { kind: 'reference', resource: 'shops', label: 'Local', required: true },
    FOTO: { kind: 'image', label: 'Foto' },
    ESTADO: { kind: 'status', label: 'Estado', flow: 'vida' },
  },
  list: { columns: ['LOCAL', 'ESTADO'], gallery: 'FOTO' },
  access: { admin: 'all', salesAgent: 'read' },
  flow: {
    vida: { initial: 1, states: { 1: { label: 'Abierto', colour: 'info' } }, transitions: {} },
  },
})

const server = useServer({ catalogue: aCatalogue(shops, visits) })
const list = '/dashboard/visits'
let shop: unknown
let visit: unknown

// Unmounts before the rows are deleted, because an open screen would request them.
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

beforeEach(async () => {
  const boss = await server.as('10')
  shop = (await boss.post('/hanadb/api/shops', { NOMBRE: 'Quicentro' })).body.ID
  visit = (await boss.post('/hanadb/api/visits', { LOCAL: shop })).body.ID
})

test.each([
  ['a table', list, false],
  ['the cards of a phone', list, true],
  ['a gallery', `${list}?view=gallery`, false],
  ['a board', `${list}?view=board`, false],
  ['the rows below another record', '', false],
])(
  'each row of %s leads to its record, also one that is named by what it refers to',
  async (_, path, isPhone) => {
    if (isPhone) onScreen('max-width: 599')
    await renderApp(server, { as: '7', path: path || `/dashboard/shops/${shop}/show` })
    const page = await screen.findByRole('main')
    const leads = () =>
      [...page.querySelectorAll('a')].filter(link => link.textContent).map(link => link.pathname)
    await waitFor(() => expect(leads()).toContain(`${list}/${visit}/show`))
  },
)
