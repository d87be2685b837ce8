import { spawnSync } from 'node:child_process'
import { existsSync, writeFileSync } from 'node:fs'
import { basename, join, resolve } from 'node:path'
import { adminRole } from '../../../../src/base/business'
import { createCatalogue } from '../../../../src/model/check/catalogue'
import { reservedNames } from '../../../../src/model/check/checkSettings'
import type { FieldModel, Resource } from '../../../../src/model/fields/resource'
import type { AnySchema } from '../../../../src/model/schema'
import { settle } from '../../../../src/model/validation/draft'
import { validate } from '../../../../src/model/validation/validation'
import { CommandError, type CommandInput } from '../../command'
import { readSample, type SampleRow } from '../guess/readSample'
import { draftSchema, type SchemaDraft } from './draftSchema'
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
    table: table ?? tableFrom(label ?? name),
  }
  const root = process.cwd()
  const path = join(env.BUSINESS || 'src', 'schemas', `${constantOf(name)}.ts`)
  checkName(request, [...catalogue.resources.values()])
  if (existsSync(join(root, path))) throw new CommandError(`${path} is there already`)
  const rows = readSample(resolve(env.INIT_CWD ?? root, from))
  const draft = draftSchema(request, rows, { catalogue, guesses: business.guesses })
  const resource = proven(draft, [...catalogue.resources.values()])
  const source = schemaSourceOf(draft, `read from ${rowsOf(rows)} of ${basename(from)}`)
  writeFileSync(join(root, path), formattedSource(source, path, root), { flag: 'wx' })
  return describeDraft(draft, {
    path,
    from: `${rowsOf(rows)} of ${basename(from)}`,
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

const tableFrom = (label: string) =>
  (label.split('|')[0] ?? label)
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .trim()
    .toUpperCase()
    .replace(/[^A-Z0-9]+/g, '_')

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

/** Formats the source; unchanged if the formatter is not installed. */
export function formattedSource(source: string, path: string, root: string): string {
  const biome = join(root, 'node_modules/@biomejs/biome/bin/biome')
  if (!existsSync(biome)) return source
  const args = [biome, 'check', '--write', `--stdin-file-path=${path}`]
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
  return rows.flatMap((row, at) => {
    const record = settle(resource, recordOf(row, resource, draft), {})
    const wrong = Object.keys(
      validate(resource, record, { me: { ROLE: adminRole(), GROUP: true }, writable }),
    )
    return wrong.length > 0 ? [`row ${at + 1}: ${wrong.join(', ')}`] : []
  })
}

function recordOf(row: SampleRow, resource: Resource, { fields }: SchemaDraft) {
  const entries = fields.map(({ column, guess }) => {
    const cell = row[column.header] ?? null
    const field = resource.fields.get(column.name)
    const read = guess.read && cell !== null && cell !== '' ? guess.read(cell) : cell
    return [column.name, field?.fields ? rowsIn(read, field) : field?.parse(read)]
  })
  return Object.fromEntries(entries)
}

const rowsIn = (rows: unknown, { fields = [] }: FieldModel) =>
  Array.isArray(rows)
    ? rows.map(row =>
        Object.fromEntries(fields.map(({ name, parse }) => [name, parse(row[name] ?? null)])),
      )
    : rows
