import { existsSync, writeFileSync } from 'node:fs'
import { basename, join, resolve } from 'node:path'
import { createCatalogue } from '../../../../src/model/check/catalogue'
import type { Resource } from '../../../../src/model/fields/resource'
import type { AnySchema } from '../../../../src/model/schema'
import { CommandError, type CommandInput } from '../../command'
import { readSample, type SampleRow } from '../guess/readSample'
import { draftSchema, type SchemaDraft } from './draftSchema'
import { layOut } from './layOut'
import { misfits } from './sampleFits'
import { tellDraft } from './tellDraft'
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
  const { name, from, label, table } = wishIn(args)
  if (!name || !from) throw new CommandError(usage)
  const wish = { name, label: label ?? labelFrom(name), table: table ?? tableFrom(label ?? name) }
  const root = process.cwd()
  const path = join(env.BUSINESS || 'src', 'schemas', `${constantOf(name)}.ts`)
  checkName(wish, [...catalogue.resources.values()])
  if (existsSync(join(root, path))) throw new CommandError(`${path} is there already`)
  const rows = readSample(resolve(env.INIT_CWD ?? root, from))
  const draft = draftSchema(wish, rows, { catalogue, guesses: business.guesses })
  const resource = proven(draft, [...catalogue.resources.values()])
  const source = schemaSourceOf(draft, `read from ${rowsOf(rows)} of ${basename(from)}`)
  writeFileSync(join(root, path), layOut(source, path, root), { flag: 'wx' })
  return tellDraft(draft, {
    path,
    from: `${rowsOf(rows)} of ${basename(from)}`,
    misfits: misfits(resource, draft, rows),
    isLabelled: label !== undefined,
  })
}

const rowsOf = ({ length }: readonly SampleRow[]) => (length === 1 ? '1 row' : `${length} rows`)

function wishIn(args: readonly string[]) {
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

/** Names of the engine's own endpoints. */
const taken = new Set(['account', 'docs', 'files', 'settings'])

function checkName({ name, table }: { name: string; table: string }, all: readonly Resource[]) {
  if (!/^[a-z][a-z0-9-]*$/.test(name) || taken.has(name))
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
