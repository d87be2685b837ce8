import { expect, test } from 'vitest'
import { aWord, useApp } from './useApp'

const app = useApp()

test('a mail is written, called back, sent, and read by another, and nothing in it acts', async () => {
  const subject = `Llega el contenedor ${aWord()}`
  const writer = await app.open({ as: 'bodega' })
  await writer.goto('/dashboard/mail')
  await writer.getByRole('button', { name: 'Redactar' }).click()
  const window = writer.getByRole('dialog', { name: 'Correo nuevo' })
  await window.getByRole('combobox', { name: 'Para' }).fill('credito@')
  await writer.getByRole('option').first().click()
  await window.getByRole('textbox', { name: 'Asunto' }).fill(subject)
  await window.getByRole('textbox', { name: 'Mensaje' }).click()
  await writer.keyboard.type('El martes a las nueve. <img src=x onerror="alert(1)">')
  await window.getByRole('button', { name: 'Enviar' }).click()
  await writer.getByRole('button', { name: 'Deshacer' }).click()
  await window.getByText('El martes a las nueve.').waitFor()
  await window.getByRole('button', { name: 'Enviar' }).click()
  await window.waitFor({ state: 'detached' })

  const reader = await app.open({ as: 'credito', phone: true })
  await reader.goto('/dashboard/mail')
  await reader.getByRole('button', { name: subject }).click({ timeout: 30_000 })
  const text = reader.frameLocator('iframe').locator('body')
  await text.getByText('<img src=x').waitFor()
  expect(await text.locator('img, script').count()).toBe(0)
})
