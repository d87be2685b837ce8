import { pathToFileURL } from 'node:url'
import {
  build,
  checkEnvironment,
  checkSchemas,
  everyPart,
  install,
  isBuilt,
  root,
} from './prepare.mjs'

const failed = install()
if (failed) stop(`Mostrador did not start: ${failed}.`)
// `npm run resource` and the like have no use for the pages
const parts = process.argv.length > 2 ? ['server'] : everyPart
if (!isBuilt(parts)) {
  const wrong = (await checkEnvironment()) ?? checkSchemas()
  if (wrong) stop(wrong)
  const unbuilt = build(parts)
  if (unbuilt) stop(`Mostrador did not start: ${unbuilt}.`)
}

// A signal sent to npm ends the shell between npm and us, not us: an orphan stops as well.
const parent = process.ppid
const orphaned = () => process.ppid !== parent && process.kill(process.pid, 'SIGTERM')
if (process.env.npm_lifecycle_event) setInterval(orphaned, 500).unref()

// The server lives in this process, so signals and the exit code need no forwarding.
await import(pathToFileURL(`${root}/dist/server/main.js`).href)

function stop(words) {
  console.error(words)
  process.exit(1)
}
