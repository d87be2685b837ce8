// @vitest-environment jsdom
import '../screens/setup'
import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, test } from 'vitest'
import { loadNamespace } from '../../src/i18n/namespaces'
import { createBackend } from '../../src/providers/backend/backend'
import { Root } from '../../src/Root'
import { useBusiness } from '../businesses/useBusiness'
import { foreignWords } from './foreignWords'

// Code loaded on demand is loaded before the first test, which would wait for it.
await Promise.all([
  import('../../src/App'),
  import('../../src/resources/list/ListPage'),
  import('../../src/resources/show/ShowPage'),
  import('../../src/resources/form/CreatePage'),
  import('../../src/resources/form/EditPage'),
])

const clinic = useBusiness()
afterEach(async () => {
  cleanup()
  await clinic.settled()
})

interface Visit {
  readonly path: string
  /** Expected title of the page. */
  readonly heading: RegExp
  readonly language?: string
}

/** Opens a page, for the doctor where it is not public, and waits for its heading. */
async function open({ path, heading, language = 'es' }: Visit) {
  if (!path.startsWith('/auth')) localStorage.setItem('accessToken', await clinic.tokenOf('doctor'))
  localStorage.setItem('i18nextLng', language)
  window.history.replaceState(null, '', path)
  const backend = createBackend({ fetch: clinic.fetch, watchesServer: false })
  await backend.session.start()
  await act(async () => render(<Root backend={backend} />))
  expect(await screen.findByRole('heading', { level: 1, name: heading })).toBeVisible()
  await clinic.settled()
}

/** Everything that a reader sees or hears. */
const shownTexts = () => {
  const body = document.body.cloneNode(true) as HTMLElement
  for (const hidden of body.querySelectorAll('style, script')) hidden.remove()
  const attributes = ['aria-label', 'title', 'placeholder', 'alt']
  const spoken = [...body.querySelectorAll('*')].flatMap(element =>
    attributes.flatMap(name => element.getAttribute(name) ?? []),
  )
  return [document.title, body.textContent, ...spoken].join('\n')
}

const pages = {
  '/auth/login/': { es: /Inicie sesión/, en: /Sign in/ },
  '/auth/register': { es: /Cree su cuenta/, en: /account/ },
  '/dashboard': { es: /^Citas/, en: /^Appointments/ },
  '/dashboard/appointments/2/show': { es: /Peña/, en: /Peña/ },
  '/dashboard/prescriptions/create': { es: /Crear receta/, en: /Create prescription/ },
  '/dashboard/patients': { es: /Pacientes/, en: /Patients/ },
  '/dashboard/patients/1': { es: /Herrero/, en: /Herrero/ },
  '/dashboard/user/account': { es: /Mi cuenta/, en: /account/ },
  '/dashboard/permission-denied': { es: /acceso|rol/, en: /access|role/ },
  '/no-such-page': { es: /no encontrada|no existe/, en: /not found/ },
  '/403': { es: /acceso|permiso/, en: /access|permission/ },
  '/500': { es: /Error del servidor/, en: /Server error/ },
  '/dashboard/user/profile': { es: /Robles/, en: /Robles/ },
}

describe.each(['es', 'en'] as const)('in %s', language => {
  test.each(Object.entries(pages))('%s shows no word of another business', async (path, titles) => {
    await open({ path, heading: titles[language], language })
    const shown = shownTexts()
    expect(shown).toContain('Clínica Alba')
    expect(foreignWords(shown)).toEqual([])
  })
})

test('without a page for it, the first entry of the menu opens after the sign-in', async () => {
  await open({ path: '/', heading: /^Citas/ })
  expect(window.location.pathname).toBe('/dashboard/appointments')
})

test('a session that has expired is told in the words of the engine', async () => {
  const { tokenExpired, tokenExpiredText } = await loadNamespace('es', 'auth')
  expect([tokenExpired, tokenExpiredText]).toEqual([
    ...['Su sesión ha caducado', 'Vuelva a iniciar sesión para continuar.'],
  ])
  for (const language of ['es', 'en'] as const)
    expect(foreignWords(JSON.stringify(await loadNamespace(language, 'auth')))).toEqual([])
})

test('a doctor sees the menu of the clinic before what every business has, and amounts in euros', async () => {
  await open({ path: '/dashboard', heading: /^Citas/ })
  const menu = screen.getByRole('navigation', { name: 'Menú principal' })
  expect(menu).toHaveTextContent(/Citas.*Pacientes.*Recetas.*UsuariosOperaciones masivas$/)
  expect((await screen.findAllByText('45,00 €')).length).toBe(4)
})

test('a record whose title names another one is called by both, also on the page of a third', async () => {
  const ask = await clinic.as('doctor')
  const medicines = [{ name: 'Ibuprofeno', dose: 'Uno', days: 1 }]
  const body = { patient: 1, appointment: 1, medicines }
  const { status, body: made } = await ask('/prescriptions', { method: 'POST', body })
  expect(status).toBe(201)
  await open({ path: `/dashboard/prescriptions/${made.id}/show`, heading: /Herrero/ })
  expect(await screen.findByRole('link', { name: 'Lucía Herrero · Revisión anual' })).toBeVisible()
})
