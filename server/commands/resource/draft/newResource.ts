import { spawnSync } from 'node:child_process'
import { existsSync, writeFileSync } from 'node:fs'
import { basename, join, resolve } from 'node:path'
import { adminRole } from '../../../../src/base/business'
import { createCatalogue } from '../../../../src/model/check/catalogue'
import { reservedNames } from '../../../../src/model/check/checkSettings'
import type { FieldModel, Resource } from '../../../../src/model/fields/resource'
import { habitsOf, readCell } from '../../../../src/model/import/readCell'
import type { AnySchema } from '../../../../src/model/schema'
import { settle } from '../../../../src/model/validation/draft'
import { validate } from '../../../../src/model/validation/validation'
import { CommandError, type CommandInput } from '../../command'
import { cellValue } from '../guess/columns'
import { readSample, type SampleRow } from '../guess/readSample'
import { type DraftField, draftSchema, type SchemaDraft } from './draftSchema'
import { describeDraft } from './tellDraft'
import { constantOf, schemaOf, schemaSourceOf } from './writeSchema'

const usage =
  'Say which and from what: npm run resource new <name> -- --from <sample.json|data.csv>' +
  " [--label 'Uno | Varios'] [--table TABLA]"

/** `npm run resource new couriers -- --from couriers.csv`: drafts a schema from a sample; never overwrites one. */
export async function newResource({
  catalogue,
  business,
  args,
  env,
}: CommandInput): Promise<string> {
  const { name, from, label, table } = requestFrom(args)
  if (!name || !from) throw new CommandError(usage)
  const request = {
    name,
    label: label ?? labelFrom(name),
    table: table ?? (tableFrom(label ?? name) || tableFrom(name)),
  }
  const root = process.cwd()
  const path = join(env.BUSINESS || 'src', 'schemas', `${constantOf(name)}.ts`)
  checkName(request, [...catalogue.resources.values()])
  // a business outside the repository may be named by its whole path
  const file = resolve(root, path)
  if (existsSync(file)) throw new CommandError(`${path} is there already`)
  const { rows, place } = await readSample(resolve(env.INIT_CWD ?? root, from))
  const draft = draftSchema(request, rows, { catalogue, guesses: business.guesses })
  const resource = proven(draft, [...catalogue.resources.values()])
  const source = schemaSourceOf(draft, `read from ${rowsOf(rows)} of ${basename(from)}`)
  writeFileSync(file, formattedSource(source, root), { flag: 'wx' })
  return describeDraft(draft, {
    path,
    from: `${rowsOf(rows)} of ${basename(from)}${place && ` (${place})`}`,
    misfits: valuesThatFail(resource, draft, rows),
    isLabelled: label !== undefined,
  })
}

const rowsOf = ({ length }: readonly SampleRow[]) => (length === 1 ? '1 row' : `${length} rows`)

function requestFrom(args: readonly string[]) {
  const after = (flag: string) => {
    const at = args.indexOf(flag)
    return at < 0 ? undefined : args[at + 1]
  }
  const [name] = args
  return {
    name: name?.startsWith('--') ? undefined : name,
    from: after('--from'),
    label: after('--label'),
    table: after('--table'),
  }
}

const labelFrom = (name: string) => {
  const words = name.charAt(0).toUpperCase() + name.slice(1).replaceAll('-', ' ')
  return `${words.replace(/(?<=[^s])s$/, '')} | ${words}`
}

/** Empty for a label in other letters than these. */
const tableFrom = (label: string) =>
  (label.split('|')[0] ?? label)
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .trim()
    .toUpperCase()
    .replace(/[^A-Z0-9]+/g, '_')
    .replace(/^[_\d]+$/, '')

function checkName({ name, table }: { name: string; table: string }, all: readonly Resource[]) {
  if (!/^[a-z][a-z0-9-]*$/.test(name) || reservedNames.includes(name))
    throw new CommandError(`${name} cannot name a resource: English, plural, kebab-case (couriers)`)
  const other = all.find(each => each.name === name || each.table === table)
  if (!other) return
  const what = other.name === name ? `a resource ${name}` : `the table ${table} (${other.name})`
  throw new CommandError(`There is already ${what}; choose another --table or name`)
}

/** Validates the draft before anything is written. */
function proven(draft: SchemaDraft, all: readonly Resource[]): Resource {
  const schema = schemaOf(draft) as AnySchema
  return createCatalogue([...all.map(resource => resource.schema), schema]).get(draft.name)
}

/** Formats the source as one of the repository; unchanged if the formatter is not installed. */
export function formattedSource(source: string, root: string): string {
  const biome = join(root, 'node_modules/@biomejs/biome/bin/biome')
  if (!existsSync(biome)) return source
  const args = [biome, 'check', '--write', '--stdin-file-path=src/schemas/draft.ts']
  const run = spawnSync(process.execPath, args, { cwd: root, input: source, encoding: 'utf8' })
  return run.status === 0 && run.stdout ? run.stdout : source
}

/** Rows of the sample that the drafted schema rejects: `row 3: EMAIL`. */
export function valuesThatFail(
  resource: Resource,
  draft: SchemaDraft,
  rows: readonly SampleRow[],
): string[] {
  const writable = new Set(resource.fields.keys())
  const readers = draft.fields.map(field => readerOf(field, resource))
  return rows.flatMap((row, at) => {
    const record = settle(resource, Object.fromEntries(readers.map(read => read(row))), {})
    const wrong = Object.keys(
      validate(resource, record, { me: { ROLE: adminRole(), GROUP: true }, writable }),
    )
    return wrong.length > 0 ? [`row ${at + 1}: ${wrong.join(', ')}`] : []
  })
}

/** Reads the cells of a column: texts as an import reads them. */
function readerOf({ column }: DraftField, { fields }: Resource) {
  const { name, header, texts } = column
  const field = fields.get(name)
  const habits = habitsOf(texts)
  return (row: SampleRow): readonly [string, unknown] => {
    const cell = cellValue(row[header])
    if (typeof cell !== 'string' || !field)
      return [name, field?.fields ? rowsIn(cell, field) : field?.parse(cell)]
    const reading = readCell(field, cell, habits)
    return [name, 'value' in reading ? reading.value : field.parse(cell)]
  }
}

const rowsIn = (rows: unknown, { fields = [] }: FieldModel) =>
  Array.isArray(rows)
    ? rows.map(row =>
        Object.fromEntries(fields.map(({ name, parse }) => [name, parse(row[name] ?? null)])),
      )
    : rows
