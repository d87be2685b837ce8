import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { PASSWORD, useApp } from './useApp'

const app = useApp()
type Json = Record<string, unknown>

interface Asked {
  readonly body?: object
  readonly version?: unknown
}

/** A client of the API, signed in as a demo account. */
async function clientOf(name: string) {
  let authorization = ''
  const send = async (method: string, path: string, { body, version }: Asked = {}) => {
    const answer = await fetch(`${app.address}/hanadb/api/${path}`, {
      method,
      headers: {
        'content-type': 'application/json',
        ...(authorization && { authorization }),
        ...(version !== undefined && { 'if-match': String(version) }),
      },
      ...(body && { body: JSON.stringify(body) }),
    })
    expect(answer.ok, `${method} ${path}: ${answer.status}`).toBe(true)
    return (await answer.json()) as Json
  }
  const user = { email: `${name}@demo.test`, password: PASSWORD }
  const { accessToken } = await send('POST', 'account/login', { body: user })
  authorization = `Bearer ${accessToken}`
  return send
}

const contact = { PERSONA_CONTACTO: 'Rosa Vera', TELEFONO: '0991234567' }

/** A new application for credit with all documents, by a new person in each try. */
async function anApplication() {
  const cedula = `17${String(Date.now()).slice(-7)}1`
  const NOMBRE = `Rosa Buró ${cedula}`
  const seller = await clientOf('vendedor')
  const created = await seller('POST', 'credit-applications', {
    body: {
      ...{ TIPO_PERSONA: 'N', NOMBRE, RUC: `${cedula}001`, NOMBRE_REPRESENTANTE: NOMBRE },
      ...{ CEDULA_REPRESENTANTE: cedula, EMAIL: 'rosa@example.com', NUM_TELEFONO: '0991234567' },
      ...{ PROVINCIA: 'Azuay', CIUDAD: 'Cuenca', DIRECCION_TRABAJO: 'Calle 1' },
      ...{ DIRECCION_DOMICILIO: 'Calle 2', MONTO_SOLICITADO: 15_000, PLAZO_MESES: 6 },
      REFERENCIAS_COMERCIALES: [{ COMPANIA: 'Sol', ...contact }],
      DIRECCIONES_ADICIONALES: [{ DIRECCION: 'Calle 3' }],
      REFERENCIAS_BANCARIAS: [{ ENTIDAD_FINANCIERA: 'Banco Sol', ...contact }],
    },
  })
  const send = await clientOf('credito')
  const filter = encodeURIComponent(JSON.stringify({ ID_EMPRESA: created.ID_EMPRESA }))
  const { data } = await send('GET', `credit-documents?filter=${filter}`)
  for (const { ID_DOCUMENTO, _VERSION } of data as Json[])
    await send('POST', `credit-documents/${ID_DOCUMENTO}/flow/dispensar`, {
      body: { OBSERVACIONES: 'Cliente conocido' },
      version: _VERSION,
    })
  return { name: NOMBRE, id: String(created.ID_EMPRESA) }
}

const step = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

async function signOn(page: Page) {
  const pad = page.getByRole('img', { name: /Firme aquí/ })
  await page.locator('.sg-pad[aria-busy="false"]').waitFor()
  const readStored = page.waitForResponse(answer => answer.url().includes('FIRMA'))
  await pad.evaluate(it => it.scrollIntoView({ block: 'center' }))
  await pad.hover({ position: { x: 40, y: 60 } })
  await page.mouse.down()
  await pad.hover({ position: { x: 200, y: 90 } })
  await pad.hover({ position: { x: 240, y: 70 } })
  await page.mouse.up()
  expect((await readStored).ok()).toBe(true)
}

/** The approved amount; earlier approvals with their amounts are beside it. */
const decided = (page: Page) =>
  step(page, 'Decisión del comité').locator('dl:not(li dl)').getByText('$15.000,00')

/** Approves by the decision menu; the second approver finds the first one's amount. */
async function approve(page: Page, amount?: string) {
  const decision = step(page, 'Decisión del comité')
  await decision.getByRole('button', { name: /^Más/ }).click()
  await page.getByRole('menuitem', { name: /^Aprobar crédito/ }).click()
  const question = page.getByRole('dialog')
  const field = question.getByLabel('Monto aprobado')
  if (amount) await field.fill(amount)
  else await question.getByText('1 de 2 aprobaciones').waitFor()
  expect(await field.inputValue()).toBe(amount ?? '15.000,00')
  await question.getByRole('button', { name: 'Aprobar crédito' }).click()
  await question.waitFor({ state: 'detached' })
}

test('signed, asked about, approved by two people, and the note goes out for what they approved', async () => {
  const { name, id } = await anApplication()
  const page = await app.open({ as: 'credito' })
  await page.goto('/dashboard/credito/auth_equifax_uanataca')
  await page.getByRole('searchbox', { name: 'Buscar una solicitud' }).fill(name)
  await page.getByRole('button', { name: new RegExp(name) }).click()

  const authorisation = step(page, 'Autorización')
  await authorisation.getByRole('button', { name: 'Preparar la autorización' }).click()
  await authorisation.getByRole('button', { name: 'Firmar autorización' }).click()
  const question = page.getByRole('dialog')
  await question.getByText(/Ley Orgánica de Protección de Datos/).waitFor()
  await signOn(page)
  await question.getByRole('button', { name: 'Firmar autorización' }).click()
  await authorisation.getByRole('button', { name: 'Consultar el buró' }).click()
  await step(page, 'Puntaje').getByText('Deuda total').waitFor()
  await step(page, 'Puntaje').getByText('Simulado', { exact: true }).waitFor()

  const signatures = step(page, 'Firmas')
  await signatures.getByRole('button', { name: 'Preparar solicitud y autorización' }).click()
  await signatures.getByRole('button', { name: 'Enviar a firmar' }).click()
  await signatures.getByText(/^(Enviada|Vista|Firmada)$/).waitFor()
  expect(await signatures.getByRole('button', { name: 'Preparar pagaré' }).count()).toBe(0)

  await approve(page, '15000')
  await page.getByText('Su aprobación quedó registrada. Falta la de otra persona.').waitFor()
  expect(await decided(page).count()).toBe(0)
  const boss = await app.open({ as: 'admin' })
  await boss.goto(`/dashboard/credito/auth_equifax_uanataca?id=${id}`)
  await approve(boss)
  await decided(boss).waitFor()

  await signatures.getByRole('button', { name: 'Preparar pagaré' }).click()
  const note = signatures.getByRole('listitem').filter({ hasText: 'Monto del pagaré' })
  await note.getByText('$15.000,00').waitFor()
  await note.getByRole('button', { name: 'Enviar a firmar' }).click()
  await note.getByText(/^(Enviada|Vista|Firmada)$/).waitFor()
})
