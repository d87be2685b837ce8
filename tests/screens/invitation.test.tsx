import { act, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { useInvitations } from '../server/stories/useInvitations'
import { renderApp } from './renderApp'

const { server, open, invite, linkOf } = useInvitations()
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
