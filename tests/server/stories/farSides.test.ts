import { afterEach, expect, test, vi } from 'vitest'
import { bureauCalls } from '../../../server/adapters/bureau/bureauCalls'
import { simulatedBureau } from '../../../server/adapters/bureau/simulatedBureau'
import { sapCalls } from '../../../server/adapters/sap/sapCalls'
import { simulatedSap } from '../../../server/adapters/sap/simulatedSap'
import {
  type SignedArchive,
  signatureCalls,
} from '../../../server/adapters/signature/signatureCalls'
import { simulatedSignature } from '../../../server/adapters/signature/simulatedSignature'
import { simulatedCourier } from '../../../server/adapters/waybill/simulatedCourier'
import { waybillCalls } from '../../../server/adapters/waybill/waybillCalls'
import { enqueueCall } from '../../../server/outbox/enqueueCall'
import type { Handlers } from '../../../server/outbox/outbox'
import { useServer } from '../useServer'
import { aSignedEnvelope, aSignedPdf } from './aSignedEnvelope'

const server = useServer()
afterEach(() => vi.useRealTimers())

const cedula = '1710034065'
const clock = () => new Date('2026-03-02T12:00:00Z')
type Far = (key: string, ...request: never[]) => Promise<unknown>

interface Side {
  readonly call: string
  readonly body: object
  /** The handlers with a system that answers like this. */
  readonly over: (far: Far) => Handlers
  /** Its answer if it works. */
  readonly well: Far
}

const [bureau, sap] = [simulatedBureau(), simulatedSap(clock)]
const courier = simulatedCourier()
const envelope = {
  signer: { name: 'Ana Vera', cedula, email: 'ana@demo.test', phone: '0991234567' },
  documents: [{ name: 'solicitud.pdf', pdf: aSignedPdf('solicitud') }],
  until: '2026-03-17',
}
const provider = simulatedSignature(clock, async () => envelope)
const archive: SignedArchive = {
  expected: () => ({ names: ['solicitud.pdf'], maxSize: 1_000 }),
  store: async () => ({}),
}
const sapOver = (method: 'salesOrder' | 'invoice' | 'creditNote') => (far: Far) =>
  sapCalls({ ...sap, [method]: far })

/** Every call of the product to another system; new calls are added here. */
const sides: Readonly<Record<string, Side>> = {
  'the sales order in SAP': {
    call: 'sap.ordenVenta',
    body: { ID: 7 },
    over: sapOver('salesOrder'),
    well: sap.salesOrder as Far,
  },
  'the invoice in SAP': {
    call: 'sap.factura',
    body: { ID: 7, EMPRESA: '0190000000001' },
    over: sapOver('invoice'),
    well: sap.invoice as Far,
  },
  'the credit note in SAP': {
    call: 'sap.notaCredito',
    body: { ID_ORDEN: 7 },
    over: sapOver('creditNote'),
    well: sap.creditNote as Far,
  },
  'the courier’s waybill': {
    call: 'servientrega.guia',
    body: { ID: 7 },
    over: far => waybillCalls({ ...courier, waybill: far }),
    well: courier.waybill as Far,
  },
  'the bureau’s score': {
    call: 'equifax.consultar',
    body: { CEDULA: cedula, NOMBRE: 'Ana Vera', EMPRESA: '0190000000001' },
    over: far =>
      bureauCalls({ bureau: { ...bureau, query: far }, findStored: async () => undefined, clock }),
    well: bureau.query as Far,
  },
  'the envelope to be signed': {
    call: 'uanataca.enviar',
    body: { ID_EMPRESA: 7 },
    over: far =>
      signatureCalls({
        provider: { ...provider, send: far },
        prepare: async () => envelope,
        archive,
      }),
    well: provider.send as Far,
  },
  'the signed documents': {
    call: 'uanataca.recuperar',
    body: { SESION: 'SIM-7-abc-F', TIPO: 'documentos' },
    over: far =>
      signatureCalls({
        provider: { ...provider, signed: far },
        prepare: async () => envelope,
        archive,
      }),
    well: async () => aSignedEnvelope('solicitud'),
  },
}

