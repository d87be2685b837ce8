import { act, cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { isDrawable } from '../../src/providers/backend/drawnPictures'
import { useServer } from '../server/useServer'
import { renderApp } from './renderApp'

const server = useServer()
afterEach(cleanup)

const button = () => screen.findByRole('button', { name: /^Su cuenta|^Cuenta/ })

test.each([
  ['https://www.gravatar.com/avatar/abc', true],
  ['https://example.com/who-looks.png', false],
])('the picture at %s is drawn: %s; else the initials', async (PHOTOURL, isDrawn) => {
  const backend = await renderApp(server, {
    path: '/dashboard/blank',
    as: '7',
    user: { PHOTOURL, DISPLAYNAME: 'Ana Paz' },
  })
  await screen.findByRole('heading', { level: 1 })
  await act(async () => void (await backend.server.settings()))
  const account = await button()
  if (isDrawn) await expect.poll(() => account.querySelector('img')?.src).toBe(PHOTOURL)
  else expect(account.textContent).toBe('AP')
})

test.each([
  ['/hanadb/api/files/1', true],
  ['data:image/png;base64,AA', true],
  ['https://a.pictures.example/x.png', true],
  ['https://pictures.example.evil.test/x.png', false],
  ['http://a.pictures.example/x.png', false],
  ['https://a.pictures.example:8443/x.png', false],
  ['javascript:alert(1)', false],
])('%s may be drawn: %s', (address, may) => {
  const sites = [window.location.origin, 'https://*.pictures.example']
  expect(isDrawable(address, sites)).toBe(may)
})
