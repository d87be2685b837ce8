import { act, cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { loadNamespace } from '../../src/i18n/namespaces'
import { useInvitations } from '../server/stories/useInvitations'
import { sourceFiles } from '../sourceFiles'
import { renderApp, type Visit } from './renderApp'

const { server, open, invite, linkOf } = useInvitations()
afterEach(cleanup)

const forms: readonly (Pick<Visit, 'path' | 'as' | 'user'> & { invalid: number })[] = [
  { path: '/auth/login/', invalid: 2 },
  { path: '/auth/register', invalid: 5 },
  { path: '/auth/reset-password', invalid: 1 },
  { path: '/auth/new-password#secret', invalid: 2 },
  { path: '/auth/verify', invalid: 2 },
  { path: '/contact-us', invalid: 3 },
  { path: '/coming-soon', invalid: 1 },
  { path: '/estado-servicio', invalid: 1 },
  { path: '/payment', as: '31', user: { CARD_CODE: 'CL9999999999' }, invalid: 3 },
  { path: '/dashboard/user/account?tab=sessions', as: '7', invalid: 3 },
  { path: '/credito/solicitud', invalid: 1 },
]

const invalidInputs = () => [...document.querySelectorAll<HTMLInputElement>('[aria-invalid=true]')]

test.each(forms)(
  '$path says at each field what is missing, and goes to the first one',
  async form => {
    const { path, invalid: count, ...who } = form
    const { invalid: texts } = await loadNamespace('es', 'app')
    await renderApp(server, { path: await addressOf(path), ...who })
    const shown = await waitFor(() => {
      const [first] = document.querySelectorAll<HTMLFormElement>('form:has(input:required)')
      if (!first) throw new Error('no form')
      return first
    })
    await act(async () => shown.requestSubmit())
    expect(shown.noValidate).toBe(true)
    expect(invalidInputs()).toHaveLength(count)
    expect(invalidInputs()[0]).toBe(document.activeElement)
    for (const input of invalidInputs())
      expect(input).toHaveAccessibleDescription(
        input.type === 'checkbox' ? texts.unticked : texts.required,
      )
  },
)

async function addressOf(path: string) {
  if (path !== '/credito/solicitud') return path
  const shop = await open()
  const invitation = await invite(shop)
  await invitation.move(shop.seller, 'compartir')
  return `${path}#${await linkOf(shop.seller, invitation)}`
}

test('a correction clears the message of its field', async () => {
  await renderApp(server, { path: '/auth/reset-password', language: 'en' })
  const user = userEvent.setup()
  const email = await screen.findByLabelText('Email')
  await user.type(email, 'ana{Enter}')
  expect(email).toHaveAccessibleDescription('Enter a valid email address')
  await user.type(email, '@demo.test')
  expect(email).toBeValid()
  expect(screen.queryByText('Enter a valid email address')).toBeNull()
})

test('a refusal by the server moves the focus to its field', async () => {
  await renderApp(server, { path: '/auth/new-password#secret' })
  const user = userEvent.setup()
  await user.type(
    await screen.findByLabelText(/contraseña nueva|nueva contraseña/i),
    'Una-clave-larga-7',
  )
  const repeat = screen.getByLabelText('Repita la contraseña')
  await user.type(repeat, 'Otra-clave-larga-7{Enter}')
  await waitFor(() => expect(repeat).toBe(document.activeElement))
  expect(repeat).toHaveAccessibleDescription('Las contraseñas no coinciden')
})

test('no form lets the browser report its inputs', () => {
  const bare = sourceFiles('src').filter(
    ({ text }) =>
      /<form|as="form"/.test(text) &&
      !/noValidate/.test(text) &&
      /^\s*(required|pattern=.*|minLength=.*|type="(email|number|url)")$/m.test(text),
  )
  // its button waits until everything is filled in
  expect(bare.map(({ path }) => path)).toEqual([
    'src/custom-pages/checkout/customer/NewAddress.tsx',
  ])
})
