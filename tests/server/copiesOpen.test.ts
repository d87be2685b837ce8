import { expect, test, vi } from 'vitest'
import { API, useCopies } from './copiesWorld'

const { browserOf, twoCrates } = useCopies()

test('a record of a copied list opens as the server would open it', async () => {
  const { admin, browser, amber, zinc } = await twoCrates()
  const boss = await browserOf(admin)
  const { body } = await admin.get(`${API}/${amber}`)
  expect(await boss.open(amber)).toEqual({ ...body, id: amber })
  expect(await browser.open(amber)).toMatchObject({ _VERSION: 1, _can: { fields: [] } })
  await expect(browser.open(zinc)).rejects.toThrow('asked')
})

test('the server opens a record that changed, until it is read again', async () => {
  const { browser, change, amber } = await twoCrates()
  await change(amber, { NOMBRE: 'Bronce' })
  await browser.hear()
  await expect(browser.open(amber)).rejects.toThrow('asked')
  await vi.waitFor(async () =>
    expect(await browser.open(amber)).toMatchObject({ NOMBRE: 'Bronce', _VERSION: 2 }),
  )
})
