import { cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { LazyImportDialog } from '../../src/resources/import/ImportButton'
import { LazySheet } from '../../src/resources/sheet/SheetButton'
import { useServer } from '../server/useServer'
import { catalogue } from './listSchemas'
import { renderApp } from './renderApp'

const server = useServer({ catalogue })
afterEach(cleanup)
afterEach(() => vi.restoreAllMocks())

test.each([
  ['Importar', LazyImportDialog, 'dialog'],
  ['Editar en cuadrícula', LazySheet, 'grid'],
] as const)(
  'a click on %s tells that its code does not come, and the next one opens it',
  async (name, Part, role) => {
    const user = userEvent.setup()
    const admin = await server.as('10')
    await admin.post('/hanadb/api/things', { NOMBRE: 'Cargador' })
    await renderApp(server, { path: '/dashboard/things', as: admin })
    const button = await screen.findByRole('button', { name })
    await screen.findByText('Cargador')
    const preload = vi.spyOn(Part, 'preload')
    // on hover and on click
    const gone = new TypeError('Failed to fetch dynamically imported module: /assets/a.js')
    preload.mockImplementation(() => {
      const code = Promise.reject(gone)
      code.catch(() => undefined)
      return code
    })
    await user.click(button)
    expect(
      await screen.findByText(/^No se pudo cargar esta parte\. Revise su conexión/),
    ).toBeVisible()
    preload.mockRestore()
    await user.click(button)
    expect(await screen.findByRole(role)).toBeVisible()
  },
)
