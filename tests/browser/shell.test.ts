import { expect, test } from 'vitest'
import { useApp } from './useApp'

const app = useApp()

test('everything is a few keys away: a page, a record, an action; the last places first', async () => {
  const page = await app.open({ as: 'admin' })
  await page.goto('/dashboard/app')
  const palette = page.getByRole('dialog', { name: 'Buscar y abrir' })
  const find = async (words: string) => {
    await expect
      .poll(
        async () => {
          await page.keyboard.press('Control+k')
          return palette.count()
        },
        { timeout: 10_000 },
      )
      .toBe(1)
    await page.keyboard.type(words)
  }
  await find('bodegas')
  await palette.getByRole('option', { name: /^Bodegas/ }).waitFor()
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { level: 1, name: 'Bodegas' }).waitFor()

  await find('infinix')
  await palette.getByRole('option', { name: 'INFINIX 43' }).click()
  await page.getByRole('heading', { level: 1, name: 'INFINIX' }).waitFor()

  await find('crear marca')
  await palette.getByRole('option', { name: 'Crear marca' }).click()
  await page.getByRole('heading', { level: 1, name: /Crear/ }).waitFor()
})

test('a code scanned anywhere opens its record; one that nobody has is told', async () => {
  const page = await app.open({ as: 'admin' })
  await page.goto('/dashboard/app')
  const code = await page.evaluate(async () => {
    const headers = { authorization: `Bearer ${localStorage.getItem('accessToken')}` }
    const answer = await (await fetch('/hanadb/api/serials?range=[0,0]', { headers })).json()
    const [rows] = Object.values(answer) as { INTERNAL_SERIAL: string }[][]
    return rows?.[0]?.INTERNAL_SERIAL ?? ''
  })
  await page.getByRole('button', { name: 'Buscar y abrir' }).waitFor()
  await expect
    .poll(
      async () => {
        await page.keyboard.type(code)
        await page.keyboard.press('Enter')
        await page.waitForTimeout(700)
        return page.getByRole('heading', { level: 1, name: code }).count()
      },
      { timeout: 10_000 },
    )
    .toBe(1)
  await page.keyboard.type('999999123')
  await page.keyboard.press('Enter')
  await page.getByText('Ningún registro tiene el código 999999123').waitFor()
})
