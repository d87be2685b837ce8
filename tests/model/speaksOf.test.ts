import { expect, test } from 'vitest'
import { mentions } from '../../server/flow/answeredSince'
import { catalogue } from '../../src/catalogue'
import { movesOf } from '../../src/model/access/transition'

const spoken = (name: string, move: string) => {
  const resource = catalogue.resources.get(name)
  const found = resource && movesOf(resource).get(move)
  if (!found) throw new Error(`${name} has no step ${move}`)
  return mentions(resource, found)
}

test('a step speaks of what it asks, needs, weighs, sets and fills, and of the state', () => {
  expect([...(spoken('invoices', 'enviarFacturar') ?? [])].sort()).toEqual(
    [
      ...['CLIENTEID', 'ESTADO', 'IDUSUARIOENTREGARA', 'NUMEROGUIA'],
      ...['SERIES_COUNT', 'SERIES_EXIGIDAS', 'UNIDADES'],
    ].sort(),
  )
})

test('what a step asks another system for, and what it empties, is its own too', () => {
  expect(spoken('invoices', 'generarGuia')).toContain('NUMEROGUIA')
  expect(spoken('invoices', 'devolver')).toContain('DOCNUM')
  expect(spoken('invoices', 'imprimir')).not.toContain('DOCNUM')
})

test('what a function of the server reads nobody knows', () => {
  expect(spoken('warranty-orders', 'aplicaNotaCredito')).toBeUndefined()
})
