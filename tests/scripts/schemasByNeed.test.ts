import { expect, test } from 'vitest'
import { drawnBy, findStandings, modulesFor } from '../../scripts/schemasByNeed'
import { sourceFiles } from '../sourceFiles'

test('what draws a resource by its name is found, what asks for its rights alone is not', () => {
  const code = [
    `const orders = useResource('invoices')`,
    `const { fields } = useCatalogue().get('shared-files')`,
    `const mayCreate = useMay('clients', 'create')`,
    `const visits = useCatalogue().resources.get('visits')`,
  ]
  expect(drawnBy(code.join('\n'))).toEqual(['invoices', 'shared-files'])
})

test('a schema comes with those it refers to, and with the rows its tallies go over, each once', async () => {
  const standings = await findStandings()
  expect(modulesFor(['products', 'stock'], standings)).toEqual([
    'src/schemas/products.ts',
    'src/schemas/brands.ts',
    'src/schemas/categories.ts',
    'src/schemas/stock.ts',
    'src/schemas/warehouses.ts',
  ])
})

test('every name that is drawn is a schema’s', async () => {
  const standings = await findStandings()
  const drawn = sourceFiles('src').flatMap(({ text }) => drawnBy(text))
  expect(drawn.length).toBeGreaterThan(0)
  expect(drawn.filter(name => !standings.has(name))).toEqual([])
})

test('no part of the frame draws a resource by its name: every page would bring that schema', () => {
  const frame = sourceFiles('src/layout', 'src/pieces', 'src/providers', 'src/fields')
  expect(frame.filter(({ text }) => drawnBy(text).length > 0).map(({ path }) => path)).toEqual([])
})
