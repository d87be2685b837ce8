import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { businessIn, isBusinessModule, quietly, root } from './businessFolder.mjs'
import { writeFieldNames } from './fieldNames.mjs'

export { root }

const business = businessIn()
const path = (...parts) => join(root, ...parts)
const installStamp = path('node_modules/.lock-hash')
/** The parts of the build, by their output; the server first, because commands need only that. */
const parts = {
  server: {
    file: `${business.dist}/server/main.js`,
    from: 'server/main.ts',
    args: ['--ssr', 'server/main.ts'],
  },
  client: { file: `${business.dist}/client/index.html`, from: 'index.html', args: [] },
}
export const everyPart = Object.keys(parts)
const stampOf = part => path(`${business.dist}/.${part}-hash`)

/** Installs the locked packages unless they are already installed. */
export function install() {
  const lock = hashOf(['package-lock.json', 'package.json'], [process.arch, process.platform])
  if (read(installStamp) === lock) return
  if (!holdsLockedPackages()) {
    console.log('Installing packages …')
    if (!succeeds(...npm('ci', '--include=dev', '--no-fund', '--no-audit'))) return 'npm ci failed'
  }
  writeFileSync(installStamp, lock)
}

/** Builds these parts unless they match the current sources and build variables. */
export function build(wanted = everyPart) {
  const sources = hashOfSources()
  const missing = wanted.filter(part => !isBuilt([part], sources))
  if (missing.length === 0) return
  console.log('Building …')
  // beside a running server, which still loads files of its own build
  const kept = wanted.length < everyPart.length ? ['--no-emptyOutDir'] : []
  for (const part of missing) {
    const { from, args } = parts[part]
    if (!existsSync(path(from))) return `cannot build: ${from} does not exist`
    rmSync(stampOf(part), { force: true })
    if (!succeeds(...vite('build', ...args, ...kept))) return `the build of the ${part} failed`
    writeFileSync(stampOf(part), sources)
  }
}

export const isBuilt = (wanted = everyPart, sources = hashOfSources()) =>
  wanted.every(part => read(stampOf(part)) === sources && existsSync(path(parts[part].file)))

/**
 * The mistakes in the schemas, worded as in development and build; files that are no TypeScript are left to the compiler.
 * Writes the field names by which the compiler checks references.
 */
export async function checkCatalogue() {
  const { runnerImport } = await import('vite')
  // an error then names the line of the file, not of the module made of it
  process.setSourceMapsEnabled(true)
  try {
    const { module } = await runnerImport(path('scripts/schemasNow.ts'), quietly())
    writeFieldNames(module.found)
  } catch (error) {
    writeFieldNames(error.names)
    return error.name === 'SchemaError' ? error.message : loadingError(error)
  }
}

/** The line of a schema, or of another file of the business, that an error comes from while the files load. */
function loadingError({ name, message, stack = '' }) {
  const schemas = path(business.folder, 'schemas/')
  const frames = [...stack.matchAll(/^ +at .*?(?:file:\/\/)?([^\s(:]+)(:\d+:\d+)\)?$/gm)]
  const [, file, line] =
    frames.find(([, file]) => file.startsWith(schemas) || isBusinessModule(business, file)) ?? []
  return file && headed(`${relative(root, file)}${line}  ${name}: ${message}`)
}

/** Lines of mistakes below a head that says where they are. */
function headed(lines) {
  const files = [...lines.matchAll(/^(\S+?):\d+:\d+ /gm)].map(([, file]) => path(file))
  const schemas = path(business.folder, 'schemas/')
  const isWider = files.some(file => isBusinessModule(business, file) && !file.startsWith(schemas))
  return asNamed(`Mistakes in ${isWider ? 'the business' : 'the schemas'}:\n${lines}`)
}

/** A text with the folder of the business as its author calls it. */
const asNamed = text => text.replaceAll(`${business.folder}/`, `${business.named}/`)

