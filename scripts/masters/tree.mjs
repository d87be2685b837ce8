import { spawn, spawnSync } from 'node:child_process'
import {
  constants,
  copyFileSync,
  existsSync,
  linkSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  symlinkSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { root } from '../prepare.mjs'
import { dropDatabases } from './schema.mjs'

/** A folder for all files of one run; it is removed when the process ends, also after Ctrl-C. */
export function workFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'mostrador-masters-'))
  process.once('exit', () => {
    for (const child of children) child.kill('SIGKILL')
    rmSync(folder, { recursive: true, force: true })
    git('worktree', 'prune')
  })
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
    process.once(signal, () => dropDatabases().finally(() => process.exit(130)))
  return folder
}

/** The files of a commit in a separate folder, with packages, not yet built. */
export async function checkOut(commit, folder) {
  git('worktree', 'add', '--detach', '--quiet', folder, commit)
  const isSameLock =
    read(join(folder, 'package-lock.json')) === read(join(root, 'package-lock.json'))
  if (isSameLock) linkFolder(join(root, 'node_modules'), join(folder, 'node_modules'))
  else await run(folder, 'npm', ['ci', '--include=dev', '--no-fund', '--no-audit'])
}

/** The full name of a commit, from any name that git knows. */
export const commitOf = name => git('rev-parse', '--verify', `${name}^{commit}`)

/** Builds client and server of a folder. */
export const buildTree = folder => run(folder, 'npm', ['run', 'build'])

const children = new Set()

/** A child process that ends with this one. */
export function child(command, args, options) {
  const started = spawn(command, args, options)
  children.add(started)
  started.once('exit', () => children.delete(started))
  return started
}

/** Runs a command; its output is shown only on failure. */
export async function run(cwd, command, args) {
  const env = { ...process.env, NODE_ENV: 'production' }
  const started = child(command, args, { cwd, env, shell: process.platform === 'win32' })
  let output = ''
  for (const stream of [started.stdout, started.stderr]) stream.on('data', text => (output += text))
  const code = await new Promise((resolve, reject) => {
    started.once('error', reject)
    started.once('close', resolve)
  })
  if (code !== 0) throw new Error(`${command} ${args.join(' ')} failed in ${cwd}:\n${output}`)
  return output
}

function git(...args) {
  const { status, stdout, stderr } = spawnSync('git', args, { cwd: root, encoding: 'utf8' })
  if (status !== 0) throw new Error(`git ${args.join(' ')}: ${stderr}`)
  return stdout.trim()
}

/** Hard links if the file system supports them, otherwise copies; hidden folders of tools are left out. */
function linkFolder(from, to) {
  mkdirSync(to)
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)]
    if (entry.isSymbolicLink()) symlinkSync(readlinkSync(source), target)
    else if (entry.isFile()) linkFile(source, target)
    else if (!/^\.(vite|cache)/.test(entry.name)) linkFolder(source, target)
  }
}

function linkFile(source, target) {
  try {
    linkSync(source, target)
  } catch {
    copyFileSync(source, target, constants.COPYFILE_FICLONE)
  }
}

const read = file => (existsSync(file) ? readFileSync(file, 'utf8') : undefined)
