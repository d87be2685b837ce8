import { defineBusiness } from '../../src/model/defineBusiness'
import type { FieldNames } from './fieldNames'

/** The flag of Spain. */
const flag = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 28 20"><path fill="#c60b1e" d="M0 0h28v20H0z"/><path fill="#ffc400" d="M0 5h28v10H0z"/></svg>')}`

/** A clinic in Madrid: what the engine is told about it, and its `defineResource`. */
export const { business, defineResource } = defineBusiness<FieldNames>()({
  name: 'clinic',
  brand: 'Clínica Alba',
  roles: { admin: 'admin', doctor: 'doctor', reception: 'reception', guest: 'guest' },
  adminRole: 'admin',
  guestRole: 'guest',
  userAttributes: {},
  api: { base: '/clinic/api' },
  languages: [
    { value: 'es', label: 'Español', locale: 'es-ES', icon: flag },
    { value: 'en', label: 'English', locale: 'en-GB' },
  ],
  defaultLanguage: 'es',
  language: 'es',
  locale: 'es-ES',
  currency: 'EUR',
  timeZone: 'Europe/Madrid',
})
