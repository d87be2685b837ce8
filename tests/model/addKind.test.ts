import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { runnerImport } from 'vite'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { quietly, root } from '../../scripts/businessFolder.mjs'

/** A copy of the sources: files of other tests read the real ones meanwhile. */
const place = join(root, `data/kind-${process.pid}`)
const write = (file: string, text: string) => {
  const path = join(place, file)
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, text)
}
const registry = 'src/kinds/registry.ts'
const edit = (change: (text: string) => string) =>
  write(registry, change(readFileSync(join(place, registry), 'utf8')))

beforeAll(() => {
  for (const room of ['base', 'i18n', 'kinds', 'locales', 'model'])
    cpSync(join(root, 'src', room), join(place, 'src', room), { recursive: true })
  write(
    'probe.ts',
    `import { business } from '${root}/examples/clinic/business'
import { setBusiness } from './src/base/business'
import { describeKinds } from './src/kinds/registry'
import { createCatalogue } from './src/model/check/catalogue'
import { fieldSchema } from './src/model/openapi/parts/fieldSchema'
import { resourceDefiner } from './src/model/schema'
import { validate } from './src/model/validation/validation'

setBusiness(business)
await describeKinds()
const trips = resourceDefiner<unknown, any>()({
  ...{ name: 'trips', table: 'TRIP', key: 'ID', title: 'ID', label: 'Trip | Trips' },
  fields: { ID: { kind: 'id' }, LASTS: { kind: 'duration', longest: 90 } },
  access: { admin: 'all' },
} as any)

export function probe() {
  const resource = createCatalogue([trips as any]).get('trips')
  const field = resource.fields.get('LASTS')!
  const writing = { me: {}, writable: new Set(['LASTS']) }
  const problems = (LASTS: unknown) => validate(resource, { ID: 1, LASTS }, writing as any)
  return {
    parsed: field.parse('1:20'),
    printed: field.print(80, 'en'),
    problems: [problems(80), problems(91)],
    json: fieldSchema(field, 'en'),
    sample: field.sample(7),
  }
}
`,
  )
})
afterAll(() => rmSync(place, { recursive: true, force: true }))

const probe = async () => {
  const { module } = await runnerImport<{ probe: () => object }>(join(place, 'probe.ts'), {
    ...quietly(),
    root: place,
    envFile: false,
  })
  return module.probe()
}

test('a kind is a folder and its line in the registry; without them a schema with it is refused', async () => {
  write(
    'src/kinds/duration/data.ts',
    `import { integer, type NumberOptions } from '../integer/data'
import type { Kind } from '../kind/kind'

export interface DurationOptions extends NumberOptions { readonly longest?: number }
export const duration: Kind<DurationOptions, number> = {
  ...integer,
  parse: value => {
    const [, hours, minutes] = /^(\\d+):(\\d\\d)$/.exec(String(value)) ?? []
    return hours === undefined ? integer.parse(value, {}) : Number(hours) * 60 + Number(minutes)
  },
  print: value => Math.floor(value / 60) + ':' + String(value % 60).padStart(2, '0'),
}
`,
  )
  write(
    'src/kinds/duration/shape.ts',
    `import { numberShape } from '../integer/shape'
export const shape = (yup, { longest }) => numberShape(yup, { min: 0, max: longest })
`,
  )
  write(
    'src/kinds/duration/description.ts',
    `import { numberWord } from '../kind/words'
export const description = {
  words: { longest: numberWord },
  jsonSchema: ({ longest }) => ({ type: 'integer', minimum: 0, maximum: longest }),
  sample: n => n,
}
`,
  )
  const [imported, line] = [`import { duration } from './duration/data'\n`, '  duration,\n']
  edit(text => imported + text.replace('export const kinds = {\n', start => start + line))
  expect(await probe()).toEqual({
    ...{ parsed: 80, printed: '1:20', sample: 7 },
    problems: [{}, { LASTS: expect.objectContaining({ key: expect.any(String) }) }],
    json: { type: 'integer', minimum: 0, maximum: 90 },
  })

  rmSync(join(place, 'src/kinds/duration'), { recursive: true })
  edit(text => text.replace(imported, '').replace(line, ''))
  await expect(probe()).rejects.toThrow(/duration/)
})
