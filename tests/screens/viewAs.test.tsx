import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { defineResource } from '../../src/model/schema'
import { aCatalogue } from '../server/aCatalogue'
import { useServer } from '../server/useServer'
import { makers, things } from './listSchemas'
import { renderApp } from './renderApp'

// Code loaded on demand is loaded before the first test, which would wait for it.
await Promise.all([
  import('../../src/layout/header/AccountChoices'),
  import('../../src/layout/header/ViewAsDialog'),
  import('../../src/resources/flow/FlowBar'),
])

const papers = defineResource({
  name: 'papers',
  table: 'PAPEL',
  key: 'ID',
  title: 'NOMBRE',
  label: 'Papel | Papeles',
  fields: {
    ID: { kind: 'id' },
    NOMBRE: { kind: 'text', required: true },
    COSTO: { kind: 'money', label: 'Costo', read: ['admin'] },
    SELLO: { kind: 'text', label: 'Sello', write: ['admin', 'credit'] },
    ESTADO: { kind: 'status', flow: 'vida' },
  },
  access: { admin: 'all', credit: 'all', salesAgent: 'all' },
  flow: {
    vida: {
      initial: 1,
      states: {
        1: { label: 'Nuevo', colour: 'info' },
        2: { label: 'Firmado', colour: 'success' },
        3: { label: 'Roto', colour: 'error' },
      },
      transitions: {
        firmar: { label: 'Firmar', from: [1], to: 2, allow: ['credit'] },
        romper: { label: 'Romper', from: [1], to: 3, allow: ['salesAgent', 'admin'] },
      },
    },
  },
})
const server = useServer({ catalogue: aCatalogue(makers, things, papers) })

afterEach(cleanup)

beforeEach(async () => {
  await server.insert('makers', { ID: 901, NOMBRE: 'Ñandú' })
  await server.insert('things', { ID: 901, NOMBRE: 'Cargador', ESTADO: 'A', COSTO: 90000 })
})

async function lookAs(name: RegExp) {
  const user = userEvent.setup()
  await user.click(await screen.findByRole('button', { name: /^Cuenta/ }))
  await user.click(await screen.findByRole('menuitem', { name: 'Ver como…' }))
  const dialog = await screen.findByRole('dialog')
  await user.click(await within(dialog).findByRole('button', { name }))
  await screen.findByRole('button', { name: 'Volver a mi cuenta' })
  return user
}

test('an administrator sees what a role sees, what it may not with the reason, and comes back', async () => {
  await renderApp(server, { path: '/dashboard/things', as: '10' })
  expect(await screen.findByText('$900,00')).toBeVisible()
  const user = await lookAs(/^Vendedor$/)
  await waitFor(() => expect(screen.queryByText('$900,00')).toBeNull())
  await screen.findByRole('link', { name: 'Cargador' })
  expect(screen.queryByRole('link', { name: 'Crear' })).toBeNull()
  await waitFor(() => {
    const denied = within(screen.getByRole('main')).getAllByTitle('Requiere el rol: Administrador')
    expect(denied.map(each => each.textContent)).toEqual([
      'CrearRequiere el rol: Administrador',
      'CostoRequiere el rol: Administrador',
    ])
  })
  await user.click(screen.getByRole('button', { name: 'Volver a mi cuenta' }))
  expect(await screen.findByText('$900,00')).toBeVisible()
  expect(sessionStorage.getItem('viewAs')).toBeNull()
})

test('a page closed to the role says whom it takes, and the menu keeps it as a ghost', async () => {
  await renderApp(server, { path: '/dashboard/things', as: '10' })
  await lookAs(/^Bodega$/)
  expect(await screen.findByText('No tiene acceso a «Cosas»')).toBeVisible()
  const reason = 'Requiere el rol: Vendedor o Administrador'
  await waitFor(() => expect(screen.getByRole('main')).toHaveTextContent(reason))
  const menu = screen.getByRole('navigation', { name: 'Menú principal' })
  for (const section of within(menu).queryAllByRole('button', { expanded: false }))
    await userEvent.click(section)
  expect(await within(menu).findAllByText(reason)).not.toEqual([])
  expect(screen.queryByRole('link', { name: 'Cosas' })).toBeNull()
})

test('a field the role does not see stands on the record as a ghost', async () => {
  await renderApp(server, { path: '/dashboard/things/901/show', as: '10' })
  expect(await screen.findByText('$900,00')).toBeVisible()
  await lookAs(/^Vendedor$/)
  await screen.findByRole('heading', { name: 'Cargador' })
  await waitFor(() => {
    const cost = screen.getByText('Costo').parentElement as HTMLElement
    expect(within(cost).getByText('Requiere el rol: Administrador')).toBeVisible()
  })
})

test('nobody else is offered to look as others, and a session’s end ends it', async () => {
  const backend = await renderApp(server, { path: '/dashboard/things', as: '7' })
  const user = userEvent.setup()
  await user.click(await screen.findByRole('button', { name: /^Cuenta/ }))
  await screen.findByRole('menuitem', { name: 'Cerrar sesión' })
  expect(screen.queryByRole('menuitem', { name: 'Ver como…' })).toBeNull()
  expect(backend.viewAs.current()).toBeNull()
})

test('one who looks as a user is that user to rules, and stays oneself to the account', async () => {
  await server.as('7', { DISPLAYNAME: 'Rosa Vera' })
  const backend = await renderApp(server, { path: '/dashboard/things', as: '10' })
  await lookAs(/^Rosa Vera/)
  await waitFor(() => expect(backend.me()?.ROLE).toBe('7'))
  expect(backend.ownMe()?.ROLE).toBe('10')
  await backend.session.signOut()
  expect(backend.viewAs.current()).toBeNull()
})

test('whatever would change something says that nothing can be, and what is others’ says whose', async () => {
  await server.insert('papers', { ID: 901, NOMBRE: 'Acta', SELLO: 'rojo', ESTADO: 1 })
  await renderApp(server, { path: '/dashboard/papers/901/show', as: '10' })
  await screen.findByRole('button', { name: 'Romper' })
  const user = await lookAs(/^Vendedor$/)
  await waitFor(() => {
    const move = screen.getByRole('button', { name: 'Romper' })
    expect(move).toHaveAttribute('aria-disabled', 'true')
  })
  expect(screen.getByTitle('Requiere el rol: Crédito')).toHaveTextContent('Firmar')
  const remove = screen.getByRole('button', { name: 'Eliminar' })
  expect(remove.title).toBe('Está viendo como Vendedor. Vuelva a su cuenta para hacer cambios.')
  await user.click(remove)
  expect(screen.queryByRole('dialog')).toBeNull()
  await user.click(screen.getByRole('link', { name: 'Editar' }))
  await user.type(await screen.findByRole('textbox', { name: /Nombre/ }), ' nueva')
  expect(screen.getByText('Costo').parentElement).toHaveTextContent(
    'Requiere el rol: Administrador',
  )
  expect(screen.getByRole('status', { name: 'Sello' })).toHaveTextContent('rojo')
  const page = within(screen.getByRole('main'))
  expect(page.getByTitle('Requiere el rol: Crédito o Administrador')).toBeVisible()
  const save = screen.getByRole('button', { name: 'Guardar' })
  expect(save).toHaveAttribute('aria-disabled', 'true')
  await user.click(save)
  const stored = await server.db.read.selectFrom('PAPEL').select('NOMBRE').execute()
  expect(stored).toEqual([{ NOMBRE: 'Acta' }])
})
