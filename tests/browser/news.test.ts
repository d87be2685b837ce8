import type { Locator } from 'playwright-core'
import { expect, test } from 'vitest'
import { useApp } from './useApp'

const app = useApp()

/** As a screenshot comes from the clipboard: a picture and no words. */
const pastePicture = (text: Locator) =>
  text.evaluate(async area => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 40, height: 30 })
    canvas.getContext('2d')?.fillRect(0, 0, 20, 20)
    const drawn = await new Promise<Blob | null>(done => canvas.toBlob(done, 'image/png'))
    const clipboardData = new DataTransfer()
    clipboardData.items.add(new File([drawn ?? ''], 'image.png', { type: 'image/png' }))
    area.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true }))
  })

test('news are written with form, read, confirmed and talked about', async () => {
  const page = await app.open({ as: 'admin' })
  await page.goto('/dashboard/blog/new')
  await page.getByLabel('Título').first().fill('Nuevos horarios')
  const text = page.getByRole('textbox', { name: 'Texto' })
  await text.click()
  await page.getByRole('button', { name: 'Negrita' }).click()
  await text.pressSequentially('Abrimos a las nueve')
  await text.press('Enter')
  await page.getByRole('button', { name: 'Imagen', exact: true }).click()
  await page.getByLabel('Qué se ve en ella').fill('La puerta nueva')
  const choosing = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Elegir la imagen' }).click()
  await (await choosing).setFiles('docs/images/products.png')
  await text.getByRole('img', { name: 'La puerta nueva' }).waitFor()
  await pastePicture(text)
  await page.getByRole('button', { name: 'Guardar' }).click()
  await page.getByRole('alert').filter({ hasText: 'hasta entonces no se guarda' }).waitFor()
  expect(new URL(page.url()).pathname).toBe('/dashboard/blog/new')
  await page.getByLabel('Qué se ve en ella').fill('El letrero')
  await page.keyboard.press('Enter')
  await text.getByRole('img', { name: 'El letrero' }).waitFor()
  await page.getByRole('button', { name: 'Guardar' }).click()
  await page.waitForURL(/blog\/post\/\d+$/)
  await page.getByText('Nadie ha confirmado la lectura todavía.').waitFor()
  await page.locator('.f-rich strong', { hasText: 'Abrimos a las nueve' }).waitFor()

  const reader = await app.open({ as: 'vendedor', phone: true })
  await reader.goto(new URL(page.url()).pathname)
  const picture = reader.locator('.f-rich').getByRole('img', { name: 'La puerta nueva' })
  await picture.scrollIntoViewIfNeeded()
  const isSeen = () => picture.evaluate(image => (image as HTMLImageElement).naturalWidth > 0)
  await expect.poll(isSeen).toBe(true)
  await reader.getByRole('button', { name: 'He leído' }).click()
  await reader.getByText('Usted confirmó la lectura').waitFor()
  await reader.getByLabel('Escriba un comentario').fill('Gracias por avisar')
  await reader.getByRole('button', { name: 'Comentar' }).click()
  await reader.getByRole('listitem').filter({ hasText: 'Gracias por avisar' }).waitFor()

  await page.reload()
  await page.getByText('Confirmaron la lectura: 1').waitFor()
  await page.getByText('Gracias por avisar').waitFor()
})
