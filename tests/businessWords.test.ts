import { expect, test } from 'vitest'
import { engineOrder } from './serverRooms'
import { sourceFiles } from './sourceFiles'

/** Columns, resources, systems, places and documents of the distributor. */
const businessWords =
  /warehouse|card_?code|sucursal|imei|c[eé]dula|guayaquil|tomebamba|equifax|uanataca|servientrega|hanadb|\b(empresa|ruc|sap|invoices|serials)\b/gi

const engineOfFront = [
  ...['src/base', 'src/model', 'src/i18n', 'src/providers', 'src/pieces', 'src/fields'],
  ...['src/kinds', 'src/resources', 'src/layout'],
]

test('the engine speaks no word of a business', () => {
  const engine = [...engineOrder, ...engineOfFront].map(room => `${room}/`)
  const told = sourceFiles('src', 'server')
    .filter(({ path }) => engine.some(room => path.startsWith(room)))
    .flatMap(({ path, text }) =>
      [...text.matchAll(businessWords)].map(([word]) => `${path}: ${word}`),
    )
  expect(told).toEqual([])
})
