import { expect, test } from 'vitest'
import { PASSWORD, useApp } from './useApp'

const app = useApp()

/** The matching part of the last mail to this address, as an administrator reads it. */
async function mailed(email: string, requested: RegExp): Promise<string> {
  const page = await app.open({ as: 'admin' })
  await page.goto('/dashboard/simulated-mail')
  const mail = page.getByRole('listitem').filter({ hasText: email })
  const text = await mail.filter({ hasText: requested }).first().innerText()
  return requested.exec(text)?.[0] ?? ''
}

/** A unique address per try, so that mail, password and account belong to it alone. */
const newcomer = () => `nora-${crypto.randomUUID().slice(0, 8)}@demo.test`

test('somebody registers, learns that a role is missing and proves their address', async () => {
  // the default picture is at a third party's address
  app.expectTrouble(/ERR_NAME_NOT_RESOLVED|ERR_INTERNET_DISCONNECTED/)
  const email = newcomer()
  const page = await app.open()
  await page.goto('/auth/register')
  await page.getByLabel('Nombres').fill('Nora')
  await page.getByLabel('Apellidos').fill('Nueva')
  await page.getByLabel('Correo electrónico').fill(email)
  await page.getByLabel('Contraseña', { exact: true }).fill('Nora-secreta-1')
  await page.getByRole('checkbox', { name: /^He leído y acepto/ }).check()
  await page.getByRole('button', { name: 'Crear cuenta' }).click()
  await page.waitForURL('**/dashboard/user/profile')
  await page.getByRole('heading', { name: 'Su cuenta está lista' }).waitFor()

  await page.getByRole('link', { name: 'Verificar' }).click()
  expect(await page.getByLabel('Correo electrónico').inputValue()).toBe(email)
  await page.getByRole('button', { name: 'Enviar código' }).click()
  await page.getByLabel('Código de seis dígitos').fill(await mailed(email, /\b\d{6}\b/))
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { name: 'Correo verificado' }).waitFor()
})

test('a forgotten password is replaced by the link of a mail', async () => {
  app.expectTrouble(/ERR_NAME_NOT_RESOLVED|ERR_INTERNET_DISCONNECTED/)
  const email = newcomer()
  const account = { EMAIL: email, PASSWORD: 'Una-secreta-1', DISPLAYNAME: 'Nora Olvido' }
  await fetch(`${app.address}/hanadb/api/account/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(account),
  })
  const page = await app.open()
  await page.goto('/auth/login/')
  await page.getByRole('link', { name: '¿Olvidó su contraseña?' }).click()
  // the previous page also has an address field, and stays until the next one has loaded
  await page.getByRole('heading', { level: 1, name: '¿Olvidó su contraseña?' }).waitFor()
  await page.getByLabel('Correo electrónico').fill(email)
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { name: 'Revise su correo' }).waitFor()
  await page.goto(await mailed(email, /\/auth\/new-password#\w+/))
  await page.getByLabel('Contraseña nueva').fill('Otra-secreta-2')
  await page.getByLabel('Repita la contraseña').fill('Otra-secreta-2')
  expect(new URL(page.url()).hash).toBe('')
  await page.keyboard.press('Enter')
  await page.getByRole('link', { name: 'Iniciar sesión' }).click()
  await page.getByLabel('Correo electrónico').fill(email)
  await page.getByLabel('Contraseña', { exact: true }).fill('Otra-secreta-2')
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: /^Cuenta/ }).waitFor()
})

test('at a shared counter the next person signs in over the last one', async () => {
  app.expectTrouble(/status of 401/)
  const page = await app.open({ as: 'vendedor' })
  await page.goto('/auth/login-unprotected')
  await page.getByLabel('Correo electrónico').fill('bodega@demo.test')
  await page.getByLabel('Contraseña', { exact: true }).fill('no es esta')
  await page.keyboard.press('Enter')
  await page.getByRole('alert').waitFor()
  expect(await page.getByText('Token caducado').count()).toBe(0)
  await page.getByLabel('Contraseña', { exact: true }).fill(PASSWORD)
  await page.keyboard.press('Enter')
  await page.waitForURL('**/dashboard/app')
  await page.getByRole('button', { name: /^Cuenta/ }).click()
  await page.getByText('bodega@demo.test').waitFor()
})

test('a person ends their session elsewhere', async () => {
  app.expectTrouble(/status of 401|badToken/)
  const otherPlace = await app.open({ as: 'marca' })
  await otherPlace.goto('/dashboard/app')
  const page = await app.open({ as: 'marca' })
  await page.goto('/dashboard/user/account?tab=sessions')
  await page
    .getByRole('button', { name: /^Cerrar esa sesión: / })
    .first()
    .click()
  await expect
    .poll(() => page.getByRole('button', { name: /^Cerrar esa sesión: / }).count(), {
      timeout: 10_000,
    })
    .toBe(0)
  await otherPlace.reload()
  await otherPlace.getByRole('heading', { name: 'Inicie sesión en Mostrador' }).waitFor()
})
