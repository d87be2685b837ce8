import { expect, test } from 'vitest'
import { useInvitations } from './useInvitations'

const { server, open, opened, holding } = useInvitations()

const many = <Answer>(times: number, sendRequest: (at: number) => Promise<Answer>) =>
  Promise.all(Array.from({ length: times }, (_, at) => sendRequest(at)))
const statuses = (answers: readonly { status: number }[]) => answers.map(({ status }) => status)

test('who holds a link is let in however many of their requests come at once, whoever guesses beside them', async () => {
  const { guest } = await opened(await open())
  expect(new Set(statuses(await many(25, guest.see)))).toEqual(new Set([200]))
  const guesses = await many(25, at => holding(String(at).padStart(64, '0')).see())
  expect(statuses(guesses).filter(status => status === 404)).toHaveLength(10)
  expect(statuses(guesses).filter(status => status === 429)).toHaveLength(15)
  expect((await guest.see()).status).toBe(200)
  expect((await holding('f'.repeat(64)).see()).status).toBe(429)
})

test('of what is filled in at once, all that was acknowledged is kept', async () => {
  const { guest } = await opened(await open())
  const filled = {
    ...{ NOMBRE: 'Ana Vera', PROVINCIA: 'Azuay', CIUDAD: 'Cuenca', MONTO_SOLICITADO: 1200 },
    ...{ DIRECCION_TRABAJO: 'Calle 1', DIRECCION_DOMICILIO: 'Calle 2', PLAZO_MESES: 12 },
  }
  const answers = await Promise.all(
    Object.entries(filled).map(([name, value]) => guest.fill({ [name]: value })),
  )
  expect(new Set(statuses(answers))).toEqual(new Set([200]))
  expect((await guest.see()).body.values).toMatchObject(filled)
})

test('of documents handed up at once for the same place, one is kept', async () => {
  const { guest, invitation } = await opened(await open())
  expect(new Set(statuses(await many(5, () => guest.hand('RUC_UPLOAD'))))).toEqual(new Set([201]))
  const held = await server.db.read.selectFrom('_FILE').select(['FIELD', 'RECORD_ID']).execute()
  expect(held).toMatchObject([
    { FIELD: 'RUC_UPLOAD', RECORD_ID: String(invitation.body.ID_INVITACION) },
  ])
})
