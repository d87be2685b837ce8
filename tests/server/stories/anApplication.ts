import type { Client, Json } from '../client'
import { following, type Shop } from './useShop'

const path = '/hanadb/api/credit-applications'
const papers = '/hanadb/api/credit-documents'
const contact = { PERSONA_CONTACTO: 'Rosa Vera', TELEFONO: '0991234567' }

/** The fields of an invitation to a natural person. */
export const aGuest = {
  NOMBRE: 'Ana Vera',
  CEDULA_REPRESENTANTE: '0102030405',
  EMAIL: 'ana@demo.test',
  NUM_TELEFONO: '0991234567',
  PROVINCIA: 'Azuay',
  CIUDAD: 'Cuenca',
  DIRECCION_TRABAJO: 'Calle 1',
  DIRECCION_DOMICILIO: 'Calle 2',
  REFERENCIAS_COMERCIALES: [{ COMPANIA: 'Sol', ...contact }],
  DIRECCIONES_ADICIONALES: [{ DIRECCION: 'Calle 3' }],
  REFERENCIAS_BANCARIAS: [{ ENTIDAD_FINANCIERA: 'Banco', ...contact }],
}

/** The same with computed fields, as filled in by a seller. */
export const aPerson = {
  ...aGuest,
  RUC: `${aGuest.CEDULA_REPRESENTANTE}001`,
  NOMBRE_REPRESENTANTE: aGuest.NOMBRE,
}

/** A credit application submitted by its seller; default: of a natural person. */
export async function anApplication(
  { seller }: Shop,
  more: Readonly<Record<string, unknown>> & { readonly RUC?: string } = {},
) {
  const { RUC = aPerson.RUC } = more
  const { status, body } = await seller.post(path, {
    TIPO_PERSONA: 'N',
    ...aPerson,
    ...(more.TIPO_PERSONA !== 'J' && { CEDULA_REPRESENTANTE: RUC.slice(0, 10) }),
    ...more,
  })
  return { status, ...following(`${path}/${body.ID_EMPRESA}`, body) }
}

/** The documents of an application that a person sees, in the order of their request. */
export async function documentsOf(user: Client, { body }: { body: Json }) {
  const filter = encodeURIComponent(JSON.stringify({ ID_EMPRESA: body.ID_EMPRESA }))
  const sort = encodeURIComponent('["ID_DOCUMENTO","ASC"]')
  const found = await user.get(`${papers}?filter=${filter}&sort=${sort}`)
  return (found.body.data as unknown as Json[]).map(each =>
    following(`${papers}/${each.ID_DOCUMENTO}`, each),
  )
}