const nonsense: readonly unknown[] = [
  ...[null, undefined, '', '<html>502</html>', 0, true, [], {}],
  ...[{ documento: 'mañana' }, { guia: '000000000' }, { numero: 7, clave: 7 }],
  ...[
    { encontrado: true, puntaje: 1e9, cedula },
    { estado: 'flying', sesion: '../x' },
  ],
]

const calls = async () => server.db.read.selectFrom('_OUTBOX').selectAll().execute()

/** Enqueues the call, and makes it once for each of these answers, each time when due. */
async function sendRequest({ call, body, over }: Side, answers: readonly Far[]) {
  server.setNow('2026-03-02T12:00:00Z')
  await server.db.transaction(trx => enqueueCall(trx, server.context, { name: call, body }))
  const keys: string[] = []
  const states: string[] = []
  const errors: string[] = []
  for (const [turn, answer] of answers.entries()) {
    server.setNow(new Date(Date.parse('2026-03-02T12:00:00Z') + turn * 3_600_000).toISOString())
    const far: Far = (key, ...rest) => {
      keys.push(key)
      return answer(key, ...rest)
    }
    await server.runOutbox(over(far))
    const [row] = await calls()
    states.push(String(row?.STATE))
    errors.push(String(row?.ANSWER ?? ''))
  }
  return { keys, states, errors }
}

test.each(Object.entries(sides))(
  '%s: down, it is asked again with the same key, and made once',
  async (_, side) => {
    const down: Far = async () => Promise.reject(new Error('connect ECONNREFUSED'))
    const { keys, states, errors } = await sendRequest(side, [down, down, side.well, side.well])
    expect(new Set(keys).size).toBe(1)
    expect(states.slice(0, 2)).toEqual(['waiting', 'waiting'])
    expect(errors[0]).toContain('ECONNREFUSED')
    // sent once whether signed or not; finished requests are not repeated
    expect(keys).toHaveLength(3)
    expect(await calls()).toHaveLength(1)
  },
)

test.each(Object.entries(sides))(
  '%s: nonsense is no answer, whatever it looks like, and tells nothing of a person',
  async (_, side) => {
    for (const message of nonsense) {
      const { states, errors } = await sendRequest(side, [async () => message])
      expect([message, states]).toEqual([message, ['waiting']])
      expect(errors[0]).toMatch(/"error":"\w+ answered/)
      const isOfPerson = side.call.startsWith('equifax') || side.call.startsWith('uanataca')
      if (isOfPerson) expect(errors[0]).not.toContain(cedula)
      await server.db.write.deleteFrom('_OUTBOX').execute()
    }
  },
)

test.each(Object.entries(sides))(
  '%s: too slow, it is let go and asked again, and its late answer changes nothing',
  async (_, side) => {
    let late: (message: unknown) => void = () => undefined
    const slow: Far = () => {
      // fake timers start here, so that they do not affect the database
      vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
      const waiting = new Promise(resolve => {
        late = resolve
      })
      queueMicrotask(() => vi.advanceTimersByTime(10_001))
      return waiting
    }
    const { states, errors } = await sendRequest(side, [slow])
    vi.useRealTimers()
    expect(states).toEqual(['waiting'])
    expect(errors[0]).toContain('did not answer in time')
    late({ documento: '26000001', guia: '300000001' })
    expect((await calls())[0]?.STATE).toBe('waiting')
  },
)

test.each(Object.entries(sides))(
  '%s: down for good, it stays as failed in sight, and is not lost',
  async (_, side) => {
    const down: Far = async () => Promise.reject(new Error('down'))
    const { states, keys } = await sendRequest(side, Array(9).fill(down))
    expect(states.at(-1)).toBe('failed')
    expect(keys).toHaveLength(8)
    expect(await calls()).toMatchObject([{ STATE: 'failed', TRIES: 8 }])
  },
)
