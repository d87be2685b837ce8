import { readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { customKinds } from '../../src/custom-kinds/kinds'
import { kinds } from '../../src/kinds/registry'
import { useApp } from './useApp'

const app = useApp()

/**
 * Placeholders of pages and cards. Frames around them have no look; a loading page uses Loading below a
 * bar, and an access request is part of Forbidden.
 */
const frames = [
  ...[
    'BootFailure',
    'Boundary',
    'ClosedRoute',
    'CardBoundary',
    'StateFrame',
    'PendingPage',
    'FrameWaits',
    'RequestAccessButton',
  ],
  // FaultReference with its own text
  'Reference',
]
const statePieces = () =>
  readdirSync('src/ui/states')
    .filter(name => name.endsWith('.tsx'))
    .map(name => name.replace('.tsx', ''))
    .filter(name => !frames.includes(name))

test('the catalogue of parts shows every kind and every shared piece, in each state', async () => {
  const page = await app.open()
  await page.goto('/components')
  await page.getByRole('heading', { level: 2, name: 'Tipos de campo' }).waitFor()
  const shown = (prefix: string) =>
    page
      .locator(`article[aria-labelledby^="${prefix}-"]`)
      .evaluateAll(all => all.map(each => each.querySelector('h3')?.textContent ?? ''))
  await page.locator('article[aria-labelledby="kind-computed"] dd').first().waitFor()
  expect((await shown('kind')).sort()).toEqual(Object.keys({ ...kinds, ...customKinds }).sort())
  expect(await shown('piece')).toEqual(expect.arrayContaining(statePieces()))
  for (const state of ['Vacío', 'Con error', 'Solo lectura']) {
    await page.getByRole('radio', { name: state }).check()
    await page.locator('article[aria-labelledby="kind-computed"] dd').first().waitFor()
  }
  expect(await page.getByText('No se pudo mostrar esta parte').count()).toBe(1)
})
