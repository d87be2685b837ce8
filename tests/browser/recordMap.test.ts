import { expect, test } from 'vitest'
import { useApp } from './useApp'

const app = useApp()

test('marks of a clock-in list stand on a map under its filters; one opens its record', async () => {
  const page = await app.open({ as: 'admin' })
  await page.goto('/dashboard/attendance-marks?view=map')
  const map = page.getByRole('region', { name: 'Mapa' })
  await map.getByText(/[1-9]\d* registros? con ubicación/).waitFor()
  await map.locator('.f-place').first().waitFor()
  await map.locator('path.f-map-outline').waitFor({ state: 'attached' })
  // A group comes nearer until its marks stand alone, or tells those on one point.
  for (
    let near = 0;
    near < 8 && (await map.locator('.f-place:not(.f-place-group)').count()) === 0;
    near++
  ) {
    if ((await map.locator('.leaflet-popup button').count()) > 0) break
    await map.locator('.f-place-group').first().press('Enter')
    await page.waitForTimeout(500)
  }
  const one = map.locator('.leaflet-popup button, .f-place:not(.f-place-group)').first()
  await one.press('Enter') // by key, which also reaches a mark beside the part that is shown
  await page.waitForURL(/\/dashboard\/attendance-marks\/\d+/)
  await page.goBack()
  await map.locator('.f-place').first().waitFor()
  expect(new URL(page.url()).searchParams.get('view')).toBe('map')
})

test('the report of attendance shows the same map on a phone', async () => {
  const page = await app.open({ as: 'admin', phone: true })
  await page.goto('/dashboard/attendance-marks?view=map')
  await page.locator('.f-place').first().waitFor()
  const width = await page.evaluate(() => document.documentElement.scrollWidth)
  expect(width).toBeLessThanOrEqual(390)
})
