import { Ajv2020 } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import type { Catalogue } from '../../src/model/fields/resource'
import { type OpenApiDocument, openApiOf } from '../../src/model/openapi/openapi'
import { declared, features } from './declared'

type Check = (method: string, address: string, response: Response) => Promise<void>
type Operation = { readonly responses?: Readonly<Record<string, { readonly $ref?: string }>> }

const checks = new WeakMap<Catalogue, Check>()

/** Fails a test whose server answers a documented operation with an undocumented status or JSON. */
export function documentedAnswers(catalogue: Catalogue): Check {
  const known = checks.get(catalogue)
  if (known) return known
  const label = ({ name }: { name: string }) => name
  const created = checkOf(
    openApiOf(catalogue, { language: 'en', label, routes: declared, features }),
  )
  checks.set(catalogue, created)
  return created
}

function checkOf(document: OpenApiDocument): Check {
  const find = finderOf(Object.keys(document.paths))
  const problemOf = validatorOf(document)
  return async (method, address, response) => {
    const path = find(address)
    if (path === undefined || response.status === 304) return
    const verb = method.toLowerCase()
    const { responses } = (document.paths[path] as Record<string, Operation>)[verb] ?? {}
    if (!responses) return
    const status = String(response.status)
    const name = responses[status] || response.ok ? status : 'default'
    const at = responses[name]?.$ref?.slice(1) ?? pointer('paths', path, verb, 'responses', name)
    const problem = responses[name] ? await problemOf(at, response) : 'no such status'
    if (problem) throw new Error(`${method} ${path} ${status} is not as documented: ${problem}`)
  }
}

function validatorOf(document: OpenApiDocument) {
  const options = { strict: false, validateSchema: false, logger: false } as const
  const ajv = new Ajv2020({ ...options, code: { optimize: false } })
  addFormats.default(ajv)
  ajv.addSchema(document, 'document')
  const known = new Map<string, ReturnType<typeof ajv.getSchema>>()
  return async (at: string, response: Response) => {
    if (!response.headers.get('content-type')?.startsWith('application/json')) return undefined
    const validate =
      known.get(at) ?? ajv.getSchema(`document#${at}/content/application~1json/schema`)
    known.set(at, validate)
    if (!validate) return 'no schema'
    return validate(await response.clone().json()) ? undefined : ajv.errorsText(validate.errors)
  }
}

const pointer = (...parts: readonly string[]) =>
  parts
    .map(part => `/${encodeURIComponent(part.replaceAll('~', '~0').replaceAll('/', '~1'))}`)
    .join('')

/** The document's path of an address; of several matches the one whose parameters come later. */
function finderOf(paths: readonly string[]) {
  const patternOf = (path: string) =>
    new RegExp(`^${path.replaceAll('.', '\\.').replace(/\{\w+\}/g, '[^/]+')}$`)
  const patterns = paths
    .map(path => [path, patternOf(path)] as const)
    .sort(([a], [b]) => firstParameter(b) - firstParameter(a))
  return (address: string) => {
    const plain = address.replace(/[?#].*$/, '').replace(/\/$/, '')
    return patterns.find(([, pattern]) => pattern.test(plain))?.[0]
  }
}

const firstParameter = (path: string) => `${path}{`.indexOf('{')