/** The compiler's errors in the schemas, one line each; checked before the build. */
export function checkSchemas(project = schemasProject()) {
  const tsc = path('node_modules/typescript/bin/tsc')
  const args = [tsc, '--noEmit', '--pretty', 'false', '--noErrorTruncation', '-p', project]
  const { status, stdout } = spawnSync(process.execPath, args, { cwd: root, encoding: 'utf8' })
  if (status === 0) return
  const lines = stdout.trimEnd().replace(/^(.+)\((\d+),(\d+)\): error TS\d+: /gm, '$1:$2:$3  ')
  return headed(lines)
}

/** The project by which the compiler checks the schemas; written beside the build where the business has none. */
export function schemasProject({ folder, schemasProject: own, dist } = business) {
  if (existsSync(path(own))) return path(own)
  const file = path(dist, 'tsconfig.schemas.json')
  mkdirSync(path(dist), { recursive: true })
  const include = [path(folder), path('src/**/*.d.ts')]
  writeFileSync(file, JSON.stringify({ extends: path('tsconfig.json'), include }))
  return file
}

/** The invalid variables of the environment; checked before the build. */
export async function checkEnvironment(of = business) {
  const { runnerImport } = await import('vite')
  const { file, reader } = of.config
  // a module that does not load is left to the compiler
  const { module } = await runnerImport(path(file), quietly(of)).catch(() => ({}))
  try {
    module?.[reader](process.env)
  } catch (error) {
    return error.message
  }
}

const vite = (...args) => [process.execPath, [path('node_modules/vite/bin/vite.js'), ...args]]

/** The npm that runs this script, otherwise the one on the PATH. */
function npm(...args) {
  const own = process.env.npm_execpath
  if (own?.endsWith('npm-cli.js')) return [process.execPath, [own, ...args]]
  return ['npm', args, { shell: process.platform === 'win32' }]
}

/** Prints the output of the command only if it fails. */
function succeeds(command, args, options = {}) {
  const env = { ...process.env, NODE_ENV: 'production' }
  const run = spawnSync(command, args, { cwd: root, encoding: 'utf8', env, ...options })
  if (run.status !== 0) process.stderr.write(`${run.stdout ?? ''}${run.stderr ?? run.error}\n`)
  return run.status === 0
}

/** True after a plain `npm install`, if the installed packages match the lock file. */
function holdsLockedPackages() {
  const laid = JSON.parse(read(path('node_modules/.package-lock.json')) ?? '{}').packages
  const { '': _project, ...locked } = JSON.parse(read(path('package-lock.json'))).packages
  const holds = ([name, { version, optional }]) =>
    laid[name] ? laid[name].version === version && existsSync(path(name)) : optional === true
  return laid !== undefined && Object.entries(locked).every(holds)
}

function hashOfSources() {
  const settings = Object.entries(process.env).filter(([name]) => name.startsWith('VITE_'))
  return hashOf(sourceFiles(), settings.sort().flat())
}

function sourceFiles() {
  const scripts = filesBelow('scripts').filter(name => name.endsWith('.ts'))
  const own = business.folder === 'src' ? [] : [business.folder]
  const below = ['src', 'server', 'public', ...own].flatMap(filesBelow).concat(scripts)
  const above = readdirSync(root).filter(name =>
    /^(\.env.*|index\.html|vite\.config\.ts|tsconfig\.json|package(-lock)?\.json)$/.test(name),
  )
  return [...below, ...above].sort()
}

function filesBelow(room) {
  if (!existsSync(path(room))) return []
  return readdirSync(path(room), { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile())
    .map(entry => relative(root, join(entry.parentPath, entry.name)))
}

function hashOf(files, words) {
  const hash = createHash('sha256').update(words.join('\0'))
  for (const file of files) hash.update(`\0${file}\0`).update(readFileSync(path(file)))
  return hash.digest('hex')
}

const read = file => (existsSync(file) ? readFileSync(file, 'utf8') : undefined)
