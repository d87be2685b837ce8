import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { useInvitations } from '../server/stories/useInvitations'
import { renderApp } from './renderApp'

const { server, open, invite, linkOf, holding, opened } = useInvitations()
const path = '/credito/solicitud'

test('another link pasted into the same tab opens its own invitation', async () => {
  const shop = await open()
  const secrets: string[] = []
  for (const NOMBRE of ['Ana Vera', 'Luis Mora']) {
    const invitation = await invite(shop, { NOMBRE })
    await invitation.move(shop.seller, 'compartir')
    secrets.push(await linkOf(shop.seller, invitation))
  }
  await renderApp(server, { path: `${path}#${secrets[0]}` })
  await screen.findByText(/invita, Ana Vera,/)
  await act(async () => {
    window.location.hash = `#${secrets[1]}`
  })
  await screen.findByText(/invita, Luis Mora,/)
  expect(screen.queryByText(/invita, Ana Vera,/)).toBeNull()
})

test('what cannot be saved says so in sight, and is saved when the network returns', async () => {
  const shop = await open()
  const invitation = await invite(shop)
  await invitation.move(shop.seller, 'compartir')
  const secret = await linkOf(shop.seller, invitation)
  const guest = holding(secret)
  await guest.accept()
  await renderApp(server, { path: `${path}#${secret}` })
  const phone = await screen.findByLabelText(/Teléfono/)
  fireEvent.change(phone, { target: { value: '0991112222' } })
  const { fetch } = server.app
  server.app.fetch = () => Promise.reject(new TypeError('no network'))
  try {
    fireEvent.click(screen.getByRole('button', { name: 'Guardar y seguir' }))
    await screen.findByText(/Deje esta página abierta/)
    await waitFor(() => expect(screen.getByRole('alert')).toBe(document.activeElement))
  } finally {
    server.app.fetch = fetch
  }
  fireEvent(window, new Event('online'))
  await waitFor(() => expect(screen.queryByText(/Deje esta página abierta/)).toBeNull())
  expect((await guest.see()).body.values).toMatchObject({ NUM_TELEFONO: '0991112222' })
})

test('a required list left untouched is told at the empty fields of its row', async () => {
  const shop = await open()
  const { guest } = await opened(shop)
  const secret = guest.secret
  await guest.fill({
    ...{ CEDULA_REPRESENTANTE: '1710034065', NUM_TELEFONO: '0991112222', PROVINCIA: 'Azuay' },
    ...{ CIUDAD: 'Cuenca', DIRECCION_TRABAJO: 'Uno', DIRECCION_DOMICILIO: 'Dos' },
  })
  await renderApp(server, { path: `${path}#${secret}` })
  for (const step of [1, 2, 3, 4]) {
    await screen.findByText(`Paso ${step} de 7`)
    fireEvent.click(screen.getByRole('button', { name: 'Guardar y seguir' }))
  }
  await waitFor(() =>
    expect(screen.getByLabelText(/^Compañía/)).toHaveAccessibleDescription('Campo obligatorio'),
  )
  expect(screen.queryByText(/Número mínimo de líneas/)).toBeNull()
})
