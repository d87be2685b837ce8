import { expect, test } from 'vitest'
import { useApp } from './useApp'

const app = useApp()

test('a visit is moved to another day in the calendar of the list, and back', async () => {
  const page = await app.open({ as: 'vendedor' })
  await page.goto('/dashboard/visits?view=calendar')
  // Visits to come are open; a closed one stays on its day.
  const visit = page.locator('a.c-event').last()
  await visit.waitFor()
  const today = page.locator('.c-today')
  const [box, target] = [await visit.boundingBox(), await today.boundingBox()]
  if (!box || !target) throw new Error('the month shows no visit and no today')
  const answered = page.waitForResponse(answer => answer.request().method() === 'PUT')
  // The middle of the dragged visit decides its day; the number of a day is at its end.
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2)
  await page.mouse.down()
  await page.mouse.move(target.x - box.width / 2, target.y + target.height + 8, { steps: 8 })
  await page.mouse.up()
  const moved = await answered
  const { FECHA, FECHA_FIN, ...others } = moved.request().postDataJSON()
  expect(others).toEqual({})
  expect(Date.parse(FECHA_FIN)).toBeGreaterThan(Date.parse(FECHA))
  const { _VERSION } = await moved.json()
  const restored = page.waitForResponse(answer => answer.request().method() === 'PUT')
  await page.getByRole('button', { name: 'Deshacer' }).click()
  const back = await restored
  expect(back.request().headers()['if-match']).toBe(`"${_VERSION}"`)
  expect(back.request().postDataJSON().FECHA).not.toBe(FECHA)
  expect(back.status()).toBe(200)
})
