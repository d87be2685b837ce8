import { describe, expect, test } from 'vitest'
import { catalogue } from '../../src/catalogue'
import { createCatalogue } from '../../src/model/catalogue'
import { checkNamedPieces } from '../../src/resources/slots'
import { brands } from '../../src/schemas/brands'

describe.each([...catalogue.resources.values()])('$name', resource => {
  test('asks for pieces and looks that are there', () => {
    expect(() => checkNamedPieces(resource)).not.toThrow()
  })
})

test('a piece that nobody has made is named with its place', () => {
  const odd = { ...brands, related: [], slots: { listTop: 'fireworks' } }
  const { resources } = createCatalogue([odd])
  expect(() => checkNamedPieces(resources.get('brands') as never)).toThrow(
    'brands.slots.listTop: there is no piece "fireworks"',
  )
})
