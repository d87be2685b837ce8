import { pathToFileURL } from 'node:url'
import { businessIn, quietly } from './businessFolder.mjs'
import {
  build,
  checkCatalogue,
  checkEnvironment,
  checkSchemas,
  everyPart,
  install,
  isBuilt,
  root,
} from './prepare.mjs'

const failed = install()
if (failed) stop(`Mostrador did not start: ${failed}.`)
// before any check or build, both of which would stop at what it repairs
const [, , command, verb, ...files] = process.argv
if (command === 'resource' && verb === 'upgrade') {
  const { runnerImport } = await import('vite')
  const { module } = await runnerImport(`${root}/scripts/upgradeNow.ts`, quietly())
  console.log(await module.upgradeResource(files))
  process.exit()
}
// `npm run resource` and similar commands do not need the pages
const parts = process.argv.length > 2 ? ['server'] : everyPart
if (!isBuilt(parts)) {
  const wrong = (await checkEnvironment()) ?? (await checkCatalogue()) ?? checkSchemas()
  if (wrong) stop(wrong)
  const unbuilt = build(parts)
  if (unbuilt) stop(`Mostrador did not start: ${unbuilt}.`)
}

const { dist, dataDir } = businessIn()
process.env.DATA_DIR ||= dataDir
// A signal to npm ends the shell between npm and this process, which then stops as an orphan.
const parent = process.ppid
const orphaned = () => process.ppid !== parent && process.kill(process.pid, 'SIGTERM')
if (process.env.npm_lifecycle_event) setInterval(orphaned, 500).unref()

// The server runs in this process, so signals and the exit code need no forwarding.
await import(pathToFileURL(`${root}/${dist}/server/main.js`).href)

function stop(words) {
  console.error(words)
  process.exit(1)
}
