import { test } from 'vitest'
import { useApp } from './useApp'

const app = useApp()

test('news are written with form, read, confirmed and talked about', async () => {
  const page = await app.open({ as: 'admin' })
  await page.goto('/dashboard/blog/new')
  await page.getByLabel('Título').first().fill('Nuevos horarios')
  const text = page.getByRole('textbox', { name: 'Texto' })
  await text.click()
  await page.getByRole('button', { name: 'Negrita' }).click()
  await text.pressSequentially('Abrimos a las nueve')
  await page.getByRole('button', { name: 'Guardar' }).click()
  await page.waitForURL(/blog\/post\/\d+$/)
  await page.getByText('Nadie ha confirmado la lectura todavía.').waitFor()
  await page.locator('.f-rich strong', { hasText: 'Abrimos a las nueve' }).waitFor()

  const reader = await app.open({ as: 'vendedor', phone: true })
  await reader.goto(new URL(page.url()).pathname)
  await reader.getByRole('button', { name: 'He leído' }).click()
  await reader.getByText('Usted confirmó la lectura').waitFor()
  await reader.getByLabel('Escriba un comentario').fill('Gracias por avisar')
  await reader.getByRole('button', { name: 'Comentar' }).click()
  await reader.getByRole('listitem').filter({ hasText: 'Gracias por avisar' }).waitFor()

  await page.reload()
  await page.getByText('Confirmaron la lectura: 1').waitFor()
  await page.getByText('Gracias por avisar').waitFor()
})
